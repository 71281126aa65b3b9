import { assert, assertEquals } from "@std/assert";
import type { Variation } from "../games/variation.ts";
import type { Scenario, Step } from "./scenario.ts";
import { AS_WRITTEN, variedBy } from "./vary.ts";

const at = { file: "one.yaml", line: 1, column: 1 };
const base = { at, on: 1 } as const;

function scenarioOf(...steps: readonly Step[]): Scenario {
  return {
    id: "mgtp/one",
    title: { en: "One", zh: "一", ja: "一" },
    protocol: "mgtp",
    rules: [],
    stimulus: "manual",
    preflight: false,
    game: false,
    instances: 1,
    steps,
    at,
  };
}

const send: Step = { verb: "send", ...base, frames: ["say"], raw: false };
const expect = (what: Extract<Step, { verb: "expect" }>["what"]): Step => ({
  verb: "expect",
  ...base,
  what,
});

/** Doubles every word; what says "no" cannot be changed. */
const DOUBLED: Variation = {
  game: ({ engine, opening }) => ({ engine, opening: [...opening, ...opening] }),
  frame: doubled,
  answer: doubled,
  greets: ({ fixed }) => fixed === undefined,
};
const protocol = { drawVariation: () => DOUBLED };

function doubled(text: string): string | undefined {
  return text === "no" ? undefined : text + text;
}

Deno.test("what is sent and expected is put in other words together", () => {
  const inner = expect({ kind: "message", fields: { text: { kind: "is", value: "a" } } });
  const { steps, varied } = variedBy(
    2,
    scenarioOf(send, { verb: "repeat", ...base, times: 2, steps: [inner] }),
    protocol,
  );
  assert(varied);
  assertEquals(steps[0], { ...send, frames: ["saysay"] });
  const [, repeat] = steps;
  assert(repeat?.verb === "repeat");
  assertEquals(
    repeat.steps[0],
    expect({ kind: "message", fields: { text: { kind: "is", value: "aa" } } }),
  );
});

Deno.test("the usual seed, and a protocol without a table, leave a scenario as it is written", () => {
  const scenario = scenarioOf(send);
  assert(variedBy(AS_WRITTEN, scenario, protocol) === scenario);
  assert(variedBy(2, scenario, {}) === scenario);
});

const UNCHANGEABLE: readonly Step[] = [
  { ...send, frames: ["no"] } as Step,
  { verb: "send", ...base, frames: ["move a1 b1\n"], raw: true },
  { verb: "do", ...base, acts: ["resign"], together: false },
  { verb: "greet", ...base, options: { fixed: "yes" } },
  expect({ kind: "message", fields: { text: { kind: "includes", lines: ["8 X"] } } }),
  expect({ kind: "any-of", messages: [{ text: { kind: "matches", pattern: "no" } }] }),
];

Deno.test("a step that cannot be put in other words leaves the whole scenario as it is", () => {
  for (const step of UNCHANGEABLE) {
    const scenario = scenarioOf(send, step);
    assert(variedBy(2, scenario, protocol) === scenario, step.verb);
  }
});
