import { assert, assertEquals } from "@std/assert";
import { inLanguage, LANGUAGES } from "../core/mod.ts";
import type { MachineFacts } from "./doctor_facts.ts";
import { doctorFindings, isFit } from "./doctor_findings.ts";
import { GOOD, NO_WORLD } from "./doctor_kit.ts";

Deno.test("a finding's state follows from the facts", () => {
  const table: readonly [string, MachineFacts, string, boolean][] = [
    ["all is there", GOOD, "", true],
    ["no namespaces", NO_WORLD, "bad sandbox-namespaces, weak account", false],
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
    [
      "namespaces without a filter",
      { ...GOOD, abilities: { ...GOOD.abilities, filters: false } },
      "weak calls",
      true,
    ],
    ["no compiler", { ...GOOD, tools: { ...GOOD.tools, cc: undefined } }, "weak tool-cc", true],
    ["a busy machine", { ...GOOD, load: 7 }, "weak load", true],
    ["a coarse clock", { ...GOOD, clockStepMs: 15 }, "weak clock", true],
    [
      "nothing is counted",
      { ...GOOD, tellsUsage: false, tellsWaiting: false },
      "weak usage, weak waiting",
      true,
    ],
    ["little room", { ...GOOD, diskMiB: 100 }, "weak disk", true],
    ["little memory", { ...GOOD, memoryMiB: 200 }, "weak memory", true],
  ];
  for (const [name, facts, expected, fit] of table) {
    const findings = doctorFindings(facts);
    const told = findings.filter(({ state }) => state !== "good")
      .map(({ id, state }) => `${state} ${id}`);
    assertEquals([told.join(", "), isFit(findings)], [expected, fit], name);
  }
});

Deno.test("a user who runs engines under the own account is told what they can do without namespaces", () => {
  const said = (facts: MachineFacts): string => {
    const account = doctorFindings(facts).find(({ id }) => id === "account");
    return inLanguage(account?.what ?? "", "en");
  };
  assert(said(NO_WORLD).includes("can read, change and end whatever is yours"));
  assert(said(GOOD).includes("see nothing of yours"));
});

Deno.test("every finding says something of its own in every language", () => {
  for (const facts of [GOOD, NO_WORLD, { ...GOOD, diskMiB: 1, load: 99, memoryMiB: 1 }]) {
    for (const language of LANGUAGES) {
      const all = doctorFindings(facts).map(({ what }) => inLanguage(what, language));
      assertEquals(new Set(all).size, all.length);
      assert(all.every((text) => text !== "" && !/\{\w+\}/.test(text)));
    }
  }
});
