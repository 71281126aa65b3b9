/** A script of frames as the steps of a scenario. @module */

import type { AnyPairing } from "../../referee/mod.ts";
import { type Demand, demandOn, endAfter } from "./demands.ts";

/** A frame, and what its answer must be where there is one. */
export interface Exchange {
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
): readonly Exchange[] {
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
export function rulesOf(exchanges: readonly Exchange[]): readonly string[] {
  return [
    ...new Set(exchanges.flatMap(({ demand }) => [demand?.else ?? [], demand?.exits ?? []].flat())),
  ];
}

/** The lines of `steps:` in a scenario. */
export function stepLines(exchanges: readonly Exchange[]): readonly string[] {
  return exchanges.flatMap(({ frame, demand }) => [
    `  - send: ${quoted(frame)}`,
    ...demand && demand.expect !== "" ? expectLines(demand) : [],
    ...demand?.exits === undefined ? [] : ["  - expect: exit", `    else: ${demand.exits}`],
  ]);
}

function expectLines({ expect, else: rule }: Demand): readonly string[] {
  const head = typeof expect === "string" ? [`  - expect: ${expect}`] : [
    "  - expect:",
    ...Object.entries(expect).map(([name, text]) => `      ${name}: ${quoted(text)}`),
  ];
  return rule === undefined ? head : [...head, `    else: ${rule}`];
}

/** Text that YAML reads as that text, and as no number, truth value or null. */
function quoted(text: string): string {
  const isWords = /^[A-Za-z0-9][\w./()=+-]*( +[\w./()=+-]+)+$/.test(text);
  const isWord = /^[A-Za-z_]+$/.test(text) && !/^(true|false|null)$/i.test(text);
  return isWords || isWord ? text : JSON.stringify(text).replace(UNSEEN, escaped);
}

/** Characters that JSON leaves as they are and a scenario file must not hold. */
const UNSEEN = /[\x7F-\x9F\u2028\u2029\uFEFF\uFFFE\uFFFF]/g;

function escaped(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`;
}
