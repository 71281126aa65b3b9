import { assertEquals } from "@std/assert";
import { KNOWN, readGood } from "./_sample.ts";
import type { Scope } from "./rubric.ts";
import { Selection } from "./selection.ts";

const GAMES = ["mgtp/games/long", "mgtp/games/short"];
const scenarios = (...ids: readonly string[]): Scope => ({ kind: "scenarios", ids });
const rules = (...ids: readonly string[]): Scope => ({ kind: "rules", ids });

Deno.test.each<[string, string, Scope]>([
  ["a scenario", "scenario: mgtp/first", scenarios("mgtp/first")],
  ["a folder", "scenario: mgtp/games", scenarios(...GAMES)],
  ["a folder with a slash", "scenario: mgtp/games/", scenarios(...GAMES)],
  ["several", "scenario: [mgtp/noise, mgtp/first]", scenarios("mgtp/first", "mgtp/noise")],
  ["a rule", "rule: mgtp/answers", rules("mgtp/answers")],
  ["rules by their prefix", "rule: dark-chess", rules("dark-chess/move", "dark-chess/flip")],
  [
    "only rules that can be kept",
    "rule: mgtp",
    rules("mgtp/reply-id", "mgtp/answers", "mgtp/no-noise"),
  ],
  ["a tag", "tag: handshake", scenarios("mgtp/first", "mgtp/noise")],
  ["a level", "level: SHOULD", rules("mgtp/no-noise")],
])("a line may be about %s", async (_name, selector, scope) => {
  const rubric = await readGood(`lines: [{ ${selector}, points: 2.5 }]`);
  assertEquals([rubric.lines[0]?.scope, rubric.lines[0]?.points], [scope, 2.5]);
});

Deno.test("every rule knows the scenarios that cite it, once each", () => {
  const { citations } = new Selection({
    scenarios: [{ id: "b", rules: ["x", "x", "strange"] }, { id: "a", rules: ["x"] }],
    rules: [{ id: "x", level: "MUST" }, { id: "y", level: "MAY" }],
  });
  assertEquals(citations, { x: ["b", "a"], y: [] });
});

Deno.test("every name either selects something or is reported as wrong", () => {
  const selection = new Selection(KNOWN);
  for (const name of ["", "/", "mgtp", "mgtp/", "mgtp/first/", "dark-chess", "MUST", "nowhere"]) {
    for (const kind of ["scenario", "rule", "tag", "level"] as const) {
      const means = selection.scope(kind, [name]).ids.length > 0;
      assertEquals(selection.misnomer(kind, name) === undefined, means, `${kind} ${name}`);
    }
  }
});
