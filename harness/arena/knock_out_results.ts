/** The players that go on after a round of a knock-out, and why. @module */

import type { Advance, ContestFacts, KnockOutResult } from "../core/mod.ts";
import type { ContestState } from "./contest_state.ts";
import { type Meeting, winnerOf } from "./ratings/mod.ts";

/** One for each meeting and bye of the last round; none before it is finished. */
export function knockOutResults(
  contest: ContestFacts,
  { history: { rounds, meetings }, open, lost }: ContestState,
): readonly KnockOutResult[] {
  const last = rounds.at(-1);
  if (contest.format !== "knock-out" || !last || open.length + lost.length > 0) return [];
  const played = meetings.filter(({ round }) => round === last.number);
  return [
    ...played.map((meeting) => resultOf(meeting, contest)),
    ...last.byes.map((player): KnockOutResult => ({ kind: "bye", player })),
  ];
}

function resultOf(meeting: Meeting, contest: ContestFacts): KnockOutResult {
  const { one, other, points: [mine, theirs] } = meeting;
  const player = winnerOf(meeting);
  if (player === undefined) return { kind: "neither", one, other };
  return {
    kind: "won",
    player,
    over: player === one ? other : one,
    by: advanceOf(meeting, contest),
    points: player === one ? [mine, theirs] : [theirs, mine],
    moreGames: meeting.games - contest.games,
  };
}

function advanceOf({ games, points: [mine, theirs] }: Meeting, contest: ContestFacts): Advance {
  if (games === 0) return "walkover";
  if (mine === theirs) return "seed";
  if (games <= contest.games) return "points";
  return games <= 2 * contest.games ? "tie-break" : "sudden-death";
}
