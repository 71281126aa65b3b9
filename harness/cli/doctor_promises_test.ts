import { assertEquals, assertMatch } from "@std/assert";
import { inLanguage } from "../core/mod.ts";
import { GOOD, NO_WORLD } from "./doctor_kit.ts";
import { calls, groups, openHoles } from "./doctor_promises.ts";

Deno.test("a missing filter is a weakness only where there are namespaces to add it to", () => {
  const unfiltered = { ...GOOD, abilities: { ...GOOD.abilities, filters: false } };
  const states = [GOOD, unfiltered, NO_WORLD].map((facts) => calls(facts).state);
  assertEquals(states, ["good", "weak", "good"]);
});

Deno.test("control groups are reported with their version, or what stands in for them", () => {
  const said = (cgroup?: 1 | 2) => inLanguage(groups({ ...GOOD, cgroup }).what, "en");
  assertMatch(said(1), /version 1.*the kernel limits their memory/);
  assertMatch(said(), /looks ten times a second/);
});

Deno.test("what the weaker levels cannot hold is one sentence", () => {
  const said = inLanguage(openHoles(GOOD).what, "en");
  assertMatch(said, /^At the levels limits and none [^.]+$/);
});
