/**
 * Positions as text: the board string as the first player sees it, with all colours known, and
 * whose turn it is, as in `14R24R34R44R15B25B35B45B41r31r21r11r40b30b20b10b second`.
 * @module
 */

import { err, type Localized, ok, type Result } from "../../core/mod.ts";
import type { Side } from "../game.ts";
import { boardString, OFF_BOARD } from "./board_string.ts";
import { type Ghost, type Ghosts, isOnBoard, LETTERS } from "./ghost.ts";
import type { GeisterPosition } from "./position.ts";
import { SIZE, SQUARES } from "./square.ts";
import { filledIn, refused, START } from "../start_words.ts";
import { SETUP } from "./setup_words.ts";

/** What a setup says: the ghosts, and whose turn it is. */
export interface Layout {
  readonly ghosts: Ghosts;
  readonly turn: Side;
}

/** All ghosts in the order of the board string; the second player's have small letters. */
const NAMES: readonly string[] = [...LETTERS, ...LETTERS.map((letter) => letter.toLowerCase())];
const LENGTH = NAMES.length * 3;

/** Reads `<board string> [first|second]`; the game may be over, and colours need not be 4 and 4. */
export function parseSetup(text: string): Result<Layout, Localized> {
  const [board = "", turn = "first", ...rest] = text.trim().split(/\s+/);
  if (rest.length > 0) return refused(START.tooManyWords, { text: rest.join(" ") });
  if (turn !== "first" && turn !== "second") {
    return refused(SETUP.turn, { turn });
  }
  if (board.length !== LENGTH) {
    return refused(SETUP.length, {
      length: LENGTH,
      names: NAMES.join(""),
      count: board.length,
      board,
    });
  }
  const ghosts = parseGhosts(board);
  if (!ghosts.ok) return ghosts;
  const shared = sharedSquare(ghosts.value);
  if (shared) return err(shared);
  const [first, second] = [ghosts.value.slice(0, 8), ghosts.value.slice(8)];
  return ok({ ghosts: { first, second }, turn });
}

/** The setup of a position; how many plies it took is not part of it. */
export function formatSetup(position: GeisterPosition): string {
  return `${boardString(position, "first", { reveal: true })} ${position.turn}`;
}

function parseGhosts(board: string): Result<readonly Ghost[], Localized> {
  const ghosts: Ghost[] = [];
  for (const index of NAMES.keys()) {
    const ghost = parseGhost(board.slice(index * 3, index * 3 + 3), index);
    if (!ghost.ok) return ghost;
    ghosts.push(ghost.value);
  }
  return ok(ghosts);
}

function parseGhost(text: string, index: number): Result<Ghost, Localized> {
  const refuse = (problem: Localized) =>
    refused(SETUP.ghost, { problem, text, name: NAMES[index] ?? "", from: index * 3 + 1 });
  const at = parsePlace(text.slice(0, 2));
  if (at === undefined) return refuse(SETUP.place);
  const [red, blue] = typeof at === "number" && index < LETTERS.length ? "RB" : "rb";
  const mark = text.charAt(2);
  if (mark !== red && mark !== blue) {
    return refuse(filledIn(SETUP.colour, { red: red ?? "", blue: blue ?? "" }));
  }
  if (mark === red && at === "escaped") return refuse(SETUP.onlyBlue);
  return ok({ colour: mark === red ? "red" : "blue", at });
}

function parsePlace(text: string): Ghost["at"] | undefined {
  if (text === OFF_BOARD.captured) return "captured";
  if (text === OFF_BOARD.escaped) return "escaped";
  if (!/^[0-5][0-5]$/.test(text)) return undefined;
  return Number(text.charAt(0)) + SIZE * Number(text.charAt(1));
}

/** What is wrong with a board where two ghosts stand on one square. */
function sharedSquare(ghosts: readonly Ghost[]): Localized | undefined {
  for (const [index, ghost] of ghosts.entries()) {
    const earlier = ghosts.findIndex(({ at }) => at === ghost.at);
    if (!isOnBoard(ghost) || earlier === index) continue;
    return filledIn(SETUP.shared, {
      one: NAMES[earlier] ?? "",
      other: NAMES[index] ?? "",
      square: SQUARES[ghost.at] ?? "",
    });
  }
  return undefined;
}
