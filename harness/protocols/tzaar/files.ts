/** The three board files: 9 rows of 9 numbers, one file for each thing to know of a stack. @module */

import { bytesOf, err, ok, type Result } from "../../core/mod.ts";
import { BOARD_FILES, type BoardFiles, type LineEnd } from "./board_file.ts";
import { type BoardFault, judgeBoards } from "./board_judge.ts";
import {
  type Board,
  CELLS,
  type PieceType,
  pointAtCell,
  SIZE,
  type Stack,
  type TzaarPosition,
} from "../../games/tzaar/mod.ts";

/** The files of a position, byte for byte as the platform writes them. */
export function writeBoards(
  { board }: Pick<TzaarPosition, "board">,
  { lineEnd = "\n" }: { readonly lineEnd?: LineEnd } = {},
): BoardFiles<string> {
  const write = (value: (stack: Stack) => number) => {
    const values = Array.from({ length: SIZE * SIZE }, (_, cell) => {
      const point = pointAtCell(cell);
      if (point === undefined) return -1;
      const stack = board[point];
      return stack ? value(stack) : 0;
    });
    return rowsOf(values).map((row) => row.join(",")).join(lineEnd);
  };
  return {
    color: write(({ owner }) => owner === "first" ? 1 : 2),
    layer: write(({ height }) => height),
    type: write(({ type }) => type),
  };
}

/** The board that three texts describe, or the first thing that is wrong with them. */
export function readBoards(texts: BoardFiles<string>): Result<Board, BoardFault> {
  const fault = judgeBoards({
    color: bytesOf(texts.color),
    layer: bytesOf(texts.layer),
    type: bytesOf(texts.type),
  });
  if (fault) return err(fault);
  const [color = [], layer = [], type = []] = BOARD_FILES.map((file) =>
    texts[file].split(/,|\r?\n/).map(Number)
  );
  return ok(CELLS.map((cell) => {
    if (color[cell] === 0) return undefined;
    const owner = color[cell] === 1 ? "first" : "second";
    return { owner, height: layer[cell] ?? 0, type: type[cell] as PieceType };
  }));
}

function rowsOf<Value>(cells: readonly Value[]): readonly (readonly Value[])[] {
  return Array.from({ length: SIZE }, (_, row) => cells.slice(SIZE * row, SIZE * (row + 1)));
}
