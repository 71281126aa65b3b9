/** Dark chess for a search. @module */

import {
  type DarkChessMove,
  type DarkChessPosition,
  shorter,
  situationsIn,
} from "../../games/dark-chess/mod.ts";
import { pick } from "../../games/random.ts";
import { gameOf } from "../../referee/all/mod.ts";
import type { GameModel } from "../model.ts";

const kit = gameOf("dark-chess");
if (!kit) throw new Error("Dark chess is gone");

/** How the server steers dark chess: by the opponent's plies, and by what its flips show. */
export const DARK_CHESS: GameModel = {
  kit,
  situations: situationsIn,
  decideChance: ({ board }: DarkChessPosition, move: DarkChessMove, random) => {
    if (move.kind === "move") return move;
    const letters = board.flatMap((piece) => piece?.dark ? [piece.letter] : []);
    const piece = pick([...new Set(letters)], random);
    return { ...move, piece };
  },
  shorter,
};
