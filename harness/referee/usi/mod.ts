/** Shogi over USI. @module */

import { SHOGI_OPPONENTS } from "../../games/shogi/mod.ts";
import { looksLikeResult, usi } from "../../protocols/usi/mod.ts";
import { shogiKit } from "../kits/shogi.ts";
import type { Pairing } from "../pairing.ts";
import { awaited, deal, open, say, type UsiBout } from "./bout.ts";
import { BLAME } from "./blame.ts";
import { hear, hearNoMore } from "./hear.ts";
import { patienceMs } from "./patience.ts";
import { usiTalk } from "./talk.ts";

/** The referee for shogi over USI. */
export const usiShogi: Pairing<UsiBout> = {
  protocol: usi,
  kit: shogiKit,
  probe: "usi",
  vocabulary: {
    opponents: Object.keys(SHOGI_OPPONENTS),
    fields: ["message", "move", "legal", "ponder", "moves"],
    greetings: ["ponder", "hash", "go"],
    offers: ["USI_Ponder"],
    settings: ["moveLimit"],
    endings: [
      "checkmate",
      "stalemate",
      "repetition",
      "perpetual-check",
      "move-limit",
      "resignation",
      "declaration",
    ],
  },
  open,
  deal,
  say,
  hear,
  blame: BLAME,
  wanted: (_bout, { message, move = "…" }) => message === "bestmove" ? `bestmove ${move}` : message,
  sentinel: () => undefined,
  // A readyok too many is noise; where silence is wanted, it is wanted of searches.
  isRemark: (text) => !looksLikeResult(text),
  awaits: (bout) => awaited(bout) !== undefined,
  offers: ({ offered }, what) => offered.has(what),
  patienceMs,
  hearNoMore,
  talk: usiTalk,
};
