/** The names of the three board files. @module */

/** The files by what they tell: chessColor, chessLayer and chessType. */
export const BOARD_FILES = ["color", "layer", "type"] as const;

/** One of the files. */
export type BoardFile = typeof BOARD_FILES[number];

/** Something for each of the files. */
export type BoardFiles<Content> = Readonly<Record<BoardFile, Content>>;

/** The ends of lines that the files may have; the last line has none. */
export type LineEnd = "\n" | "\r\n";
