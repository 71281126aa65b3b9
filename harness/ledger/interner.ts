/** Values of which one stands for all that are the same. @module */

/** More than a game has of anything; a file that has more is not the usual one. */
const MOST_KNOWN = 20_000;

/** Finds the first value that had the same key. */
export class Interner<Value> {
  readonly #values = new Map<string, Value>();

  of(key: string, value: Value): Value {
    const known = this.#values.get(key);
    if (known !== undefined) return known;
    if (this.#values.size === MOST_KNOWN) this.#values.clear();
    this.#values.set(key, value);
    return value;
  }

  /** The same for a value that is known by its JSON. */
  like<Same extends Value>(value: Same): Same {
    return value === undefined ? value : this.of(JSON.stringify(value), value) as Same;
  }
}
