/** Matches that lie in the folder of a meeting and are not that meeting. @module */

import type { ContestFacts, ContestPairing, KeptMatch } from "../core/mod.ts";
import { otherCondition } from "./conditions.ts";

/**
 * By what a match differs from a meeting: players, clocks or deals; undefined where it is that
 * meeting. One of another meeting, copied here, would count for players that did not play it.
 */
export function foreignBy(
  match: KeptMatch,
  { one, other, round = 1 }: ContestPairing & { readonly round?: number },
  { format: _, forfeits: __, sprt: ___, ...contest }: ForeignTo,
): string | undefined {
  const [mine, theirs] = [contest.players[one], contest.players[other]];
  if (!mine || !theirs) return "players";
  // Each round has deals of its own.
  const seed = contest.seed + round - 1;
  return otherCondition(match, { ...contest, players: [mine, theirs], seed });
}

type ForeignTo = Omit<ContestFacts, "rules">;
