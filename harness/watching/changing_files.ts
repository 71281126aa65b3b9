/** Files that change in every round, because the engine writes them. @module */

/** So soon after a round's start an engine writes its first lines, and a person seldom saves. */
const SOON_MS = 5_000;
/** So many rounds in a row are stopped by a file before it counts as the engine's. */
const MOST_TIMES = 3;

/** Tells such files from those that a person changes. */
export class ChangingFiles {
  readonly #times = new Map<string, number>();
  readonly #noise = new Set<string>();

  /** What a change so long after the start of a round is; `learnt` is told once for a file. */
  note(path: string, afterMs: number): "news" | "learnt" | "noise" {
    if (this.#noise.has(path)) return "noise";
    const times = afterMs < SOON_MS ? (this.#times.get(path) ?? 0) + 1 : 0;
    this.#times.set(path, times);
    if (times < MOST_TIMES) return "news";
    this.#noise.add(path);
    return "learnt";
  }

  /** Whether a file was taken for the engine's. */
  isNoise(path: string): boolean {
    return this.#noise.has(path);
  }

  /** Takes it that a round went to its end. */
  rest(): void {
    this.#times.clear();
  }
}
