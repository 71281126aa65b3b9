/** What the tests of the USI referee share; no tests of its own. @module */

import { type Heard as TalkHeard, talkFrom } from "../test_kit.ts";
import { open, say, type UsiBout } from "./bout.ts";
import { hear } from "./hear.ts";

export { broken } from "../test_kit.ts";

/** All that came of a talk. */
export type Heard = TalkHeard<UsiBout>;

/** A talk: `>` before what the client says, `<` before what the engine says. */
export function talk(lines: readonly string[], from: UsiBout = open({ seed: 1 })): Heard {
  return talkFrom(from, lines, { say, hear });
}

/** A question for a move at the start, and the answer. */
export function answered(bestmove: string, position = "startpos"): Heard {
  return talk([`> position ${position}`, "> go btime 0 wtime 0 byoyomi 1000", `< ${bestmove}`]);
}
