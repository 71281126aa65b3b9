/** What the tests of the USI referee share; no tests of its own. @module */

import type { Finding } from "../../core/mod.ts";
import type { Message } from "../../protocols/protocol.ts";
import { open, say, type UsiBout } from "./bout.ts";
import { hear } from "./hear.ts";

/** All that came of a talk. */
export interface Heard {
  readonly bout: UsiBout;
  readonly findings: readonly Finding[];
  readonly messages: readonly Message[];
  readonly plies: readonly string[];
  readonly resigned: boolean;
}

/** A talk: `>` before what the client says, `<` before what the engine says. */
export function talk(lines: readonly string[], from: UsiBout = open({ seed: 1 })): Heard {
  const heard: Heard = { bout: from, findings: [], messages: [], plies: [], resigned: false };
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
export function broken({ findings, messages }: Heard): readonly string[] {
  return [...findings, ...messages.flatMap(({ faults }) => faults)].map(({ rule }) => rule);
}

/** A question for a move at the start, and the answer. */
export function answered(bestmove: string, position = "startpos"): Heard {
  return talk([`> position ${position}`, "> go btime 0 wtime 0 byoyomi 1000", `< ${bestmove}`]);
}
