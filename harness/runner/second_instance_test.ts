import { assertEquals } from "@std/assert";
import type { Scenario } from "../scenario/mod.ts";
import { loopback, type Transport } from "../transports/mod.ts";
import { bearsSecondInstance } from "./second_instance.ts";
import { contextOf, GREET, mgtpEngine, oneAtATime, playing, scenarioOf } from "./test_kit.ts";

/** Notes what is opened and closed, in this order. */
function noting(events: string[], transport: Transport): Transport {
  return async (options) => {
    const opened = await transport(options);
    if (!opened.ok) return opened;
    events.push("opened");
    const dispose = opened.value[Symbol.asyncDispose].bind(opened.value);
    opened.value[Symbol.asyncDispose] = () => {
      events.push("closed");
      return dispose();
    };
    return opened;
  };
}

Deno.test.each<[string, Scenario]>([
  ["the steps before the first ply", scenarioOf([GREET, playing({ plies: 40 })])],
  ["the first ply where nothing is before it", scenarioOf([playing({ plies: 40 })])],
])("neither instance ends before both did %s", async (_name, scenario) => {
  const events: string[] = [];
  const context = contextOf(noting(events, loopback(mgtpEngine())));
  assertEquals(await bearsSecondInstance(scenario, context), true);
  assertEquals(events, ["opened", "opened", "closed", "closed"]);
  assertEquals(context.events, []);
});

Deno.test("an engine that locks a file bears no second instance", async () => {
  const context = contextOf(oneAtATime(mgtpEngine()));
  assertEquals(await bearsSecondInstance(scenarioOf([GREET]), context), false);
});
