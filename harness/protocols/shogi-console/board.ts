/** The board on a screen. @module */

import type { Side } from "../../games/game.ts";
import { SIZE } from "../../games/shogi/mod.ts";
import type { BoardForm, Dialogue } from "./dialogue.ts";
import { namesOf, type ShownPiece } from "./names.ts";
import { perDialogue } from "./per_dialogue.ts";
import { turnsFiles } from "./turn.ts";

/** A row of the board, from file 9 on. */
export interface BoardRow {
  /** Where the row tells it. */
  readonly rank?: number;
  readonly cells: readonly ShownPiece[];
}

/** A line, with the side whose colour each character has, where colours tell sides. */
export interface ColouredLine {
  readonly text: string;
  readonly owners?: string;
}

/** How a character's owner is written in {@link ColouredLine}. */
export const OWNERS: Readonly<Record<Side, string>> = { first: "1", second: "2" };

/** The squares of a board, row by row from 9a on; undefined where there are no nine rows. */
export function boardOf(
  rows: readonly BoardRow[],
  dialogue: Dialogue,
): readonly ShownPiece[] | undefined {
  const byRank = new Map<number, readonly ShownPiece[]>();
  for (const { rank, cells } of rows) byRank.set(rank ?? byRank.size % SIZE + 1, cells);
  const shown = Array.from({ length: SIZE }, (_, index) => byRank.get(index + 1));
  if (!shown.every((row) => row !== undefined)) return undefined;
  const all = dialogue.turned ? shown.toReversed() : shown;
  return turnsFiles(dialogue) ? all.flatMap((row) => row.toReversed()) : all.flat();
}

/** The row that a line shows; undefined where it shows none. */
export function rowIn(dialogue: Dialogue, { text, owners }: ColouredLine): BoardRow | undefined {
  const form = formOf(dialogue);
  const found = form.pattern?.exec(text);
  const cells = found?.groups?.["cells"];
  if (!found || cells === undefined) return undefined;
  const [from = 0] = found.indices?.groups?.["cells"] ?? [];
  const squares = squaresIn({ text: cells, owners: owners?.slice(from) }, form);
  const rank = found.groups?.["rank"];
  return squares && { cells: squares, ...rank === undefined ? {} : { rank: rankOf(rank) } };
}

/** What may stand on a square, and what it then shows. */
interface Token extends ShownPiece {
  readonly text: string;
}

interface Form extends Pick<BoardForm, "empty" | "left"> {
  readonly pattern?: RegExp;
  /** By the first character, the longest first. */
  readonly tokens: ReadonlyMap<string, readonly Token[]>;
}

const formOf = perDialogue((dialogue): Form => {
  const { board } = dialogue;
  if (!board) return { empty: [], left: SIZE, tokens: new Map() };
  const tokens = tokensOf(dialogue).toSorted((a, b) => b.text.length - a.text.length);
  return {
    pattern: new RegExp(board.row, "du"),
    empty: board.empty.filter((nothing) => nothing !== ""),
    left: board.left,
    tokens: Map.groupBy(tokens, ({ text }) => text[0] ?? ""),
  };
});

function tokensOf(dialogue: Dialogue): readonly Token[] {
  const { pieces, board: { marks } = {} } = dialogue;
  if (!marks) return namesOf(dialogue).map((name) => ({ text: name, name }));
  return (["first", "second"] as const).flatMap((side) =>
    Object.values(pieces[side]).map((name) => ({ text: marks[side] + name, name, side }))
  );
}

function squaresIn(line: ColouredLine, form: Form): readonly ShownPiece[] | undefined {
  for (const nothing of form.empty) {
    const row = cellsOf(line, { form, nothing });
    if (row?.length === SIZE) return form.left === SIZE ? row : row.toReversed();
  }
  return undefined;
}

const NOTHING: ShownPiece = { name: "" };

/** The squares of a row; undefined where it holds something else. */
function cellsOf(
  { text, owners }: ColouredLine,
  { form: { tokens }, nothing }: { readonly form: Form; readonly nothing: string },
): readonly ShownPiece[] | undefined {
  const row: ShownPiece[] = [];
  for (let at = 0; at < text.length;) {
    const token = tokens.get(text[at] ?? "")?.find((each) => text.startsWith(each.text, at));
    const blank = token === undefined && text.startsWith(nothing, at);
    if (!token && !blank && !BETWEEN.test(text[at] ?? "")) return undefined;
    if (token) row.push({ name: token.name, side: token.side ?? sideOf(owners?.[at]) });
    if (blank) row.push(NOTHING);
    if (row.length > SIZE) return undefined;
    at += token?.text.length ?? (blank ? nothing.length : 1);
  }
  return row;
}

const BETWEEN = /[\s|│┃]/u;

function sideOf(owner: string | undefined): Side | undefined {
  return (["first", "second"] as const).find((side) => OWNERS[side] === owner);
}

const KANJI = "一二三四五六七八九";

function rankOf(text: string): number {
  const digit = text.normalize("NFKC");
  if (/^[1-9]$/.test(digit)) return Number(digit);
  return KANJI.includes(text) ? KANJI.indexOf(text) + 1 : digit.toLowerCase().charCodeAt(0) - 96;
}
