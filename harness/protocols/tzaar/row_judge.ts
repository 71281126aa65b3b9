/** Whether lines are 9 rows of 9 plain numbers with commas between them. @module */

import type { ByteFault } from "./byte_fault.ts";
import { SIZE } from "../../games/tzaar/mod.ts";

type RowFault = Omit<ByteFault, "found">;

interface Field {
  readonly text: string;
  readonly offset: number;
}

interface Row {
  readonly row: number;
  readonly fields: readonly Field[];
}

/** Trailing commas go before columns: a row with one has nine numbers, not ten. */
const CHECKS: readonly ((row: Row) => RowFault | undefined)[] = [
  noBlanks,
  noTrailingComma,
  nineColumns,
  plainNumbers,
];

/** The first fault in the rows of a file, given one character per byte. */
export function judgeRows(latin1: string): RowFault | undefined {
  const rows = rowsOf(latin1);
  for (const row of rows.slice(0, SIZE)) {
    for (const check of CHECKS) {
      const fault = check(row);
      if (fault) return fault;
    }
  }
  if (rows.length === SIZE) return undefined;
  const surplus = rows[SIZE]?.fields[0]?.offset;
  return { kind: "row-count", offset: surplus ?? latin1.length, row: Math.min(rows.length, SIZE) };
}

function rowsOf(latin1: string): readonly Row[] {
  let offset = 0;
  return latin1.split("\n").map((line, row) => {
    const fields = fieldsOf(line.replace(/\r$/, ""), offset);
    offset += line.length + 1;
    return { row, fields };
  });
}

function fieldsOf(line: string, start: number): readonly Field[] {
  let offset = start;
  return line.split(",").map((text) => {
    const field = { text, offset };
    offset += text.length + 1;
    return field;
  });
}

function noBlanks({ row, fields }: Row): RowFault | undefined {
  const column = fields.findIndex(({ text }) => /[ \t]/.test(text));
  const field = fields[column];
  if (!field) return undefined;
  const at = field.text.search(/[ \t]/);
  const isLast = column === fields.length - 1 && field.text.slice(at).trim() === "";
  const kind = isLast ? "trailing-blank" : at === 0 && column > 0 ? "blank-after-comma" : undefined;
  return { kind: kind ?? "stray-blank", offset: field.offset + at, row, column };
}

function noTrailingComma({ row, fields }: Row): RowFault | undefined {
  const last = fields.at(-1);
  if (fields.length === 1 || !last || last.text !== "") return undefined;
  return { kind: "trailing-comma", offset: last.offset - 1, row, column: fields.length - 1 };
}

function nineColumns({ row, fields }: Row): RowFault | undefined {
  if (fields.length === SIZE) return undefined;
  const last = fields.at(-1) ?? { text: "", offset: 0 };
  const offset = fields[SIZE]?.offset ?? last.offset + last.text.length;
  return { kind: "column-count", offset, row, column: Math.min(fields.length, SIZE) };
}

/** No `01`, `+1`, `1.0` or `-0`, and no minus that is none. */
function plainNumbers({ row, fields }: Row): RowFault | undefined {
  const column = fields.findIndex(({ text }) => !/^(?:0|-?[1-9]\d{0,8})$/.test(text));
  const field = fields[column];
  return field && { kind: "number-form", offset: field.offset, row, column };
}
