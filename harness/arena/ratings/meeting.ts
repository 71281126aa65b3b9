/** What is known of a contest between two rounds. @module */

import type { ContestRound } from "../../core/mod.ts";

/** Two players that have met. */
export interface Meeting {
  readonly round: number;
  readonly one: number;
  readonly other: number;
  /** Points of the player that was named first, and of the other. */
  readonly points: readonly [number, number];
  /** How many games have a result; none after a walkover. */
  readonly games: number;
}

/** Whether neither player came. */
export function isUnattended({ games, points: [mine, theirs] }: Meeting): boolean {
  return games === 0 && mine === theirs;
}

/** A contest so far: all rounds are finished. */
export interface History {
  readonly players: number;
  readonly rounds: readonly ContestRound[];
  readonly meetings: readonly Meeting[];
  /** What a bye or a walkover brings: the points of a whole meeting. */
  readonly fullPoints: number;
}

/** The points of every player. */
export function pointsIn({ players, rounds, meetings, fullPoints }: History): Float64Array {
  const points = new Float64Array(players);
  const add = (player: number, more: number): void => {
    points[player] = points[player]! + more;
  };
  for (const { byes } of rounds) for (const player of byes) add(player, fullPoints);
  for (const { one, other, points: [mine, theirs] } of meetings) {
    add(one, mine);
    add(other, theirs);
  }
  return points;
}
