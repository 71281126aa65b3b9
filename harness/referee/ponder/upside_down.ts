/** An engine that reads the board of a `/start` in mid-game upside down. @module */

import { fill, type Localized } from "../../core/mod.ts";
import {
  darkChess,
  type DarkChessMove,
  type DarkChessPosition,
} from "../../games/dark-chess/mod.ts";
import type { Finding } from "../../protocols/finding.ts";
import type { PonderBout } from "./bout.ts";

const FILES = 4;

/**
 * The finding about an illegal ply; where the ply is legal on the board turned upside down, it is
 * the start that was misread. A flip proves nothing: half of all squares may be dark in both.
 */
export function misread<Found extends Omit<Finding, "evidence">>(
  { entered, position }: PonderBout,
  { illegal, move }: { readonly illegal: Found; readonly move: DarkChessMove },
): Found {
  if (!entered || move.kind === "flip") return illegal;
  const boards = [position.board, entered.board].map(upsideDown);
  const fits = boards.some((board) => !darkChess.objection({ ...position, board }, move));
  if (!fits) return illegal;
  const actual = fill(UPSIDE_DOWN, { what: illegal.actual });
  return { ...illegal, rule: "ponder/midgame-start", actual };
}

/** Rank 1 for rank 8. */
function upsideDown(board: DarkChessPosition["board"]): DarkChessPosition["board"] {
  const ranks = Array.from(
    { length: board.length / FILES },
    (_, rank) => board.slice(rank * FILES, (rank + 1) * FILES),
  );
  return ranks.reverse().flat();
}

const UPSIDE_DOWN: Localized = {
  en: "{what}; it would be legal with rank 1 read as rank 8: `/start` begins with a1",
  zh: "{what}；若把第 1 列當成第 8 列則合法：`/start` 從 a1 開始",
  ja: "{what}。1 段目を 8 段目と読めば合法：`/start` は a1 から始まる",
};
