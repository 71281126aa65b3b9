/** An engine in this process that does not think, as `replay.c` is one in a process of its own. @module */

import type { FixtureEngine, Heard } from "../harness/transports/mod.ts";

/** Answers each line that it hears with the next of `replies`; its state counts them. */
export function replaying(replies: readonly string[]): FixtureEngine<number> {
  return {
    begin: () => ({ state: 0, deeds: [] }),
    hear: (state, chunk) => answered(replies, state, chunk),
    end: (state) => ({ state, deeds: [{ kind: "exit", code: 0 }] }),
  };
}

function answered(replies: readonly string[], from: number, chunk: string): Heard<number> {
  let state = from;
  let text = "";
  for (let end = chunk.indexOf("\n"); end >= 0; end = chunk.indexOf("\n", end + 1)) {
    text += `${replies[state++] ?? ""}\n`;
  }
  return { state, deeds: [{ kind: "say", text }] };
}
