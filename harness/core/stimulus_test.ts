import { assertEquals } from "@std/assert";
import { LEVELS } from "./rule.ts";
import { STIMULI, toldAs, weigh } from "./stimulus.ts";

const rule = (level: typeof LEVELS[number]) => ({ id: "p/x", level });

Deno.test.each(
  [
    ["client", ["MUST", "SHOULD", "MAY"]],
    ["manual", ["SHOULD", "SHOULD", "MAY"]],
    ["stress", ["SHOULD", "SHOULD", "MAY"]],
  ] as const,
)("under %s a MUST, a SHOULD and a MAY weigh %s", (stimulus, weights) => {
  assertEquals(LEVELS.map((level) => weigh(rule(level), { stimulus }, false)), [...weights]);
});

Deno.test("a stream without a stimulus is weighed as the client's", () => {
  assertEquals(weigh(rule("MUST"), {}, false), "MUST");
});

Deno.test("what the manual's own words demand stays a MUST under manual, never under stress", () => {
  const demanded = ["p/x"];
  assertEquals(weigh(rule("MUST"), { stimulus: "manual", demanded }, false), "MUST");
  assertEquals(weigh(rule("MUST"), { stimulus: "manual", demanded: ["p/y"] }, false), "SHOULD");
  assertEquals(weigh(rule("MUST"), { stimulus: "stress", demanded }, false), "SHOULD");
});

Deno.test("--strict raises a SHOULD whatever the stimulus is", () => {
  assertEquals(STIMULI.map((stimulus) => weigh(rule("MUST"), { stimulus }, true)), [
    "MUST",
    "MUST",
    "MUST",
  ]);
});

const STRESS = { stimulus: "stress", rules: ["p/own", "p/other"], broken: [] } as const;

Deno.test("an answer that nothing asked for is reported under the scenario's own rule", () => {
  const noise = { ...rule("SHOULD"), unasked: true } as const;
  assertEquals(toldAs(noise, { ...STRESS, own: "p/own" }), "p/own");
  assertEquals(toldAs(noise, { ...STRESS, own: "p/own", stimulus: "client" }), "p/x");
});

Deno.test.each(
  [
    ["a generic MUST is told as the scenario's own rule", "MUST", {}, "p/own"],
    ["a SHOULD noticed by the way keeps its name", "SHOULD", {}, "p/x"],
    ["before the stress a rule keeps its name", "MUST", { own: undefined }, "p/x"],
    ["a rule broken before keeps its name", "MUST", { broken: ["p/x"] }, "p/x"],
    ["a rule that the scenario covers keeps its name", "MUST", { rules: ["p/x"] }, "p/x"],
    ["under manual a rule keeps its name", "MUST", { stimulus: "manual" }, "p/x"],
    ["under client a rule keeps its name", "MUST", { stimulus: "client" }, "p/x"],
  ] as const,
)("%s", (_name, level, more, told) => {
  assertEquals(toldAs(rule(level), { ...STRESS, own: "p/own", ...more }), told);
});
