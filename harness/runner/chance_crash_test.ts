import { assertEquals } from "@std/assert";
import { randomFrom } from "../games/random.ts";
import { loopback, type Transport } from "../transports/mod.ts";
import {
  expecting,
  GREET,
  instead,
  mgtpEngine,
  playing,
  reported,
  scenarioOf,
  send,
  verdicts,
} from "./test_kit.ts";

const FIRST = scenarioOf([GREET], { id: "first", preflight: true });
const ASKED = ["a", "b"].map((id) => scenarioOf([GREET], { id }));
const BEYOND = scenarioOf([GREET, send("17 showboard"), expecting()], {
  id: "beyond",
  stimulus: "manual",
});
const ALL = [FIRST, ...ASKED, BEYOND];

/** Crashes at a command of this name in every fourth start. */
function crashingAt(name: string): Transport {
  const good = loopback(mgtpEngine());
  const bad = loopback(instead(name, [{ kind: "die", signal: "SIGSEGV" }]));
  let started = 0;
  return (options) => (++started % 4 === 0 ? bad : good)(options);
}

Deno.test("a crash by chance that only a case beyond the client met is looked for in the client's", async () => {
  const report = await reported(crashingAt("name"), ALL);
  const failed = report.cases.filter(({ verdict }) => verdict.kind === "failed");
  const found = failed.map(({ stimulus, violations }) => [
    stimulus,
    violations.map(({ rule }) => rule),
  ]);
  assertEquals(found, [["client", ["mgtp/stays-alive"]]]);
});

const GAME = scenarioOf([GREET, playing({ plies: 40 })], { id: "game", stimulus: "manual" });

Deno.test("a crash that comes in every long game, each time at another ply, is looked for likewise", async () => {
  const random = randomFrom(5);
  let starts = 0;
  // The case before the long game is spared by chance at first.
  const transport: Transport = (options) => {
    const isSpared = ++starts <= 2;
    const engine = mgtpEngine({
      deeds: (usual, { name }) =>
        !isSpared && name === "genmove" && random() < 0.3
          ? [{ kind: "die", signal: "SIGSEGV" }]
          : usual,
    });
    return loopback(engine)(options);
  };
  const few = scenarioOf([GREET, playing({ plies: 3 })], { id: "few" });
  const report = await reported(transport, [FIRST, few, GAME]);
  assertEquals(verdicts(report), { first: "passed", few: "failed", game: "warned" });
});

Deno.test("a crash by chance at what no client asks for stays a recommendation", async () => {
  const report = await reported(crashingAt("showboard"), ALL);
  assertEquals(verdicts(report), { first: "passed", a: "passed", b: "passed", beyond: "warned" });
});

Deno.test("an engine that never crashes is asked once", async () => {
  const report = await reported(mgtpEngine(), ALL);
  assertEquals(report.cases.map(({ attempt }) => attempt), [1, 1, 1, 1]);
});
