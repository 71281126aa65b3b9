/** Geister over TCP and over standard input and output. @module */

import { GEISTER_OPPONENTS } from "../../games/geister/mod.ts";
import { geisterStdio, geisterTcp } from "../../protocols/geister_text/mod.ts";
import type { Pairing } from "../pairing.ts";
import { deal, type GeisterBout, open, say } from "./bout.ts";
import { giveUp, notice } from "./give_up.ts";
import { hear } from "./hear.ts";
import { geisterTalk } from "./talk.ts";

export { positionSeen } from "./seen_board.ts";

const PATIENCE_MS = 10_000;

const SHARED: Omit<Pairing<GeisterBout>, "protocol" | "talk"> = {
  probe: "SET?",
  vocabulary: {
    opponents: Object.keys(GEISTER_OPPONENTS),
    fields: ["message", "letters", "ghost", "direction"],
    greetings: ["reveal", "request", "ng", "board"],
    settings: ["plyLimit"],
    endings: ["NoRedGhost", "NoBlueGhost", "ChessEscape", "GamePlyLimitDraw"],
  },
  open,
  deal,
  say,
  hear,
  giveUp,
  notice,
  awaits: ({ phase }) => phase !== "idle",
  patienceMs: ({ phase }) => phase === "mov" ? undefined : PATIENCE_MS,
  wanted: () => undefined,
  sentinel: () => undefined,
};

/** The referee for Geister over TCP, where hanging up is the good-bye. */
export const geisterOverTcp: Pairing<GeisterBout> = {
  ...SHARED,
  protocol: geisterTcp,
  talk: geisterTalk([]),
};

/** The referee for Geister over standard input and output. */
export const geisterOverStdio: Pairing<GeisterBout> = {
  ...SHARED,
  protocol: geisterStdio,
  talk: geisterTalk(["/exit"]),
};
