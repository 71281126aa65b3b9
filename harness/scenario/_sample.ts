/** What the tests of this folder share. @module */

import { place } from "../core/mod.ts";
import type { KnownNames } from "./cross_checks.ts";
import { parseScenario } from "./parse_scenario.ts";
import type { Scenario } from "./scenario.ts";

/** The head of a good file. */
export const HEAD =
  "title: { en: A, zh: 甲, ja: あ }\nrules: [mgtp/name, mgtp/reply-id]\nstimulus: client\n";

/** A small world to know. */
export const KNOWN: KnownNames = {
  rules: new Set(["mgtp/name", "mgtp/reply-id", "mgtp/quit"]),
  protocols: ["mgtp", "usi"],
  opponents: ["random", "greedy"],
  offers: ["USI_Ponder"],
  fields: ["status", "text", "id"],
  greetings: ["time", "spelling"],
  settings: ["noEatFlip"],
  endings: ["NoEatFlipDraw"],
};

/** The scenario of a text, or its problems one per line. */
export async function read(text: string): Promise<Scenario | readonly string[]> {
  const source = { file: "x.yaml", id: "mgtp/x", protocol: "mgtp", text };
  const result = await parseScenario(source, KNOWN);
  if (result.ok) return result.value;
  return result.error.map(({ at, message, fix }) => `${place(at)}: ${message.en}: ${fix.en}`);
}

/** The scenario of a good text. */
export async function readGood(text: string): Promise<Scenario> {
  const scenario = await read(text);
  if ("id" in scenario) return scenario;
  throw new Error(scenario.join("\n"));
}
