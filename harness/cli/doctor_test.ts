import { assert, assertEquals, assertMatch, assertStringIncludes } from "@std/assert";
import { LANGUAGES } from "../core/mod.ts";
import { captured } from "../testing/environment.ts";
import { doctor, doctorJson, doctorText } from "./doctor.ts";
import type { MachineFacts } from "./doctor_facts.ts";
import { doctorFindings, isFit } from "./doctor_findings.ts";

const FINE = { possible: true };
const GOOD: MachineFacts = {
  os: "linux",
  uid: 1000,
  abilities: {
    levels: { none: FINE, limits: FINE, namespaces: FINE },
    mayDrop: false,
    drops: ["before"],
    lockUsers: true,
  },
  tools: { taskset: "/t", cc: "/c", make: "/m", java: "/j", python3: "/p", node: "/n" },
  cores: 8,
  load: 0.44,
  memoryMiB: 4000,
  clockStepMs: 0.00004,
  tellsUsage: true,
  tellsWaiting: true,
};
const NO_WORLD: MachineFacts = {
  ...GOOD,
  abilities: {
    ...GOOD.abilities,
    levels: {
      ...GOOD.abilities.levels,
      namespaces: { possible: false, why: "no bwrap", fix: "apt-get install bubblewrap" },
    },
  },
};

Deno.test("a finding's state follows from the facts", () => {
  const table: readonly [string, MachineFacts, string, boolean][] = [
    ["all is there", GOOD, "", true],
    ["no namespaces", NO_WORLD, "bad sandbox-namespaces", false],
    ["root who stays root", { ...GOOD, uid: 0 }, "bad account", false],
    [
      "root who may drop, and has no sandbox to drop in",
      {
        ...NO_WORLD,
        uid: 0,
        abilities: {
          ...NO_WORLD.abilities,
          mayDrop: true,
          levels: { ...NO_WORLD.abilities.levels, limits: { possible: false, why: "no prlimit" } },
        },
      },
      "bad sandbox-namespaces, bad sandbox-limits, bad account",
      false,
    ],
    ["no compiler", { ...GOOD, tools: { ...GOOD.tools, cc: undefined } }, "weak tool-cc", true],
    ["a busy machine", { ...GOOD, load: 7 }, "weak load", true],
    ["a coarse clock", { ...GOOD, clockStepMs: 15 }, "weak clock", true],
    [
      "nobody counts",
      { ...GOOD, tellsUsage: false, tellsWaiting: false },
      "weak usage, weak waiting",
      true,
    ],
    ["little memory", { ...GOOD, memoryMiB: 200 }, "weak memory", true],
  ];
  for (const [name, facts, expected, fit] of table) {
    const findings = doctorFindings(facts);
    const told = findings.filter(({ state }) => state !== "good")
      .map(({ id, state }) => `${state} ${id}`);
    assertEquals([told.join(", "), isFit(findings)], [expected, fit], name);
  }
});

Deno.test("what is missing is told with what would help, in every language", () => {
  for (const language of LANGUAGES) {
    const text = doctorText(NO_WORLD, { language });
    assertMatch(text, /✗ .*namespaces.*no bwrap\n {4}→ apt-get install bubblewrap\n/);
    assert(!/\{\w+\}/.test(text), text);
  }
  assertStringIncludes(doctorText(GOOD, { language: "en" }), "8 cores, load 0.4");
  assertStringIncludes(doctorText(GOOD, { language: "en", colour: true }), "\x1b[32m✓\x1b[0m");
});

Deno.test("as data, the same findings with the facts behind them", () => {
  const data = JSON.parse(doctorJson(NO_WORLD, { language: "en" }));
  assertEquals([data.fit, data.level, data.facts.cores], [false, "limits", 8]);
  assertEquals(data.findings[0], {
    id: "sandbox-namespaces",
    state: "bad",
    what: "Sandbox level namespaces cannot be had: no bwrap",
    fix: "apt-get install bubblewrap",
  });
});

Deno.test("the command tells about this machine, and its code says whether that is enough", async () => {
  const { result, out } = await captured(() => doctor.run(["--json"]));
  const { fit, findings } = JSON.parse(out);
  assertEquals(result, fit ? 0 : 1);
  assertEquals(findings.length, 14);
  const help = await captured(() => doctor.run(["--help"]));
  assertMatch(help.out, /Exit codes: 0/);
});
