/** What follows from the events of a contest: the order of the players and their distances. @module */

import { ContestFold, type ContestReport, type JobEvent, type Rule } from "../core/mod.ts";
import { standingIn, stateOf } from "./contest_state.ts";
import { encountersOf, rate } from "./ratings/mod.ts";

/** The contest of these events; undefined before it has started. */
export function contestOf(
  events: Iterable<JobEvent>,
  rules: readonly Rule[],
): ContestReport | undefined {
  const fold = new ContestFold(rules);
  for (const event of events) fold.add(event);
  return fold.report();
}

/** A folded contest with its standings, where it is played in rounds, and its ratings. */
export function ranked(report: ContestReport): ContestReport {
  const { contest, rounds, matches } = report;
  const standing = rounds && standingIn(contest, stateOf(contest, rounds, matches));
  return rated({ ...report, ...standing });
}

/** With more players the report has no ratings; `rate` makes them. */
const MOST_RATED = 1000;

function rated(report: ContestReport): ContestReport {
  const { contest: { players }, matches } = report;
  if (players.length > MOST_RATED || matches.length === 0) return report;
  const played = matches.map(({ one, other, report: { games } }) => (
    { players: [one, other] as const, games }
  ));
  const { encounters, repeated } = encountersOf(played);
  const ratings = rate(players.length, encounters);
  return { ...report, ratings: repeated > 0 ? { ...ratings, repeated } : ratings };
}
