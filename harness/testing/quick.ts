/** What the quick tests leave to the whole command. @module */

/** Set by `task test:quick`. */
export const QUICK = "SHINPAN_QUICK";

/** Whether these are the quick tests. */
export const IS_QUICK: boolean = Boolean(Deno.env.get(QUICK));

/** All of a list; in the quick tests every fourth, or another share, the first among them. */
export function sampled<Item>(list: readonly Item[], every = 4): readonly Item[] {
  return IS_QUICK ? list.filter((_, at) => at % every === 0) : list;
}

/** As many runs as a test asks for, or a quarter of them in the quick tests. */
export function runs(count: number): number {
  return IS_QUICK ? Math.ceil(count / 4) : count;
}
