/** What is wrong with the three board files: first their bytes, then what they say. @module */

import type { ByteFaultKind } from "./byte_fault.ts";
import { judgeBytes, type NumberTable, tableOf } from "./byte_judge.ts";
import { BOARD_FILES, type BoardFile, type BoardFiles, type LineEnd } from "./board_file.ts";
import { PIECES_PER_SIDE, pointAtCell, SIZE } from "../../games/tzaar/mod.ts";

/** The kinds of faults: of the bytes of one file, and of what the numbers say. */
export type BoardFaultKind =
  | ByteFaultKind
  /** A number that no file of this name has. */
  | "out-of-range"
  /** A -1 on a point of the board, or something else off it. */
  | "off-pattern"
  /** A point is occupied in chessColor and not in this file, or the other way round. */
  | "occupation-differs";

/** The first thing that is wrong, and where. */
export interface BoardFault {
  readonly kind: BoardFaultKind;
  readonly file: BoardFile;
  /** Of the first byte at fault, from 0. */
  readonly offset: number;
  /** Counted from 0; absent where the fault is not in one row or column. */
  readonly row?: number;
  readonly column?: number;
  /** What is there, cut to a few letters. */
  readonly found: string;
}

/** What a judge may know besides the files. */
export interface JudgeOptions {
  /** The only line end that will do; both will when it is absent, but no mixture. */
  readonly lineEnd?: LineEnd;
  /** The files as they were, by which a rest of them is known. */
  readonly before?: BoardFiles<Uint8Array>;
}

/** The first fault of the three files, all bytes before all meaning; undefined for sound ones. */
export function judgeBoards(
  files: BoardFiles<Uint8Array>,
  options: JudgeOptions = {},
): BoardFault | undefined {
  for (const file of BOARD_FILES) {
    const { lineEnd } = options;
    const fault = judgeBytes(files[file], { lineEnd, before: options.before?.[file] });
    if (fault) return { file, ...fault };
  }
  const tables = {
    color: tableOf(files.color),
    layer: tableOf(files.layer),
    type: tableOf(files.type),
  };
  for (const judge of [outOfRange, offPattern, occupationDiffers]) {
    const fault = judge(tables);
    if (fault) return fault;
  }
  return undefined;
}

const HIGHEST: BoardFiles<number> = { color: 2, layer: PIECES_PER_SIDE, type: 3 };

function outOfRange(tables: BoardFiles<NumberTable>): BoardFault | undefined {
  return firstCell(
    tables,
    "out-of-range",
    ({ file, value }) => value < -1 || value > HIGHEST[file],
  );
}

function offPattern(tables: BoardFiles<NumberTable>): BoardFault | undefined {
  return firstCell(
    tables,
    "off-pattern",
    ({ cell, value }) => (value === -1) !== (pointAtCell(cell) === undefined),
  );
}

function occupationDiffers(tables: BoardFiles<NumberTable>): BoardFault | undefined {
  const isOccupied = (cell: number) => tables.color[cell]?.value !== 0;
  return firstCell(
    tables,
    "occupation-differs",
    ({ cell, value }) => (value !== 0) !== isOccupied(cell),
  );
}

type Question = (
  at: { readonly file: BoardFile; readonly cell: number; readonly value: number },
) => boolean;

/** The first cell, file by file, at which something is wrong. */
function firstCell(
  tables: BoardFiles<NumberTable>,
  kind: BoardFaultKind,
  isWrong: Question,
): BoardFault | undefined {
  for (const file of BOARD_FILES) {
    const cell = tables[file].findIndex(({ value }, cell) => isWrong({ file, cell, value }));
    const number = tables[file][cell];
    if (!number) continue;
    const [row, column] = [Math.floor(cell / SIZE), cell % SIZE];
    return { kind, file, offset: number.offset, row, column, found: String(number.value) };
  }
  return undefined;
}
