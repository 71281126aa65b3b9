/** The next round of a knock-out contest. @module */

import { type History, isUnattended, type Meeting } from "./meeting.ts";
import type { Pairings } from "./swiss.ts";

/**
 * Pairs the players that are still in. They are seeded by their numbers: the first and the second can
 * meet in the last round only, the first four not before the last but one, and so on. Where the number
 * is no power of two the best seeds have no opponent in the first round. Undefined where one or none is left.
 */
export function knockOutRound(history: History): Pairings | undefined {
  const { rounds, players } = history;
  let slots: readonly (number | undefined)[] = bracket(players);
  for (const { number } of rounds) slots = survivors(slots, history.meetings, number);
  if (slots.filter((player) => player !== undefined).length < 2) return undefined;
  const pairs = pairsOf(slots);
  return {
    pairings: pairs.flatMap(([one, other]) =>
      one === undefined || other === undefined
        ? []
        : [{ one: Math.min(one, other), other: Math.max(one, other) }]
    ),
    byes: pairs.flatMap(([one, other]) =>
      one === undefined || other === undefined ? [one ?? other].flatMap((each) => each ?? []) : []
    ),
  };
}

/**
 * The winner of a meeting; the better seed goes on where nothing has told them apart, and neither
 * where neither came.
 */
export function winnerOf(meeting: Meeting): number | undefined {
  const { one, other, points: [mine, theirs] } = meeting;
  if (mine !== theirs) return mine > theirs ? one : other;
  return isUnattended(meeting) ? undefined : Math.min(one, other);
}

/** Seeds in the order of the bracket: neighbours meet, then their winners, and so on. */
export function bracket(players: number): readonly (number | undefined)[] {
  let order = [0];
  while (order.length < players) {
    const size = 2 * order.length;
    order = order.flatMap((seed) => [seed, size - 1 - seed]);
  }
  return order.map((seed) => seed < players ? seed : undefined);
}

function survivors(
  slots: readonly (number | undefined)[],
  meetings: readonly Meeting[],
  round: number,
): readonly (number | undefined)[] {
  const winners = new Map(
    meetings.filter((meeting) => meeting.round === round)
      .flatMap((meeting) =>
        [meeting.one, meeting.other].map((player) => [player, winnerOf(meeting)] as const)
      ),
  );
  return pairsOf(slots).map(([one, other]) => {
    if (one === undefined || other === undefined) return one ?? other;
    return winners.get(one);
  });
}

function pairsOf<Value>(list: readonly Value[]): readonly (readonly [Value, Value])[] {
  return Array.from(
    { length: list.length / 2 },
    (_, at) => [list[2 * at]!, list[2 * at + 1]!] as const,
  );
}
