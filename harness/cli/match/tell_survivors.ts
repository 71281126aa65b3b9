/** Who goes on after a round of a knock-out, and why. @module */

import { type Meeting, winnerOf } from "../../arena/ratings/mod.ts";
import { type ContestFacts, type Language, visible } from "../../core/mod.ts";
import { type ContestWord, contestWord } from "../../../reporters/mod.ts";
import type { ContestState } from "../../arena/mod.ts";

/** A line for each meeting and bye of the last round; none before it is finished. */
export function survivorLines(
  contest: ContestFacts,
  { history: { rounds, meetings }, open, lost }: ContestState,
  language: Language,
): readonly string[] {
  const last = rounds.at(-1);
  if (contest.format !== "knock-out" || !last || open.length + lost.length > 0) return [];
  const nameOf = (player: number): string => visible(contest.players[player]?.name ?? "", 40);
  const played = meetings.filter(({ round }) => round === last.number);
  const winners = played.filter((meeting) => winnerOf(meeting) !== undefined);
  const isLast = winners.length + last.byes.length === 1;
  const goesOn = (player: number, why: string): string =>
    contestWord(isLast ? "cupWon" : "goesOn", language, { name: nameOf(player), why });
  const met = played.map((meeting) => {
    const winner = winnerOf(meeting);
    const [one, other] = [meeting.one, meeting.other].map(nameOf);
    if (winner === undefined) {
      return contestWord("neitherGoesOn", language, { name: one!, other: other! });
    }
    const [mine, theirs] = winner === meeting.one ? meeting.points : meeting.points.toReversed();
    const values = { other: winner === meeting.one ? other! : one!, mine: mine!, theirs: theirs! };
    const more = meeting.games - contest.games;
    return goesOn(winner, contestWord(reasonOf(meeting, contest), language, { ...values, more }));
  });
  return [...met, ...last.byes.map((player) => goesOn(player, contestWord("byBye", language)))];
}

function reasonOf({ games, points: [mine, theirs] }: Meeting, contest: ContestFacts): ContestWord {
  if (games === 0) return "byWalkover";
  if (mine === theirs) return "asSeed";
  if (games <= contest.games) return "byPoints";
  return games <= 2 * contest.games ? "byTieBreak" : "bySuddenDeath";
}
