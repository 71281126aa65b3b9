/** Commands that a busy machine may leave without a verdict. @module */

const MOST_RUNS = 6;
const INCONCLUSIVE = 4;

/** Runs a command again, as its user would, while its exit code says that there is no verdict yet. */
export async function untilConclusive<Ended extends { readonly code: number }>(
  run: () => Promise<Ended>,
): Promise<Ended> {
  let ended = await run();
  for (let runs = 1; runs < MOST_RUNS && ended.code === INCONCLUSIVE; runs++) ended = await run();
  return ended;
}
