/** Dark chess by ReadFile. @module */

import { callFor, encodeCall, readFile } from "../../protocols/readfile/mod.ts";
import { DARK_CHESS_WORDS } from "../dark-chess/mod.ts";
import { darkChessKit } from "../kits/dark-chess.ts";
import type { Pairing } from "../pairing.ts";
import { deal, gameOf, open, type ReadFileBout, say } from "./bout.ts";
import { BLAME } from "./blame.ts";
import { hear } from "./hear.ts";
import { MANNERS, readFileTalk } from "./talk.ts";

/** For starting and writing, beyond the time that board.txt gives. */
const GRACE_MS = 3_000;

/** The referee for dark chess by ReadFile. */
export const readFileDarkChess: Pairing<ReadFileBout> = {
  protocol: readFile,
  kit: darkChessKit,
  probe: encodeCall(callFor(gameOf(open({ seed: 1 })))),
  vocabulary: {
    ...DARK_CHESS_WORDS,
    fields: ["status", "exit", "ply"],
    greetings: Object.keys(MANNERS),
  },
  open,
  deal,
  say,
  hear,
  blame: BLAME,
  awaits: ({ question }) => question !== undefined,
  patienceMs: ({ timeSeconds }) => 1000 * timeSeconds + GRACE_MS,
  wanted: () => undefined,
  sentinel: () => undefined,
  talk: readFileTalk,
};
