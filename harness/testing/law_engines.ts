/** The engines that the laws of transports need. @module */

import type { Deed, FixtureEngine } from "../transports/mod.ts";

/** An engine that does the same whenever it hears something. */
function reflex(hear: (chunk: string) => readonly Deed[], begin: readonly Deed[] = []) {
  const engine: FixtureEngine<undefined> = {
    begin: () => ({ state: undefined, deeds: begin }),
    hear: (_, chunk) => ({ state: undefined, deeds: hear(chunk) }),
    end: () => ({ state: undefined, deeds: [say("eof\n"), { kind: "exit", code: 0 }] }),
  };
  return engine;
}

function say(text: string): Deed {
  return { kind: "say", text };
}

const FOREVER: Deed = { kind: "think", ms: Infinity };

/** The engines that the laws need, by name, so that a process can be told which one to be. */
export const LAW_ENGINES = {
  echo: reflex((chunk) => [say(chunk)]),
  silent: reflex(() => []),
  late: reflex((chunk) => chunk.includes("now") ? [say("late\n")] : []),
  partial: reflex(() => [say("half a")]),
  exits: reflex(() => [say("bye\nlast words"), { kind: "exit", code: 7 }]),
  dies: reflex(() => [say("ouch\n"), { kind: "die", signal: "SIGABRT" }]),
  longLine: reflex(() => [say("x".repeat(5000)), FOREVER]),
  manyLines: reflex(() => [say("noise\n".repeat(2000)), FOREVER]),
  mutters: reflex(() => [{ kind: "mutter", text: "one\ntwo\nthree" }, say("done\n")]),
  deaf: reflex(() => [], [say("ready\n"), FOREVER]),
} satisfies Readonly<Record<string, FixtureEngine<undefined>>>;

/** The name of an engine of the laws. */
export type LawEngine = keyof typeof LAW_ENGINES;
