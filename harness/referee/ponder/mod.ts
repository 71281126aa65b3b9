/** Dark chess over Ponder, in both dialects. @module */

import {
  type Dialect,
  DIALECT_V1,
  DIALECT_V2,
  ponder,
  ponderV1,
} from "../../protocols/ponder/mod.ts";
import type { Protocol } from "../../protocols/protocol.ts";
import { DARK_CHESS_WORDS } from "../dark-chess/mod.ts";
import { darkChessKit } from "../kits/dark-chess.ts";
import type { Pairing } from "../pairing.ts";
import { deal, open, type PonderBout, say } from "./bout.ts";
import { BLAME, notice } from "./blame.ts";
import { hear } from "./hear.ts";
import { ponderTalk } from "./talk.ts";

/** The referee for Ponder as the manual has it. */
export const ponderDarkChess: Pairing<PonderBout> = pairing(ponder, DIALECT_V2);

/** The referee for Ponder of 2013 to 2018, where the client kills the engine at the end. */
export const ponderV1DarkChess: Pairing<PonderBout> = pairing(ponderV1, DIALECT_V1);

const PATIENCE_MS = 10_000;

function pairing(protocol: Protocol, dialect: Dialect): Pairing<PonderBout> {
  const talk = ponderTalk(dialect === DIALECT_V2);
  const opened = open(dialect, { seed: 1 });
  return {
    protocol,
    kit: darkChessKit,
    probe: talk.begin?.(opened).frames[0] ?? "",
    vocabulary: { ...DARK_CHESS_WORDS, fields: ["message", "ply"], greetings: ["time"] },
    open: (options) => open(dialect, options),
    deal,
    say,
    hear,
    blame: BLAME,
    notice,
    awaits: ({ phase }) => phase !== "idle",
    patienceMs: ({ phase }) => phase === "ply" ? undefined : PATIENCE_MS,
    wanted: () => undefined,
    sentinel: () => undefined,
    talk,
  };
}
