/** Waits for what has come meanwhile to be read. @module */

/** Settles with `value` in a task of its own, before which everything that has come is taken in. */
export function nextTask<Value = void>(value?: Value): Promise<Value> {
  return new Promise((resolve) => setTimeout(() => resolve(value as Value), 0));
}
