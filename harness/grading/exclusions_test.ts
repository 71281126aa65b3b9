import { assertEquals } from "@std/assert";
import { readGood } from "./_sample.ts";
import { exclusionsFor, fitsPattern } from "./exclusions.ts";

Deno.test("a pattern that could be tried in endless ways is tried in few", () => {
  assertEquals(fitsPattern("a".repeat(5000), "*a".repeat(2000) + "b"), false);
  assertEquals(fitsPattern("x".repeat(5000), "*".repeat(40) + "y"), false);
});

Deno.test.each<[string, string, boolean]>([
  ["b01", "b0*", true],
  ["b01", "b01", true],
  ["b01", "b0", false],
  ["b01", "b?1", true],
  ["b1", "b?1", false],
  ["ab", "*b*", true],
  ["", "*", true],
  ["", "", true],
  ["", "?", false],
  ["王小明", "王??", true],
  ["😀a", "?a", true],
  ["a.b", "a.b", true],
  ["axb", "a.b", false],
  ["aXbXc", "a*b*c", true],
  ["aXbX", "a*b*c", false],
  ["a\nb", "a*", true],
])("whether %j is what %j says", (name, pattern, wanted) => {
  assertEquals(fitsPattern(name, pattern), wanted);
});

Deno.test("an exclusion for some names holds neither for others nor for the class", async () => {
  const rubric = await readGood(`
lines: [{ level: MUST, points: 1 }]
excludes:
  - { scenario: mgtp/noise, reason: for all }
  - { rule: dark-chess, reason: for some, for: "b*" }
`);
  const rulesFor = (name?: string): unknown => [...exclusionsFor(name, rubric).rules];
  const all = [["mgtp/no-noise", "for all"]];
  assertEquals(rulesFor(), all);
  assertEquals(rulesFor("a1"), all);
  assertEquals(rulesFor("b1"), [
    ...all,
    ["dark-chess/move", "for some"],
    ["dark-chess/flip", "for some"],
  ]);
  assertEquals([...exclusionsFor("a1", rubric).scenarios.keys()], ["mgtp/noise"]);
});

Deno.test("a rule is excluded once all scenarios that cover it are", async () => {
  const rubric = await readGood(`
lines: [{ level: MUST, points: 1 }]
excludes: [{ scenario: [mgtp/first, mgtp/games/short], reason: later }]
`);
  assertEquals([...exclusionsFor("a", rubric).rules.keys()], ["mgtp/answers", "dark-chess/flip"]);
});
