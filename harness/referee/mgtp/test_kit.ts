/** What the tests of the MGTP referee share; no tests of its own. @module */

import { type Heard as TalkHeard, talkFrom } from "../test_kit.ts";
import { type MgtpBout, open, say } from "./bout.ts";
import { hear } from "./hear.ts";

export { broken } from "../test_kit.ts";

/** All that came of a talk. */
export type Heard = TalkHeard<MgtpBout>;

/** A talk: `>` before what the client says, `<` before what the engine says. */
export function talk(lines: readonly string[], from: MgtpBout = open({ seed: 1 })): Heard {
  return talkFrom(from, lines, { say, hear });
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
