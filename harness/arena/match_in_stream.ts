/** A match as its stream of events tells it, wherever that file lies. @module */

import { MatchFold, type MatchReport } from "../core/mod.ts";
import { type Damage, readLedger } from "../ledger/mod.ts";
import { rulesOf } from "./players.ts";
import { tested } from "./run_in_folder.ts";

/** What a stream of a match comes to. */
export interface MatchInStream {
  /** The report; undefined where the first event is lost. */
  readonly report?: MatchReport;
  /** The lines that are not as they were written. */
  readonly damaged: readonly Damage[];
}

/** Folds the sound lines of a file of events. */
export function matchInStream(file: string): MatchInStream {
  const { events, damaged } = readLedger(Deno.readTextFileSync(file));
  const start = events.find((event) => event.kind === "match-started");
  const protocols = start?.match.players.flatMap(({ protocol }) => protocol ?? []) ?? [];
  const fold = new MatchFold(rulesOf(protocols));
  for (const event of events) fold.add(event);
  const report = start && fold.report();
  return {
    ...report && { report: tested(report) },
    damaged: damaged.map((line) => ({ file, line })),
  };
}
