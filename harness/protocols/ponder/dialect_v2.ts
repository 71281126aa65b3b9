/** The words since December 2019, which the manual describes. @module */

import { darkChess, type DarkChessMove, isPieceLetter } from "../../games/dark-chess/mod.ts";
import type { Dialect, EnginePly, PlyMessage } from "./messages.ts";
import { readShared, readStart, serverWriter, type StartWords } from "./server_words.ts";

const RESIGNATION = "/flip a0";

const WORDS: StartWords = {
  mark: (letter) => letter,
  readMark: (word) => word === "X" || word === "-" || isPieceLetter(word) ? word : undefined,
  ply: darkChess.write,
  readPly,
};

/** Squares by name, pieces by letter. */
export const DIALECT_V2: Dialect = {
  name: "v2",
  writeServer: serverWriter(WORDS, writeTold),
  readServer: (text) => readShared(text) ?? readStart(text, WORDS) ?? readTold(text),
  writePly: (move) => move.kind === "flip" ? `/flip ${move.at}` : `/move ${move.from}-${move.to}`,
  resignation: RESIGNATION,
  readPly: readEngine,
};

function writeTold({ move, leftMs, last }: PlyMessage): string {
  return `/${move.kind} ${darkChess.write(move)} ${leftMs} ${last ? 1 : 0}`;
}

function readTold(text: string): PlyMessage | undefined {
  const [, verb, word = "", left, last] = /^\/(move|flip) (\S+) (\d+) ([01])$/.exec(text) ?? [];
  const move = readPly(word);
  if (!move || move.kind !== verb) return undefined;
  return { kind: "ply", move, leftMs: Number(left), last: last === "1" };
}

function readEngine(text: string): EnginePly | undefined {
  if (text === RESIGNATION) return "resign";
  const [, at] = /^\/flip ([a-z]\d)$/.exec(text) ?? [];
  if (at !== undefined) return { kind: "flip", at };
  const [, from, to] = /^\/move ([a-z]\d)-([a-z]\d)$/.exec(text) ?? [];
  return from !== undefined && to !== undefined && from !== to
    ? { kind: "move", from, to }
    : undefined;
}

/** A ply that says all there is to know. */
function readPly(word: string): DarkChessMove | undefined {
  const move = darkChess.read(word);
  return move.ok && (move.value.kind === "move" || move.value.piece) ? move.value : undefined;
}
