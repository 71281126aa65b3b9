/** A table of separated values, of which a cell can be changed and all else stays as it is. @module */

import { bytesOfLatin1, latin1OfBytes } from "../core/mod.ts";
import { decode, encode, type Encoding, guessFile } from "./encoding.ts";

/** One cell and where it stands. */
export interface Cell {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  readonly quoted: boolean;
}

/** One row and where its last cell ends. */
export interface SheetRow {
  readonly cells: readonly Cell[];
  readonly end: number;
}

/** A table as it was read. */
export interface Sheet {
  readonly encoding: Encoding;
  readonly separator: string;
  /** All units of the file: bytes, or pairs of them in UTF-16. */
  readonly units: string;
  readonly rows: readonly SheetRow[];
  /** Its last cell begins with a quote that nothing closes. */
  readonly isUnclosed: boolean;
}

const SEPARATORS = [",", ";", "\t"] as const;
const MOST_CELLS = 2_000_000;

/** Reads a table; every file is one, if only of a single cell. */
export function readSheet(bytes: Uint8Array): Sheet {
  const { encoding, mark } = guessFile(bytes);
  const units = unitsOf(bytes, encoding);
  const start = encoding.startsWith("utf-16") ? mark / 2 : mark;
  const told = /^sep=([,;\t])(\r\n|\n|\r)/.exec(units.slice(start, start + 8));
  const from = start + (told?.[0].length ?? 0);
  const separator = told?.[1] ?? separatorOf(units, from);
  const rows = rowsOf(units, { from, separator, textOf: (raw) => textOf(raw, encoding) });
  return { encoding, separator, units, rows, isUnclosed: isOpen(units, rows.at(-1)?.cells.at(-1)) };
}

/** The same units back as bytes. */
function bytesIn(units: string, encoding: Encoding): Uint8Array<ArrayBuffer> {
  return encoding.startsWith("utf-16")
    ? encode(units, encoding).bytes
    : new Uint8Array(bytesOfLatin1(units));
}

function unitsOf(bytes: Uint8Array, encoding: Encoding): string {
  if (!encoding.startsWith("utf-16")) return latin1OfBytes(bytes);
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let units = "";
  for (let at = 0; at + 1 < bytes.length; at += 2) {
    units += String.fromCharCode(view.getUint16(at, encoding === "utf-16le"));
  }
  return units;
}

function textOf(raw: string, encoding: Encoding): string {
  if (encoding.startsWith("utf-16")) return raw;
  // In all of these encodings what parts cells is never a part of another character.
  return decode(new Uint8Array(bytesOfLatin1(raw)), encoding);
}

/** The separator that the first row has most of, outside quotes. */
function separatorOf(units: string, from: number): string {
  const counts = new Map<string, number>(SEPARATORS.map((each) => [each, 0]));
  let quoted = false;
  for (let at = from; at < units.length; at++) {
    const unit = units[at] ?? "";
    if (unit === '"') quoted = !quoted;
    if (quoted) continue;
    if (unit === "\n" || unit === "\r") break;
    const count = counts.get(unit);
    if (count !== undefined) counts.set(unit, count + 1);
  }
  return [...counts].toSorted(([, a], [, b]) => b - a)[0]?.[0] ?? ",";
}

interface Reading {
  readonly from: number;
  readonly separator: string;
  readonly textOf: (raw: string) => string;
}

function rowsOf(units: string, { from, separator, textOf }: Reading): readonly SheetRow[] {
  const rows: SheetRow[] = [];
  let cells: Cell[] = [];
  let left = MOST_CELLS;
  for (let at = from; at < units.length && left-- > 0;) {
    const cell = cellAt(units, at, { from, separator, textOf });
    cells.push(cell);
    at = cell.end;
    if (units[at] === separator) {
      at++;
      if (at < units.length) continue;
      cells.push({ text: "", start: at, end: at, quoted: false });
    }
    rows.push({ cells, end: cells.at(-1)?.end ?? at });
    cells = [];
    if (units.startsWith("\r\n", at)) at += 2;
    else if (at < units.length) at++;
  }
  return rows;
}

function cellAt(units: string, start: number, { separator, textOf }: Reading): Cell {
  const quoted = units[start] === '"';
  const closed = quoted ? closing(units, start + 1) : start;
  const from = closed ?? units.length;
  let end = from;
  // What stands behind a closing quote belongs to the cell all the same.
  while (end < units.length && !isEnd(units[end], separator)) end++;
  const inner = quoted ? units.slice(start + 1, closed === undefined ? from : from - 1) : "";
  const text = `${inner.replaceAll('""', '"')}${units.slice(from, end)}`;
  return { text: textOf(text), start, end, quoted };
}

/** Where a quoted cell goes on behind its closing quote; none where nothing closes it. */
function closing(units: string, from: number): number | undefined {
  for (let at = from; at < units.length; at++) {
    if (units[at] !== '"') continue;
    if (units[at + 1] !== '"') return at + 1;
    at++;
  }
  return undefined;
}

function isOpen(units: string, last: Cell | undefined): boolean {
  return last?.quoted === true && closing(units, last.start + 1) === undefined;
}

function isEnd(unit: string | undefined, separator: string): boolean {
  return unit === separator || unit === "\n" || unit === "\r";
}

/** A new text for a cell, which the row may be too short to have. */
export interface Edit {
  readonly row: number;
  readonly column: number;
  readonly text: string;
}

/** A table with some cells changed, as bytes, and how many characters its encoding lacks. */
export interface Edited {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly lost: number;
}

/** Changes cells; every other byte stays. */
export function withEdits(sheet: Sheet, edits: readonly Edit[]): Edited {
  const { units, encoding } = sheet;
  const pieces: string[] = [];
  let [at, lost] = [0, 0];
  const reach = new Map<number, number>();
  const inOrder = edits.toSorted((a, b) => a.row - b.row || a.column - b.column);
  for (const edit of inOrder) {
    const row = sheet.rows[edit.row];
    if (!row) continue;
    const cell = row.cells[edit.column];
    const there = reach.get(edit.row) ?? row.cells.length;
    const missing = Math.max(0, edit.column - there + 1);
    reach.set(edit.row, Math.max(there, edit.column + 1));
    const start = cell?.start ?? row.end;
    const written = encode(cellText(edit.text, cell?.quoted ?? false, sheet), encoding);
    lost += written.lost;
    pieces.push(units.slice(at, start), sheet.separator.repeat(missing));
    pieces.push(unitsOf(written.bytes, encoding));
    at = cell?.end ?? row.end;
  }
  pieces.push(units.slice(at));
  return { bytes: bytesIn(pieces.join(""), encoding), lost };
}

function cellText(text: string, quoted: boolean, { separator }: Sheet): string {
  const plain = !quoted && !text.includes(separator) && !/["\r\n]|^\s|\s$/.test(text);
  return plain ? text : `"${text.replaceAll('"', '""')}"`;
}
