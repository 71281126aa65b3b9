/** What the tests of Geister share; no tests of its own. @module */

import { assert, assertEquals } from "@std/assert";
import type { GameSettings, Side } from "../game.ts";
import { pick, randomFrom, shuffled } from "../random.ts";
import { ending } from "./ending.ts";
import { type Ghost, isOnBoard, LETTERS, otherSide } from "./ghost.ts";
import { moves } from "./moves.ts";
import { read } from "./notation.ts";
import { objection } from "./objection.ts";
import { play } from "./play.ts";
import type { GeisterMove, GeisterPosition } from "./position.ts";
import { DIRECTIONS } from "./square.ts";
import { start } from "./start.ts";

/** The board at the start, with the red ghosts of both in front. */
export const STANDARD = "14R24R34R44R15B25B35B45B41r31r21r11r40b30b20b10b";

/** The position of a setup or a seed. */
export function started(from: string | number, settings?: GameSettings): GeisterPosition {
  const begun = typeof from === "string"
    ? start({ setup: from, settings })
    : start({ seed: from, settings });
  assert(begun.ok, begun.ok ? "" : begun.error.en);
  return begun.value;
}

/** A setup with these ghosts on the board or escaped; all others were captured. */
export function setup(places: Readonly<Record<string, string>>, turn: Side = "first"): string {
  const names = [...LETTERS, ...LETTERS.map((letter) => letter.toLowerCase())];
  // The game goes on if a side keeps one of A, C, E, G and one of B, D, F, H.
  const captured = (index: number) => index % 2 === 0 ? "99r" : "99b";
  return `${names.map((name, index) => places[name] ?? captured(index)).join("")} ${turn}`;
}

/** A move from its notation. */
export function moveOf(text: string): GeisterMove {
  const move = read(text);
  assert(move.ok, move.ok ? "" : move.error.en);
  return move.value;
}

/** The position after some moves, all of which are legal. */
export function after(position: GeisterPosition, texts: readonly string[]): GeisterPosition {
  return texts.map(moveOf).reduce((each, move) => {
    assertEquals(objection(each, move), undefined);
    return play(each, move);
  }, position);
}

/** A random game to its end: the moves, and the positions before, between and after them. */
export function randomGame(position: GeisterPosition, seed: number) {
  const random = randomFrom(seed);
  const positions = [position];
  const played: GeisterMove[] = [];
  while (!ending(position)) {
    const move = pick(moves(position), random);
    assert(move, "A side that has not lost can always move");
    position = play(position, move);
    positions.push(position);
    played.push(move);
  }
  return { positions, played };
}

/** Every letter and some that are none, in every direction. */
export const CANDIDATES: readonly GeisterMove[] = [...LETTERS, "I", "a", "", "AB"].flatMap(
  (ghost) => DIRECTIONS.map((direction) => ({ ghost, direction })),
);

/** The same position with the other's colours on the board lying elsewhere. */
export function recoloured(
  position: GeisterPosition,
  { side, random }: { side: Side; random: () => number },
): GeisterPosition {
  const other = otherSide(side);
  const hidden = position.ghosts[other].filter(isOnBoard).map(({ colour }) => colour);
  const order = [...shuffled(hidden, random)];
  const ghosts = position.ghosts[other].map((ghost): Ghost =>
    isOnBoard(ghost) ? { colour: order.pop()!, at: ghost.at } : ghost
  );
  return { ...position, ghosts: { ...position.ghosts, [other]: ghosts } };
}

/** The file of the manual's figure 42. */
export const BOARD_FILE = `This is TEMPORARILY file. You can use it for DEBUG.
* 12:18am Oct 16, 2024
* a1 vs a2
* 4 4 4 4
* - b b b b -
* - r r r r -
* - - - - - -
* - - - - - -
* - R R R R -
* - B B B B -
* time 900
* 1. C,NORTH D,NORTH
* 2. D,WEST C,NORTH
* Comment 0 0
0. 1729037880601
1. 1729037880601
2. 1729037880757
3. 1729037880897
4. 1729037880991
0. 0
1. 0
2. 0
3. 0
# #
# #
###
`;
