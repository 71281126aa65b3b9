/** The pieces that are not to be seen on the board: captured ones, and those that are still dark. @module */

import type { Localized, Tray } from "../../core/mod.ts";
import { GLYPHS, OWNERS } from "./diagram.ts";
import { FULL_SET, type Piece, type PieceLetter, revealed } from "./piece.ts";
import type { DarkChessPosition } from "./position.ts";

/** Both sides' captured and dark pieces; which dark piece lies where is not told. */
export function trays({ board }: DarkChessPosition): readonly Tray[] {
  const pieces = board.filter((piece) => piece !== undefined);
  const dark = pieces.filter((piece) => piece.dark).map(({ letter }) => letter);
  const captured = without(FULL_SET, pieces.map(({ letter }) => letter));
  return [
    ...byColour(captured, { red: TITLES.redCaptured, black: TITLES.blackCaptured }),
    ...byColour(dark, { red: TITLES.redDark, black: TITLES.blackDark }),
  ];
}

function byColour(
  letters: readonly PieceLetter[],
  titles: Readonly<Record<Piece["colour"], Localized>>,
): readonly Tray[] {
  return (["red", "black"] as const).map((colour) => ({
    title: titles[colour],
    owner: OWNERS[colour],
    glyphs: FULL_SET.filter((letter, at) =>
      revealed(letter).colour === colour && at - FULL_SET.indexOf(letter) < count(letters, letter)
    ).map((letter) => GLYPHS[letter]),
  }));
}

function without(
  all: readonly PieceLetter[],
  some: readonly PieceLetter[],
): readonly PieceLetter[] {
  return all.filter((letter, at) =>
    at - all.indexOf(letter) < count(all, letter) - count(some, letter)
  );
}

function count(letters: readonly PieceLetter[], wanted: PieceLetter): number {
  return letters.filter((letter) => letter === wanted).length;
}

const TITLES = {
  redCaptured: { en: "Red captured", zh: "紅方被吃", ja: "取られた赤" },
  blackCaptured: { en: "Black captured", zh: "黑方被吃", ja: "取られた黒" },
  redDark: { en: "Red still dark", zh: "紅方暗子", ja: "伏せた赤" },
  blackDark: { en: "Black still dark", zh: "黑方暗子", ja: "伏せた黒" },
};
