/** USI, the Universal Shogi Interface. @module */

import { SHOGI_RULES } from "../../games/shogi/mod.ts";
import { lines, type Protocol } from "../protocol.ts";
import { looksLikeAnswer } from "./decode.ts";
import { CONTROLS } from "./controls.ts";
import { FOUNDATIONS } from "./foundations.ts";
import { USI_RULES } from "./rules/mod.ts";
import { varyWords } from "./vary_words.ts";

export * from "./commands.ts";
export * from "./decode.ts";
export { USI_RULES };

/** The protocol, as far as it needs no position. */
export const usi: Protocol = {
  id: "usi",
  title: { en: "USI (shogi)", zh: "USI（將棋）", ja: "USI（将棋）" },
  game: "shogi",
  transport: "stdio",
  suites: ["usi"],
  rules: [...USI_RULES, ...SHOGI_RULES],
  resignRule: "usi/no-move-resigns",
  playsOnRule: "usi/plays-on",
  crashes: ["usi/stays-alive"],
  hangs: ["usi/bestmove-comes"],
  foundations: FOUNDATIONS,
  controls: CONTROLS,
  reset: "usi/handshake/two_games",
  opens: "usi",
  framing: lines,
  writesApart: true,
  drawVariation: varyWords,
  lineEnd: "\n",
  looksLikeAnswer,
};
