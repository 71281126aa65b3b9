import { assertEquals } from "@std/assert";
import { foulLines } from "./foul_lines.ts";

const TEXT = { en: "Plies are legal", zh: "合法", ja: "合法" };
const MATCH = {
  players: [{ name: "mine", command: [] }, { name: "b\x1bad", command: [] }],
  rules: [{ id: "x/legal", level: "SHOULD", text: TEXT, hint: TEXT, spec: "" }],
  strict: false,
} as const;
const violation = { rule: "x/legal", expected: ["a"], actual: "\x1b[2J", evidence: [], times: 1 };

Deno.test("a foul names the player, the rule and the reason, without control codes", () => {
  const fouls = [{ player: 1, violation }] as const;
  assertEquals(
    foulLines(MATCH, { fouls }, "en"),
    "! b␛ad  x/legal: Plies are legal\n    expected  a\n    actual    ␛[2J\n",
  );
  assertEquals(foulLines({ ...MATCH, strict: true }, { fouls }, "zh").slice(0, 1), "✗");
});

Deno.test("nothing is said where nothing was broken", () => {
  assertEquals(foulLines(MATCH, { fouls: [] }, "en"), "");
});
