import { assertEquals } from "@std/assert";
import { inLanguage } from "../../core/mod.ts";
import { ponderDarkChess } from "./mod.ts";

const { open, say, hear } = ponderDarkChess;

/** What a ply breaks where red's king came in on a2 and its cannon on d4, and nothing else is left. */
function ruleOf(ply: string): { readonly rule?: string; readonly actual: string } {
  const marks = Array.from({ length: 32 }, (_, at) => ({ 4: "K", 15: "C", 28: "k" })[at] ?? "-");
  let bout = say(open({ seed: 1 }), `/start_${marks},1,0,0,0,0,1,0,1,0,0,0,0,0,0,0,60000`);
  bout = hear(bout, { text: "/start", index: 1 }).bout;
  bout = hear(say(bout, "/turn 1 0"), { text: "/turn", index: 2 }).bout;
  const [fault] = hear(bout, { text: ply, index: 3 }).messages[0]?.faults ?? [];
  return { rule: fault?.rule, actual: inLanguage(fault?.actual ?? "", "en") };
}

Deno.test("a ply that is legal on the board turned upside down shows a start that was misread", () => {
  const { rule, actual } = ruleOf("/move a7-b7");
  assertEquals(rule, "ponder/midgame-start");
  assertEquals(
    actual,
    "/move a7-b7: a7 is empty; it would be legal with rank 1 read as rank 8: `/start` begins with a1",
  );
});

Deno.test.each([
  ["/move a2-b2", undefined],
  ["/move c7-b7", "dark-chess/source-not-empty"],
  ["/move a2-c2", "dark-chess/one-step"],
  ["/flip a7", "dark-chess/flip-only-dark"],
])("any other ply is what it is: %s", (ply, rule) => {
  assertEquals(ruleOf(ply).rule, rule);
});

Deno.test("in a game from its start nothing was misread", () => {
  let bout = ponderDarkChess.deal(open({ seed: 1 }), { seed: 1, engine: "first" });
  const saying = ponderDarkChess.talk.begin?.(bout);
  bout = saying?.bout ?? bout;
  for (const [index, frame] of (saying?.frames ?? []).entries()) {
    bout = hear(say(bout, frame), { text: index === 0 ? "/start" : "/turn", index }).bout;
  }
  const [fault] = hear(bout, { text: "/move a7-b7", index: 3 }).messages[0]?.faults ?? [];
  assertEquals(fault?.rule, "dark-chess/first-ply-flip");
});
