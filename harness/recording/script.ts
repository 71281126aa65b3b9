/** A script of frames as the steps of a scenario. @module */

import { yamlText } from "../fuzz/mod.ts";
import type { AnyPairing } from "../referee/mod.ts";
import { type Demand, demandOn, endAfter } from "./demands.ts";

/** A frame, and what its answer must be where there is one. */
export interface ScriptExchange {
  readonly frame: string;
  readonly demand?: Demand;
}

/** The frames of a script: a line each; empty lines and those that begin with `#` say nothing. */
export function framesIn(text: string): readonly string[] {
  return text.replace(/^\uFEFF/, "").split(/\r?\n/)
    .filter((line) => line.trim() !== "" && !line.startsWith("#"));
}

/** Which frames are answered, and what the rules demand then. */
export function exchangesOf(
  frames: readonly string[],
  pairing: AnyPairing,
): readonly ScriptExchange[] {
  const { id } = pairing.protocol;
  const fresh = (): unknown => pairing.open({ seed: 1 });
  let bout = fresh();
  return frames.map((frame) => {
    bout = pairing.say(bout, frame);
    const rule = endAfter(id, frame);
    if (!pairing.awaits(bout)) {
      return rule === undefined ? { frame } : { frame, demand: { expect: "", exits: rule } };
    }
    // Whatever was asked is answered then.
    bout = fresh();
    return { frame, demand: demandOn(id, frame) };
  });
}

/** The rules that the demands name, each once. */
export function rulesOf(exchanges: readonly ScriptExchange[]): readonly string[] {
  return [
    ...new Set(exchanges.flatMap(({ demand }) => [demand?.else ?? [], demand?.exits ?? []].flat())),
  ];
}

/** The lines of `steps:` in a scenario. */
export function stepLines(exchanges: readonly ScriptExchange[]): readonly string[] {
  return exchanges.flatMap(({ frame, demand }) => [
    `  - send: ${yamlText(frame)}`,
    ...demand && demand.expect !== "" ? expectLines(demand) : [],
    ...demand?.exits === undefined ? [] : ["  - expect: exit", `    else: ${demand.exits}`],
  ]);
}

/** How many steps that are. */
export function stepCount(exchanges: readonly ScriptExchange[]): number {
  return stepLines(exchanges).filter((line) => line.startsWith("  - ")).length;
}

function expectLines({ expect, else: rule }: Demand): readonly string[] {
  const head = typeof expect === "string" ? [`  - expect: ${expect}`] : [
    "  - expect:",
    ...Object.entries(expect).map(([name, text]) => `      ${name}: ${yamlText(text)}`),
  ];
  return rule === undefined ? head : [...head, `    else: ${rule}`];
}
