/** MGTP, the Multiple Games Text Protocol of the dark-chess platform. @module */

import { DARK_CHESS_RULES, darkChessVariation } from "../../games/dark-chess/mod.ts";
import { lines, type Protocol } from "../protocol.ts";
import { looksLikeReply } from "./decode.ts";
import { FOUNDATIONS } from "./foundations.ts";
import { mirrorCommand } from "./mirror_command.ts";
import { MGTP_RULES } from "./rules/mod.ts";

export * from "./client_grammar.ts";
export * from "./commands.ts";
export * from "./decode.ts";

/** Only a client states the piece that a flip reveals. */
const SERVER_ONLY = "dark-chess/piece-available";

/** The protocol, as far as it needs no position. */
export const mgtp: Protocol = {
  id: "mgtp",
  title: { en: "MGTP (dark chess)", zh: "MGTP（暗棋）", ja: "MGTP（暗棋）" },
  game: "dark-chess",
  transport: "stdio",
  suites: ["mgtp"],
  rules: [...MGTP_RULES, ...DARK_CHESS_RULES.filter(({ id }) => id !== SERVER_ONLY)],
  resignRule: "mgtp/genmove-resign",
  playsOnRule: "mgtp/plays-on",
  crashes: ["mgtp/stays-alive"],
  foundations: FOUNDATIONS,
  reset: "mgtp/commands/reset_board",
  framing: lines,
  drawVariation: (random, { said }) => darkChessVariation(random, { said, frame: mirrorCommand }),
  lineEnd: "\n",
  looksLikeAnswer: looksLikeReply,
};
