/** Ponder, the socket mode of the dark-chess platform, in both its dialects. @module */

import { DARK_CHESS_RULES, darkChessVariation } from "../../games/dark-chess/mod.ts";
import type { Protocol } from "../protocol.ts";
import { looksLikePonder } from "./decode.ts";
import { DIALECT_V1 } from "./dialect_v1.ts";
import { DIALECT_V2 } from "./dialect_v2.ts";
import { foundations } from "./foundations.ts";
import { encodeFrame, lengthFraming } from "./framing.ts";
import { mirrorWords } from "./mirror_words.ts";
import { PONDER_RULES } from "./rules/mod.ts";

export * from "./decode.ts";
export { DIALECT_V1, DIALECT_V2 };
export * from "./framing.ts";
export * from "./framing_flaw.ts";
export type * from "./messages.ts";
export * from "./position_shown.ts";

/** Only a client states the piece that a flip reveals. */
const SERVER_ONLY = "dark-chess/piece-available";

/** What the clients before 2019 did not say, so that no engine of then could break it. */
const NEW_IN_V2: readonly string[] = [
  "ponder/ends-quietly",
  "ponder/exit-leaves",
  "ponder/exit-code",
  "ponder/plays-on",
];

const SHARED = {
  game: "dark-chess",
  transport: "tcp",
  framing: lengthFraming,
  lineEnd: "",
  encode: encodeFrame,
  shown: showFrames,
  looksLikeAnswer: looksLikePonder,
  crashes: ["ponder/stays-alive"],
} as const;

const RULES = [...PONDER_RULES, ...DARK_CHESS_RULES.filter(({ id }) => id !== SERVER_ONLY)];

/** Ponder as the manual has it, since December 2019. */
export const ponder: Protocol = {
  ...SHARED,
  drawVariation: (random, { said }) =>
    darkChessVariation(random, { said, frame: mirrorWords(DIALECT_V2) }),
  id: "ponder",
  title: { en: "Ponder (dark chess)", zh: "背景模式 Ponder（暗棋）", ja: "Ponder（暗棋）" },
  dialect: { of: "ponder", name: "v2" },
  suites: ["ponder", "ponder-v2"],
  foundations: foundations("ponder-v2"),
  playsOnRule: "ponder/plays-on",
  rules: RULES,
};

/** Ponder as clients spoke it from 2013 to 2018. */
export const ponderV1: Protocol = {
  ...SHARED,
  drawVariation: (random, { said }) =>
    darkChessVariation(random, { said, frame: mirrorWords(DIALECT_V1) }),
  id: "ponder-v1",
  title: {
    en: "Ponder of 2013–2018 (dark chess)",
    zh: "背景模式 Ponder，2013–2018 年版（暗棋）",
    ja: "Ponder 2013–2018 年版（暗棋）",
  },
  dialect: { of: "ponder", name: "v1" },
  suites: ["ponder", "ponder-v1"],
  foundations: foundations("ponder-v1"),
  rules: RULES.filter(({ id }) => !NEW_IN_V2.includes(id)),
};

/** What was sent, a message a line, without the headers. */
function showFrames(text: string): string {
  const { frames, rest } = lengthFraming(text);
  return [...frames, ...rest === "" ? [] : [rest]].join("\n");
}
