/** What is true of a whole run, as its first event tells it. @module */

import type { RunFacts } from "../core/mod.ts";
import type { RunOptions } from "./run_options.ts";

/** The facts of a run of these cases. */
export function runFacts(
  { version, pairing, engine, seed, strict, startedAt, confinement, ...options }: RunOptions,
  planned: readonly string[],
): RunFacts {
  const { scenarios, leftOut } = options;
  const { id, rules } = pairing.protocol;
  const sources = Object.fromEntries(
    scenarios.flatMap(({ id, source }) => source === undefined ? [] : [[id, source]]),
  );
  const conditions = { engine, seed, strict, startedAt, confinement };
  const { staked, spoken, situations } = pairing.talk;
  const extent = {
    rules,
    ...staked && { staked },
    ...spoken && { spoken },
    ...situations && { situations: situations.table },
    planned,
    ...leftOut ? { leftOut } : {},
    sources,
  };
  return { version, protocol: id, ...conditions, ...extent };
}
