/** A frame whose end has not come yet. @module */

/** Keeps it in the pieces in which it came, so that single bytes cost no more than lines. */
export class UnendedFrame {
  readonly #ends: RegExp;
  /** The one character that ends a frame, where there is one alone. */
  readonly #end: string | undefined;
  readonly #pieces: string[] = [];
  #length = 0;

  /** `ends` are the characters that can end a frame. */
  constructor(ends: string) {
    this.#ends = anyOf(ends);
    this.#end = ends.length === 1 ? ends : undefined;
  }

  /** How long it is so far. */
  get length(): number {
    return this.#length;
  }

  /** All of it so far. */
  get latin1(): string {
    return this.#pieces.join("");
  }

  /** Whether a piece can end a frame. */
  mayEndBy(latin1: string): boolean {
    return this.#end === undefined ? this.#ends.test(latin1) : latin1.includes(this.#end);
  }

  /** Puts a piece aside; answers with the length of all of them. */
  add(latin1: string): number {
    this.#pieces.push(latin1);
    return this.#length += latin1.length;
  }

  /** Gives up what came before, and `latin1` after it. */
  takeWith(latin1: string): string {
    if (this.#length === 0) return latin1;
    const whole = this.latin1 + latin1;
    this.clear();
    return whole;
  }

  clear(): void {
    this.#pieces.length = this.#length = 0;
  }
}

function anyOf(characters: string): RegExp {
  if (characters === "") return /^/;
  return new RegExp(`[${characters.replace(/[\\\]^-]/g, "\\$&")}]`);
}
