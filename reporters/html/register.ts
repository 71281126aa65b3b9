/** Things that are listed once and then named by their index. @module */

/** From an id to an index. */
export type Key = (id: string) => number;

/** A list that knows what is in it. */
export class Register<Thing> {
  readonly all: Thing[] = [];
  readonly #known = new Map<string, number>();

  /** The index of the thing with this id, which is listed now if it was not. */
  add(id: string, thing: Thing | (() => Thing)): number {
    const known = this.#known.get(id);
    if (known !== undefined) return known;
    this.#known.set(id, this.all.length);
    return this.all.push(typeof thing === "function" ? (thing as () => Thing)() : thing) - 1;
  }
}
