/** Boards that stand on their head. @module */

import { SIZE } from "../../games/shogi/mod.ts";
import type { Dialogue } from "./dialogue.ts";

/** A square in the program's coordinates, or back: a turn twice is none. */
export function turnedSquare(square: string, dialogue: Dialogue): string {
  const [file = "", letter = ""] = square;
  if (!dialogue.turned || !/^[1-9][a-i]/.test(square)) return square;
  const rank = String.fromCharCode(TWICE_E - letter.charCodeAt(0));
  return `${turnsFiles(dialogue) ? SIZE + 1 - Number(file) : file}${rank}${square.slice(2)}`;
}

/** Rank e is in the middle. */
const TWICE_E = 2 * "e".charCodeAt(0);

/** Files are counted from the same side of the screen, so that a turn changes them or not. */
export function turnsFiles({ turned, board }: Dialogue): boolean {
  return turned && board?.left !== 1;
}
