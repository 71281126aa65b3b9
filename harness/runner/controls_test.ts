import { assertEquals } from "@std/assert";
import type { Violation } from "../core/mod.ts";
import type { AnyFixtureEngine, Deed } from "../transports/mod.ts";
import { Controls } from "./controls.ts";
import { freshSteadiness, isExplained } from "./proof.ts";
import { contextOf, GREET, instead, mgtpEngine, playing, scenarioOf } from "./test_kit.ts";

const PLAIN = scenarioOf([GREET, playing({ plies: 6 })], { id: "plain" });
const CHANGED = scenarioOf([GREET, playing({ plies: 6 })], { id: "changed" });
const CRASH: readonly Deed[] = [{ kind: "die", signal: "SIGSEGV" }];
const SEEN = { expected: [], actual: "nothing", evidence: [], times: 1 };
const CRASHED: Violation = {
  ...SEEN,
  ...{ rule: "mgtp/crlf", otherwise: "mgtp/stays-alive", cause: "SIGSEGV" },
};
const SILENT: Violation = {
  ...SEEN,
  ...{ rule: "mgtp/crlf", otherwise: "mgtp/genmove-in-time", timing: true },
};

/** Whether a claim is explained by what the controls of an engine show. */
async function explained(engine: AnyFixtureEngine, claim: Violation): Promise<boolean> {
  const controls = new Controls({ controls: [{ scenario: "plain" }] }, [PLAIN, CHANGED]);
  const context = contextOf(engine);
  await controls.look([claim], CHANGED, context);
  return isExplained(claim, context.steadiness);
}

Deno.test("an engine that crashes in a plain game crashes for nothing that was changed", async () => {
  assertEquals(await explained(instead("genmove", CRASH), CRASHED), true);
  assertEquals(await explained(mgtpEngine(), CRASHED), false);
});

Deno.test("an engine that is silent in a plain game is silent for nothing that was changed", async () => {
  assertEquals(await explained(instead("genmove", []), SILENT), true);
  assertEquals(await explained(mgtpEngine(), SILENT), false);
});

Deno.test("a control is run once, and what it showed counts for later claims, too", async () => {
  const controls = new Controls({ controls: [{ scenario: "plain" }] }, [PLAIN, CHANGED]);
  const context = contextOf(instead("genmove", CRASH));
  let started = 0;
  const counting = {
    ...context,
    transport: (...given: Parameters<typeof context.transport>) => {
      started++;
      return context.transport(...given);
    },
  };
  await controls.look([CRASHED], CHANGED, counting);
  const later = { ...counting, steadiness: freshSteadiness() };
  await controls.look([CRASHED], CHANGED, later);
  assertEquals([started, isExplained(CRASHED, later.steadiness)], [1, true]);
});

Deno.test("no control is run for a claim that it cannot answer, or that it makes itself", async () => {
  const context = contextOf(instead("genmove", CRASH));
  const some = [{ scenario: "plain", of: ["mgtp/name"] as const }];
  await new Controls({ controls: some }, [PLAIN]).look([CRASHED], CHANGED, context);
  await new Controls({ controls: [{ scenario: "changed" }] }, [CHANGED])
    .look([CRASHED], CHANGED, context);
  assertEquals(isExplained(CRASHED, context.steadiness), false);
});
