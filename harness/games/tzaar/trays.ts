/** What each side has left of each kind; a side that has none of one kind has lost. @module */

import type { Localized, Tray } from "../../core/mod.ts";
import type { Side } from "../game.ts";
import { FACES } from "./diagram.ts";
import { PIECE_TYPES, type TzaarPosition } from "./position.ts";

/** The stacks on the board by what lies on top of them. */
export function trays({ board }: TzaarPosition): readonly Tray[] {
  return (["first", "second"] as const).map((owner) => ({
    title: TITLES[owner],
    owner,
    glyphs: PIECE_TYPES.map((type) => {
      const left = board.filter((stack) => stack?.owner === owner && stack.type === type).length;
      return `${FACES[owner][type].glyph} ${left}`;
    }),
  }));
}

const TITLES: Readonly<Record<Side, Localized>> = {
  first: { en: "White has", zh: "白方剩餘", ja: "白の残り" },
  second: { en: "Black has", zh: "黑方剩餘", ja: "黒の残り" },
};
