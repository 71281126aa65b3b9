/** The lines of Geister's `board.txt`, sorted by what they are for. @module */

import type { Result } from "../../core/mod.ts";
import { type Sections, sectionsOf as sorted } from "../platform_files/board_file_lines.ts";
import { SIZE } from "./square.ts";

export { type Line, type Sections, wrong } from "../platform_files/board_file_lines.ts";

/** What stands in front of the moves, line by line. */
export const HEAD = [
  "the time of the start",
  "the players",
  "the counts of the ghosts",
  ...Array.from({ length: SIZE }, (_, row) => `row ${row} of the board`),
  "the time limit",
] as const;

/** Sorts the lines of a file. */
export function sectionsOf(text: string): Result<Sections> {
  return sorted(text, HEAD);
}
