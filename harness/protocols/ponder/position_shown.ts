/** The game as an engine sees it: what `/start` and `/turn` say. @module */

import { err, type Localized, type Result, untranslated } from "../../core/mod.ts";
import {
  type Colour,
  darkChess,
  type DarkChessPosition,
  PIECE_LETTERS,
} from "../../games/dark-chess/mod.ts";
import type { StartMessage, TurnMessage } from "./messages.ts";

/** A position that looks like that one; the side to move is first, dark pieces are in a fixed order. */
export function positionShown(
  { marks, counts }: Pick<StartMessage, "marks" | "counts">,
  { moves, colour }: Pick<TurnMessage, "moves" | "colour">,
): Result<DarkChessPosition, Localized> {
  const hidden = PIECE_LETTERS.flatMap((letter, index) => {
    const seen = marks.filter((mark) => mark === letter).length;
    return new Array<string>(Math.max(0, Math.min(5, (counts[index] ?? 0) - seen))).fill(letter);
  });
  const dark = marks.filter((mark) => mark === "X").length;
  if (hidden.length !== dark) {
    return err(
      untranslated(`${dark} squares are dark, and ${hidden.length} pieces are not in sight`),
    );
  }
  const deal = marks.map((mark) => mark === "X" ? hidden.shift() ?? "-" : "-").join("");
  const turn = colour === undefined ? "unknown" : moves ? colour : OTHER[colour];
  const setup = `${rowsOf(marks)} ${turn}${dark > 0 ? ` deal=${deal}` : ""}`;
  return darkChess.start({ setup });
}

const OTHER: Readonly<Record<Colour, Colour>> = { red: "black", black: "red" };

/** One letter per square, a1 first. */
export function marksOf({ board }: DarkChessPosition): readonly string[] {
  return board.map((piece) => !piece ? "-" : piece.dark ? "X" : piece.letter);
}

function rowsOf(marks: readonly string[]): string {
  const rows = Array.from({ length: 8 }, (_, row) => marks.slice(4 * row, 4 * row + 4).join(""));
  return rows.reverse().join("/");
}
