/** What the tests of the platform's files share; no tests of its own. @module */

import { pick, randomFrom } from "../../random.ts";
import type { GameRecord } from "../../platform_files/game_record.ts";
import { ending } from "../ending.ts";
import { started } from "../test_kit.ts";
import { moves } from "../moves.ts";
import { write } from "../notation.ts";
import { play } from "../play.ts";
import { formatSetup } from "../setup.ts";

/** A random game as a record: to its end, or at most so many plies of it. */
export function randomRecord(
  seed: number,
  { most = Infinity, setup }: { readonly most?: number; readonly setup?: string } = {},
): GameRecord {
  const random = randomFrom(seed);
  const begun = started(setup ?? seed);
  let position = begun;
  const plies: string[] = [];
  while (!ending(position) && plies.length < most) {
    position = play(position, pick(moves(position), random)!);
    plies.push(write(position.last!));
  }
  const result = ending(position);
  return {
    date: "11:19pm Dec 7, 2019",
    names: { first: "Player1(a1)", second: "my engine" },
    start: { setup: formatSetup(begun) },
    timeSeconds: 900,
    plies,
    timestampsMs: Array.from({ length: plies.length + 1 }, (_, index) => 1575760811020 + index),
    ...(result ? { result } : {}),
  };
}
