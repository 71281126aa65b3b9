import { assertEquals } from "@std/assert";
import { inLanguage } from "../../core/mod.ts";
import { encoded } from "../../protocols/shogi-console/mod.ts";
import type { RuleId } from "../../protocols/finding.ts";
import type { Unanswered } from "../unanswered.ts";
import { giveUp } from "../give_up.ts";
import { BLAME } from "./blame.ts";
import { hear } from "./hear.ts";
import { begun, PROMPT, typed } from "./test_kit.ts";
import { shogiAtConsole as pairing } from "./mod.ts";

const SILENT = { kind: "silent", waitedMs: 10_000, partial: "" } as const;
const EXITED = { kind: "exited", signal: "SIGSEGV", stderr: "" } as const;
const FLOODED = { kind: "flooded", what: "line", bytes: 70_000 } as const;

Deno.test.each<[string, Unanswered, RuleId | undefined, string]>([
  ["7g7f", SILENT, undefined, "prompts"],
  ["7g7f", SILENT, "shogi-console/several-at-once", "several-at-once"],
  ["7g7f", { kind: "unflushed", text: "x" }, "shogi-console/letters", "flush"],
  ["7g7f", { kind: "on-stderr", text: "x" }, undefined, "on-stdout"],
  ["7g7f", { kind: "late", waitedMs: 12_000, allowedMs: 10_000, text: "x" }, undefined, "in-time"],
  ["7g7f", EXITED, "shogi-console/several-at-once", "stays-alive"],
  ["7g7f", FLOODED, undefined, "bounded-output"],
  ["garbage", FLOODED, "shogi-console/letters", "letters"],
  ["coordinates 7 7 99 9", EXITED, "shogi-console/refuses-off-board", "refuses-off-board"],
  ["coordinates 7 7 99 9", EXITED, undefined, "refuses-off-board"],
  ["5e5d", SILENT, undefined, "prompts"],
  ["7g7f", { kind: "other-protocol", name: "USI", text: "usiok" }, undefined, "prompts"],
])("after %j, %j (%j) is blamed on %s", (act, why, instead, rule) => {
  const found = giveUp({ blame: BLAME, bout: typed(begun(), act) }, why, instead);
  assertEquals(found.map((one) => one.rule), [`shogi-console/${rule}`]);
});

Deno.test.each<[string, Unanswered, string]>([
  ["other-case next", SILENT, "replay-either-case"],
  ["other-case previous", EXITED, "replay-either-case"],
  ["next", SILENT, "prompts"],
  ["previous", EXITED, "stays-alive"],
])("in a replay, after %j, %j is blamed on %s", (act, why, rule) => {
  const bout = pairing.open({ seed: 1, start: { replay: "7g7f 3c3d" } });
  const shown = pairing.hear(bout, { text: REPLAY, index: 0 }).bout;
  assertEquals(giveUp({ blame: BLAME, bout: typed(shown, act) }, why).map((one) => one.rule), [
    `shogi-console/${rule}`,
  ]);
});

const REPLAY = "第1手 玩家X的回合\nY方持駒:\nX方持駒:\n請輸入f";

Deno.test("what came without a prompt is shown, without its colours", () => {
  const why = { ...SILENT, partial: "\x1b[31mYour move?\x1b[0m " };
  const [found] = giveUp({ blame: BLAME, bout: typed(begun(), "7g7f") }, why);
  assertEquals(
    inLanguage(found?.actual ?? "", "en"),
    "for 10 s no prompt that the dialogue describes, only: Your move?",
  );
});

Deno.test.each<["big5" | "gbk"]>([
  ["big5"],
  ["gbk"],
])("a screen in %s is reported as one", (encoding) => {
  const partial = encoded(`第2手 玩家Y的回合\n${PROMPT}\n`, encoding);
  const [found] = giveUp({ blame: BLAME, bout: typed(begun(), "7g7f") }, { ...SILENT, partial });
  const actual = inLanguage(found?.actual ?? "", "en");
  assertEquals([found?.rule, actual.includes(`write \`encoding: ${encoding}\``)], [
    ...["shogi-console/prompts", true],
  ]);
});

Deno.test("a screen whose state marker is not described is shown, and the key that describes it", () => {
  const { bout } = hear(typed(begun(), "7g7f"), { text: `Turn 2: Y\n${PROMPT}`, index: 3 });
  const [found] = giveUp({ blame: BLAME, bout }, SILENT);
  const actual = inLanguage(found?.actual ?? "", "en");
  assertEquals([found?.rule, actual.includes("`state:`"), actual.includes("Turn 2: Y")], [
    ...["shogi-console/prompts", true, true],
  ]);
});

Deno.test("the question of promotion is reported in words, not as a pattern", () => {
  const bout = typed(begun(), "7g7f");
  const [question] = bout.asked;
  const offered = {
    ...bout,
    asked: question ? [{ ...question, expects: "promotion" as const }] : [],
  };
  const [found] = giveUp({ blame: BLAME, bout: offered }, SILENT);
  assertEquals(inLanguage(found?.expected[0] ?? "", "en"), "the question whether to promote");
});

Deno.test("prompts of a replay without a position are reported as such, and blamed on the key", () => {
  const bout = pairing.open({ seed: 1, start: { replay: "7g7f 3c3d" } });
  const shown = pairing.hear(bout, { text: REPLAY, index: 0 }).bout;
  const next = hear(typed(shown, "next"), { text: "(下一手)\n請輸入f", index: 1 }).bout;
  const [found] = giveUp({ blame: BLAME, bout: next }, { ...SILENT, partial: "(下一手)\n" });
  assertEquals(found?.rule, "shogi-console/replay-next");
  assertEquals(
    inLanguage(found?.actual ?? "", "en"),
    "a prompt, but no screen of the position before it for 10 s, only: (下一手) 請輸入f",
  );
});
