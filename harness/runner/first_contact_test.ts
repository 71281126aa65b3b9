import { assertEquals } from "@std/assert";
import { FirstContact } from "./first_contact.ts";
import { GREET, instead, mgtpEngine, reported, scenarioOf, verdicts } from "./test_kit.ts";
import type { CaseResult } from "./run_scenario.ts";
import type { AnyFixtureEngine } from "../transports/mod.ts";
import type { Scenario } from "../scenario/mod.ts";

const FIRST = scenarioOf([GREET], { id: "first", preflight: true });
const BEYOND = ["a", "b"].map((id) => scenarioOf([GREET], { id, stimulus: "manual" }));
const gone = instead("name", [{ kind: "exit", code: 0 }]);
const silent = instead("name", []);

Deno.test.each<[string, AnyFixtureEngine, Record<string, string>, boolean]>([
  ["exits at once cannot be started", gone, { a: "skipped", first: "skipped", b: "skipped" }, true],
  ["never answers fails", silent, { a: "skipped", first: "failed", b: "skipped" }, false],
  ["answers is asked nothing more", mgtpEngine(), { a: "passed", b: "passed" }, false],
])("without a preflight an engine that %s", async (_name, engine, expected, unstartable) => {
  const report = await reported(engine, BEYOND, { jobs: 1, firstContact: FIRST });
  assertEquals(verdicts(report), expected);
  assertEquals(report.unstartable !== undefined, unstartable);
});

Deno.test("an engine that dies of words beyond the client's alone is blamed for that", async () => {
  const frail = instead("showboard", [{ kind: "exit", code: 1 }]);
  const asked: Scenario = scenarioOf([
    { verb: "send", at: FIRST.at, on: 1, frames: ["17 showboard"], raw: false },
    { verb: "expect", at: FIRST.at, on: 1, what: { kind: "message", fields: {} } },
  ], { id: "beyond", stimulus: "manual" });
  const report = await reported(frail, [asked], { jobs: 1, firstContact: FIRST });
  assertEquals(verdicts(report), { beyond: "warned" });
});

Deno.test("the first words are said once, and not to an engine that has answered", async () => {
  const result = (mute: boolean) => ({ mute }) as CaseResult;
  const said: string[] = [];
  const contactOf = () =>
    new FirstContact({
      scenario: FIRST,
      tryOut: ({ key }) => Promise.resolve(said.push(key) < 0),
      judge: () => Promise.resolve(false),
    });
  const mute = contactOf();
  const [one] = BEYOND;
  const allowed = [1, 2].map(() => mute.allows(result(true), one!));
  assertEquals([await Promise.all(allowed), said], [[false, false], ["first"]]);
  const speaking = contactOf();
  assertEquals(await speaking.allows(result(false), one!), true);
  assertEquals(await speaking.allows(result(true), one!), true);
  assertEquals(said, ["first"]);
});
