/** Shogi programs for two people at a console, whose dialogue is data. @module */

import type { Protocol } from "../protocol.ts";
import type { Dialogue } from "./dialogue.ts";
import { FOUNDATIONS } from "./foundations.ts";
import { screens } from "./framing.ts";
import { SHOGI_CONSOLE_RULES } from "./rules/mod.ts";
import { rewinding } from "./rewinding.ts";
import { looksLikeScreen } from "./screen.ts";

export * from "./dialogue.ts";
export { encoded } from "./encode.ts";
export * from "./ledger.ts";
export { LOOKS } from "./colours.ts";
export { isShown, keyOf, shownAt, type ShownPiece } from "./names.ts";
export { type ConsoleEncoding, decoded, ENCODINGS, plainOf } from "./plain_text.ts";
export { isHeader, lineOf, lineReaders, plyLines, squeezed, writeRecord } from "./record.ts";
export { type Hands, looksLikeScreen, type PromptKind, readScreen, type Screen } from "./screen.ts";
export { SEED_DIALOGUE } from "./seed.ts";
export { turnedSquare } from "./turn.ts";
export { columnOf, fillIn, PLACES, placesIn, squaresOf, type Values } from "./template.ts";

/** The protocol of programs that talk as a dialogue says. */
export function shogiConsole(dialogue: Dialogue): Protocol {
  return {
    id: "shogi-console",
    title: {
      en: "Shogi at a console",
      zh: "主控台將棋",
      ja: "コンソール将棋",
    },
    game: "shogi",
    transport: "stdio",
    suites: ["shogi-console"],
    rules: SHOGI_CONSOLE_RULES,
    foundations: FOUNDATIONS,
    hangs: ["shogi-console/prompts"],
    crashes: ["shogi-console/stays-alive"],
    framing: screens(dialogue),
    lineEnd: "\n",
    looksLikeAnswer: looksLikeScreen(dialogue),
    ...rewinding(dialogue),
    ...dialogue.start.file === undefined ? {} : { oneAtATime: true },
  };
}
