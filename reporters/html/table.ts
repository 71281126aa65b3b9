/** Values that are kept once and named by their index. @module */

const PUNCTUATION = 3;

/** Values, each once, under the order in which they came. */
export class ValueTable<Value> {
  readonly all: Value[] = [];
  readonly #keyOf: (value: Value) => string;
  readonly #byKey = new Map<string, number>();
  /** Values that are the same object need no key. */
  readonly #known = new Map<Value, number>();

  #size = 0;

  constructor(keyOf: (value: Value) => string) {
    this.#keyOf = keyOf;
  }

  /** About how many characters the values take. */
  get size(): number {
    return this.#size;
  }

  /** The index of a value, which is kept now if none like it was. */
  indexOf(value: Value): number {
    const known = this.#known.get(value);
    if (known !== undefined) return known;
    const key = this.#keyOf(value);
    const index = this.#byKey.get(key) ?? this.#added(key, value);
    this.#known.set(value, index);
    return index;
  }

  #added(key: string, value: Value): number {
    this.#size += key.length + PUNCTUATION;
    this.#byKey.set(key, this.all.length);
    return this.all.push(value) - 1;
  }
}
