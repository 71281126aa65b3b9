/** What follows in a contest that is played in rounds. @module */

import type { ContestFacts, ContestRound, PlayerOut } from "../../core/mod.ts";
import { knockOutRound } from "./knock_out.ts";
import type { History } from "./meeting.ts";
import { swissRound } from "./swiss.ts";

/** The next round, once all before it are finished; undefined where the contest is over. */
export function nextRound(
  history: History,
  { format, rounds = 0 }: Pick<ContestFacts, "format" | "rounds">,
  out: readonly PlayerOut[],
): ContestRound | undefined {
  const number = history.rounds.length + 1;
  if (format === "knock-out") {
    const found = knockOutRound(history);
    return found && { number, ...found, out };
  }
  const gone = new Set(out.map(({ player }) => player));
  const active = Array.from({ length: history.players }, (_, at) => at)
    .filter((player) => !gone.has(player));
  if (number > rounds || active.length < 2) return undefined;
  const found = swissRound(history, active);
  return found && { number, ...found, out };
}
