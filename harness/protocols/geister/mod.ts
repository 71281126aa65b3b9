/** The words of the Geister servers, over a connection or over standard input and output. @module */

import { GEISTER_RULES, geisterVariation } from "../../games/geister/mod.ts";
import { lines, type Protocol } from "../protocol.ts";
import { looksLikeGeister } from "./decode.ts";
import { CONTROLS, FOUNDATIONS } from "./foundations.ts";
import { GEISTER_TEXT_RULES } from "./rules/mod.ts";

export * from "./decode.ts";

/** Rules that only a connection can break. */
const CONNECTION = [
  "geister/connects",
  "geister/given-port",
  "geister/given-host",
  "geister/any-port",
  "geister/one-connection",
  "geister/stays-connected",
  "geister/line-end-tcp",
  "geister/no-blank-line-tcp",
  "geister/only-messages-tcp",
];

/** Rules that only standard input and output can break. */
const STDIO = [
  "geister/messages-on-stdout",
  "geister/line-end",
  "geister/no-blank-line",
  "geister/only-messages",
  "geister/survives-empty-line",
];

const SHARED = {
  game: "geister",
  framing: lines,
  lineEnd: "\r\n",
  // Sample code in the wild compares with "/exit\n".
  encode: (frame: string) => frame === "/exit" ? "/exit\n" : `${frame}\r\n`,
  looksLikeAnswer: looksLikeGeister,
  crashes: ["geister/stays-alive"],
  foundations: FOUNDATIONS,
  controls: CONTROLS,
  drawVariation: geisterVariation,
  showsSlips: "geister/moves/as_first",
} as const;

/** Geister over TCP: the engine connects to the address in its last two arguments. */
export const geisterTcp: Protocol = {
  ...SHARED,
  id: "geister-tcp",
  title: { en: "Geister over TCP", zh: "鬼棋（TCP）", ja: "ガイスター（TCP）" },
  transport: "tcp",
  suites: ["geister-tcp", "geister"],
  rules: without(STDIO),
  usualPorts: {
    ports: [10000, 10001],
    rule: "geister/any-port",
    concerned: GEISTER_RULES.map(({ id }) => id),
  },
};

/** Geister over standard input and output. */
export const geisterStdio: Protocol = {
  ...SHARED,
  id: "geister-stdio",
  title: { en: "Geister over STDIO", zh: "鬼棋（STDIO）", ja: "ガイスター（STDIO）" },
  transport: "stdio",
  suites: ["geister-stdio", "geister"],
  rules: without(CONNECTION),
};

function without(ids: readonly string[]): Protocol["rules"] {
  return [...GEISTER_TEXT_RULES, ...GEISTER_RULES].filter(({ id }) => !ids.includes(id));
}
