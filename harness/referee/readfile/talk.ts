/** The platform's part in a game by ReadFile. @module */

import { darkChess } from "../../games/dark-chess/mod.ts";
import { callFor, encodeCall, type Manner, writeMoveFile } from "../../protocols/readfile/mod.ts";
import { DARK_CHESS_TALK, knownPly } from "../dark-chess/mod.ts";
import type { GreetOptions, Talk } from "../pairing.ts";
import { gameOf, type ReadFileBout } from "./bout.ts";

/** What the client does; it tells nothing but what board.txt says. */
export const readFileTalk: Talk<ReadFileBout> = {
  ...DARK_CHESS_TALK,
  greet: (bout, options) => ({ frames: [], bout: { ...bout, manner: mannerOf(options) } }),
  farewell: () => [],
  amend: (bout) => bout,
  ask: (bout) => encodeCall(callFor(gameOf(bout), bout.manner)),
  tell: (bout, ply) => {
    const move = knownPly(bout.position, ply);
    const position = darkChess.play(bout.position, move);
    return { frames: [], bout: { ...bout, position, moves: [...bout.moves, move] } };
  },
};

/** A file from a ply before. */
const STALE = writeMoveFile({ kind: "flip", at: "a1" });

/** The options of a greeting, each with its usual value first, and what each value stands for. */
export const MANNERS: Readonly<Record<string, Readonly<Record<string, Manner>>>> = {
  lines: { lf: {}, crlf: { lineEnd: "\r\n" } },
  board: { present: {}, missing: { withoutBoard: true } },
  move: { absent: {}, stale: { oldMove: STALE } },
};

function mannerOf(options: GreetOptions): Manner {
  return Object.entries(options).reduce<Manner>((manner, [name, value]) => {
    const chosen = MANNERS[name]?.[value];
    if (!chosen) throw new Error(`Unknown value of "${name}": "${value}"`);
    return { ...manner, ...chosen };
  }, {});
}
