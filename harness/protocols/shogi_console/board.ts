/** The board on a screen. @module */

import { SIZE } from "../../games/shogi/mod.ts";
import type { BoardForm, Dialogue } from "./dialogue.ts";
import { namesOf } from "./names.ts";

/** The names on the squares, row by row from 9a on; undefined where nine rows cannot be read. */
export function boardIn(
  dialogue: Dialogue,
  lines: readonly string[],
): readonly string[] | undefined {
  const { board } = dialogue;
  if (!board) return undefined;
  const pattern = new RegExp(board.row, "u");
  const names = namesOf(dialogue);
  const rows = new Map<number, readonly string[]>();
  for (const line of lines) {
    const { cells, rank } = pattern.exec(line)?.groups ?? {};
    const row = cells === undefined ? undefined : rowOf(cells, names, board);
    if (row) rows.set(rankOf(rank) ?? rows.size % SIZE + 1, row);
  }
  const all = Array.from({ length: SIZE }, (_, index) => rows.get(index + 1));
  return all.every((row) => row !== undefined) ? all.flat() : undefined;
}

function rowOf(
  cells: string,
  names: readonly string[],
  { empty, left }: BoardForm,
): readonly string[] | undefined {
  for (const nothing of empty) {
    const row = cellsOf(cells, names, nothing);
    if (row?.length === SIZE) return left === SIZE ? row : row.toReversed();
  }
  return undefined;
}

/** The squares of a row; undefined where it holds something else. */
function cellsOf(
  text: string,
  names: readonly string[],
  nothing: string,
): readonly string[] | undefined {
  const row: string[] = [];
  for (let at = 0; at < text.length;) {
    const name = names.find((each) => text.startsWith(each, at));
    const blank = name === undefined && text.startsWith(nothing, at);
    if (name === undefined && !blank && !BETWEEN.test(text[at] ?? "")) return undefined;
    if (name !== undefined || blank) row.push(name ?? "");
    at += name?.length ?? (blank ? nothing.length : 1);
  }
  return row;
}

const BETWEEN = /[\s|│┃]/u;

function rankOf(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  return /^[1-9]$/.test(text) ? Number(text) : text.toLowerCase().charCodeAt(0) - 96;
}
