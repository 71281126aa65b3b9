/** Geister over TCP and over standard input and output. @module */

import { GEISTER_OPPONENTS } from "../../games/geister/mod.ts";
import { geisterStdio, geisterTcp } from "../../protocols/geister/mod.ts";
import { geisterKit } from "../kits/geister.ts";
import type { Pairing } from "../pairing.ts";
import { deal, type GeisterBout, open, say } from "./bout.ts";
import { BLAME, notice } from "./blame.ts";
import { hear, type LineRules } from "./hear.ts";
import { geisterTalk } from "./talk.ts";

export { positionSeen } from "./seen_board.ts";

const PATIENCE_MS = 10_000;

const SHARED: Omit<Pairing<GeisterBout>, "protocol" | "talk" | "hear"> = {
  kit: geisterKit,
  probe: "SET?",
  vocabulary: {
    opponents: Object.keys(GEISTER_OPPONENTS),
    fields: ["message", "letters", "ghost", "direction"],
    greetings: ["reveal", "request", "ng", "board"],
    settings: ["plyLimit"],
    endings: ["NoRedGhost", "NoBlueGhost", "ChessEscape", "GamePlyLimitDraw", "Resignation"],
  },
  open,
  deal,
  say,
  blame: BLAME,
  notice,
  awaits: ({ phase }) => phase !== "idle",
  patienceMs: ({ phase }) => phase === "mov" ? undefined : PATIENCE_MS,
  wanted: () => undefined,
  sentinel: () => undefined,
};

const TCP_RULES: LineRules = {
  lineEnd: "geister/line-end-tcp",
  blank: "geister/no-blank-line-tcp",
  noise: "geister/only-messages-tcp",
};
const STDIO_RULES: LineRules = {
  lineEnd: "geister/line-end",
  blank: "geister/no-blank-line",
  noise: "geister/only-messages",
};

/** The referee for Geister over TCP, where hanging up is the good-bye. */
export const geisterOverTcp: Pairing<GeisterBout> = {
  ...SHARED,
  protocol: geisterTcp,
  hear: (bout, line) => hear(bout, line, TCP_RULES),
  talk: geisterTalk([]),
};

/** The referee for Geister over standard input and output. */
export const geisterOverStdio: Pairing<GeisterBout> = {
  ...SHARED,
  protocol: geisterStdio,
  hear: (bout, line) => hear(bout, line, STDIO_RULES),
  talk: geisterTalk(["/exit"]),
};
