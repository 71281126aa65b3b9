/** What the tests of referees that hear lines share; no tests of its own. @module */

import type { Finding } from "../core/mod.ts";
import type { Message } from "../protocols/protocol.ts";
import type { Pairing } from "./pairing.ts";

/** All that came of a talk. */
export interface Heard<Bout> {
  readonly bout: Bout;
  readonly findings: readonly Finding[];
  readonly messages: readonly Message[];
  readonly plies: readonly string[];
  readonly resigned: boolean;
}

/** A talk from `bout` on: `>` before what the client says, `<` before what the engine says. */
export function talkFrom<Bout>(
  bout: Bout,
  lines: readonly string[],
  { say, hear }: Pick<Pairing<Bout>, "say" | "hear">,
): Heard<Bout> {
  const heard: Heard<Bout> = { bout, findings: [], messages: [], plies: [], resigned: false };
  return lines.reduce((so, line, index) => {
    const text = line.slice(2);
    if (line.startsWith(">")) return { ...so, bout: say(so.bout, text) };
    const ruling = hear(so.bout, { text, index });
    return {
      bout: ruling.bout,
      findings: [...so.findings, ...ruling.findings],
      messages: [...so.messages, ...ruling.messages],
      plies: [...so.plies, ...ruling.ply === undefined ? [] : [ruling.ply]],
      resigned: so.resigned || ruling.resigned === true,
    };
  }, heard);
}

/** The rules that a talk broke: those of form first, then those of what was said. */
export function broken({ findings, messages }: Heard<unknown>): readonly string[] {
  return [...findings, ...messages.flatMap(({ faults }) => faults)].map(({ rule }) => rule);
}
