/** What the quick tests leave to the whole command. @module */

/** Set by `task test:quick`. */
export const QUICK = "SHINPAN_QUICK";

/** Whether these are the quick tests. */
export const IS_QUICK: boolean = Boolean(Deno.env.get(QUICK));

/** All of a list; every fourth in the quick tests, the first among them. */
export function sampled<Item>(list: readonly Item[]): readonly Item[] {
  return IS_QUICK ? list.filter((_, at) => at % 4 === 0) : list;
}
