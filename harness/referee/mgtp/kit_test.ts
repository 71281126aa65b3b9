/** What the tests of the MGTP referee share; no tests of its own. @module */

import type { Finding } from "../../core/mod.ts";
import type { Message } from "../../protocols/protocol.ts";
import { type MgtpBout, open, say } from "./bout.ts";
import { hear } from "./hear.ts";

/** A talk: `>` before what the client says, `<` before what the engine says. */
export function talk(lines: readonly string[], from: MgtpBout = open({ seed: 1 })): Heard {
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

/** All that came of a talk. */
export interface Heard {
  readonly bout: MgtpBout;
  readonly findings: readonly Finding[];
  readonly messages: readonly Message[];
  readonly plies: readonly string[];
  readonly resigned: boolean;
}

/** The rules that a talk broke: those of form first, then those of what was said. */
export function broken({ findings, messages }: Heard): readonly string[] {
  return [...findings, ...messages.flatMap(({ faults }) => faults)].map(({ rule }) => rule);
}

/** Messages as `=id text`, `?id text` or `missing id`. */
export function said({ messages }: Heard): readonly string[] {
  return messages.map(({ kind, fields: { id, text } }) => {
    if (kind === "missing") return `missing ${id}`;
    return `${kind === "reply" ? "=" : "?"}${id}${text ? ` ${text}` : ""}`;
  });
}

/** The same value, of which nothing can be changed. */
export function deepFreeze<Value>(value: Value): Value {
  if (typeof value !== "object" || value === null || Object.isFrozen(value)) return value;
  if (!ArrayBuffer.isView(value)) Object.freeze(value);
  Object.values(value).forEach(deepFreeze);
  return value;
}
