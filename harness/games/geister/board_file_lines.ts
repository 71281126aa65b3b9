/** The lines of Geister's `board.txt`, sorted by what they are for. @module */

import type { Localized, Result } from "../../core/mod.ts";
import { type Sections, sectionsOf as sorted } from "../platform_files/board_file_lines.ts";
import { SIZE } from "./square.ts";
import { HEAD_LINES } from "../platform_files/file_words.ts";
import { filledIn } from "../start_words.ts";

export { type RecordLine, type Sections, wrong } from "../platform_files/board_file_lines.ts";

const BEFORE_ROWS = [HEAD_LINES.start, HEAD_LINES.players, HEAD_LINES.ghosts];

/** Where the lines of the board begin; the line before them counts the ghosts. */
export const ROWS_FROM = BEFORE_ROWS.length;

/** What stands in front of the moves, line by line. */
export const HEAD: readonly Localized[] = [
  ...BEFORE_ROWS,
  ...Array.from({ length: SIZE }, (_, row) => filledIn(HEAD_LINES.row, { number: row })),
  HEAD_LINES.limit,
];

/** Sorts the lines of a file. */
export function sectionsOf(text: string): Result<Sections, Localized> {
  return sorted(text, HEAD);
}
