import { assert, assertEquals } from "@std/assert";
import fc from "../../testing/fast_check.ts";
import { anyText } from "../../testing/any_text.ts";
import { consoleEngine } from "../../../fixtures/engines/shogi-console/engine.ts";
import { bytesOf, inLanguage } from "../../core/mod.ts";
import { SEED_DIALOGUE } from "../../protocols/shogi-console/mod.ts";
import { after, begun, broken, PROMPT, screen, typed } from "./test_kit.ts";
import { consolePairing, shogiAtConsole as pairing } from "./mod.ts";
import { giveUp } from "../give_up.ts";

const BISHOP = "7g7f 3c3d 8h2b+ 3a2b";

Deno.test.each<[string, string, readonly string[]]>([
  ["the right number and side", screen({ number: 2 }), []],
  ["a number too many", screen({ number: 3 }), ["turn-once"]],
  ["the wrong side", screen({ number: 2, side: "X" }), ["turn-once"]],
  ["a refusal", screen({ number: 1, says: "移動方式不合基礎規則" }), ["legal-accepted"]],
  ["a refusal without the board", `無法找到指定將棋\n${PROMPT}`, ["legal-accepted"]],
  ["a question", "是否要升變", ["offers-only-then"]],
  ["a hand that came from nowhere", screen({ number: 2, x: "步" }), ["hands-kept"]],
  ["no hands", "第2手 玩家Y的回合\n" + PROMPT, ["shows-hands"]],
])("after a legal move %s breaks what it breaks", (_name, text, rules) => {
  assertEquals(broken(typed(begun(), "7g7f"), text), [...rules]);
});

Deno.test.each<[string, string, readonly string[]]>([
  ["the fitting message", screen({ number: 1, says: "無法找到指定將棋" }), []],
  ["the message alone", `無法找到指定將棋\n${PROMPT}`, []],
  ["another message", screen({ number: 1, says: "一筋二步" }), ["right-reason"]],
  ["a message that may mean anything", screen({ number: 1, says: "移動方式不合基礎規則" }), []],
  ["silence", screen({ number: 1 }), ["says-why"]],
  ["the prompt alone", PROMPT, ["says-why"]],
  ["the next move", screen({ number: 2 }), ["refuses-empty-square"]],
  ["a message and the next move", screen({ number: 2, says: "無法找到指定將棋" }), [
    "refused-turn",
  ]],
])("after a move from an empty square %s breaks what it breaks", (_name, text, rules) => {
  assertEquals(broken(typed(begun(), "5e5d"), text), [...rules]);
});

Deno.test.each<[string, string, string, readonly string[]]>([
  [BISHOP, "B*4e", screen({ number: 6, y: "角" }), []],
  [BISHOP, "B*4e", screen({ number: 6, side: "X", y: "角" }), ["drop-turn"]],
  [BISHOP, "B*4e", screen({ number: 6, x: "角", y: "角" }), ["drop-uses-hand"]],
  ["7g7f 3c3d", "8h2b+", screen({ number: 4 }), ["capture-to-hand"]],
  ["7g7f 3c3d 8h2b+", "3a2b", screen({ number: 5, x: "角", y: "馬" }), ["captured-reverts"]],
  ["7g7f 3c3d", "undo", screen({ number: 2 }), []],
  ["7g7f 3c3d", "undo", screen({ number: 2, side: "X" }), ["undo-turn"]],
  [BISHOP, "undo", screen({ number: 4, x: "角", y: "角" }), ["undo-hands"]],
])("after %j the act %j answered by %j breaks what it breaks", (plies, act, text, rules) => {
  assertEquals(broken(typed(after(plies), act), text), [...rules]);
});

Deno.test("the next move after a refusal counts once", () => {
  const refused = pairing.hear(typed(begun(), "5e5d"), {
    text: screen({ number: 1, says: "無法找到指定將棋" }),
    index: 1,
  }).bout;
  assertEquals(broken(typed(refused, "7g7f"), screen({ number: 3, side: "X" })), ["refused-turn"]);
});

Deno.test("a screen that changes nothing is no answer to a legal move, and blamed in the end", () => {
  const asked = typed(begun(), "7g7f");
  const { bout, messages } = pairing.hear(asked, { text: screen({ number: 1 }), index: 3 });
  assertEquals([messages.length, pairing.awaits(bout)], [0, true]);
  const why = { kind: "silent", waitedMs: 10_000, partial: "" } as const;
  assertEquals(
    giveUp({ blame: pairing.blame, bout }, why).map(({ rule, evidence }) => [rule, evidence]),
    [
      ["shogi-console/legal-accepted", [3]],
    ],
  );
  assertEquals(
    giveUp({ blame: pairing.blame, bout: asked }, why)[0]?.rule,
    "shogi-console/prompts",
  );
});

Deno.test("a screen that is painted again is no finding, one with another number is", () => {
  const bout = after("7g7f");
  assertEquals(broken(bout, screen({ number: 2 })), []);
  assertEquals(broken(bout, screen({ number: 3 })), ["turn-once"]);
});

Deno.test("a piece is chosen by its place in the hand as the screen lists it", () => {
  const bout = after("7g7f 3c3d 8h2b+ 9c9d 2b1a 9d9e 1a2a 8c8d");
  const listed = pairing.hear(bout, { text: screen({ number: 9, x: "桂 香 角" }), index: 1 }).bout;
  const lines = (act: string, from = listed) => {
    const acted = pairing.talk.act?.(from, act);
    assert(acted?.ok);
    return acted.value.script.map(({ line }: { line: string }) => line);
  };
  const text = screen({ number: 9, x: "桂x1 香x1 角x1" });
  const counted = pairing.hear(bout, { text, index: 1 }).bout;
  assertEquals(lines("B*5e", counted), ["10", "3", "5 5"]);
  assertEquals(lines("L*5e"), ["10", "2", "5 5"]);
  assertEquals(lines("B*5e"), ["10", "3", "5 5"]);
  assertEquals(lines("hand-number 7 5e"), ["10", "7", "5 5"]);
  assertEquals(lines("coordinates 7 7 12 0", begun()), ["7 7 12 0"]);
  assertEquals(lines("end", begun()), ["-1"]);
});

Deno.test.each<[string, boolean]>([
  ["7g7f", true],
  ["8h2b+", true],
  ["B*4e", true],
  ["other-case next", true],
  ["coordinates 7 7 12 -4", true],
  ["hand-number 0 5e", true],
  ["7g", false],
  ["dance", false],
  ["undo twice", false],
  ["coordinates 7 7", false],
  ["hand-number 5e", false],
])("the name %j of an act is good: %s", (name, good) => {
  assertEquals(pairing.vocabulary.actFault?.(name) === undefined, good);
});

Deno.test("an act that cannot be done is reported", () => {
  for (const act of ["jump", "7g7f+", "7g7", ""]) assert(!pairing.talk.act?.(begun(), act).ok, act);
});

Deno.test("a new game and a replay are started with their arguments, the record laid out", () => {
  assertEquals(pairing.launch?.({}), { args: ["-n", "-s", "{file}"], env: { TERM: "dumb" } });
  const replay = pairing.launch?.({ replay: "7g7f 3c3d", end: "none" });
  assertEquals(replay?.file, "手  走法  升變\n  1 7 6 步 7 7 N\n  2 3 4 步 3 3 N");
  assertEquals(replay?.args, ["-l", "{file}"]);
});

Deno.test("a program of another encoding is given its record and its input in it", () => {
  const input = { ...SEED_DIALOGUE.input, drop: ["{piece} {to-file} {to-rank}"], undo: "悔" };
  const old = consolePairing({ ...SEED_DIALOGUE, encoding: "big5", input });
  const bytes = (text = "") => new TextDecoder("big5").decode(bytesOf(text));
  assertEquals(
    bytes(old.launch?.({ replay: "7g7f" }).file),
    "手  走法  升變\n  1 7 6 步 7 7 N\n",
  );
  const typed = (act: string) => {
    const acted = old.talk.act?.(old.open({ seed: 1, start: {} }), act);
    return acted?.ok ? bytes(old.talk.next?.(acted.value)) : undefined;
  };
  assertEquals([typed("undo"), typed("G*5e"), typed("7g7f")], ["悔", "金 5 5", "7 7 7 6"]);
});

Deno.test("garbage never throws and never changes the bout it is heard in", () => {
  const asked = typed(begun(), "7g7f");
  fc.assert(fc.property(anyText(), (text) => {
    const { length } = asked.asked;
    pairing.hear(asked, { text, index: 1 });
    return asked.asked.length === length && asked.stale === undefined;
  }));
});

Deno.test("a board that is printed the other way round is reported as such, with the key for it", () => {
  const engine = consoleEngine({
    draw: (text) => text.replaceAll(/^(.*)(\d)$/gm, mirrored),
  });
  const [deed] = engine.begin({ args: ["-n", "-s", "x"], read: () => undefined }).deeds;
  assert(deed?.kind === "say");
  const bout = pairing.open({ seed: 1, start: {} });
  const { messages: [message] } = pairing.hear(bout, { text: deed.text, index: 0 });
  const [fault] = message?.faults ?? [];
  assertEquals(fault?.rule, "shogi-console/board-follows");
  assert(inLanguage(fault?.actual ?? "", "en").includes("`board: { left: 1 }`"));
});

Deno.test("where colours tell sides, a piece in the colour of the other is found", () => {
  const colours = { first: "blue", second: "red" };
  const coloured = consolePairing({
    ...SEED_DIALOGUE,
    board: { ...SEED_DIALOGUE.board!, colours },
  });
  const faultsOf = (draw: (text: string) => string) => {
    const [deed] = consoleEngine({ draw }).begin({ args: ["-n", "-s", "x"], read: () => undefined })
      .deeds;
    assert(deed?.kind === "say");
    const bout = coloured.open({ seed: 1, start: {} });
    const { messages } = coloured.hear(bout, { text: deed.text, index: 0 });
    return messages.flatMap(({ faults }) => faults);
  };
  assertEquals(faultsOf((text) => text), []);
  const [fault] = faultsOf((text) => text.replace("\x1b[31m王", "\x1b[34m王"));
  assertEquals(fault?.rule, "shogi-console/board-follows");
  assertEquals(inLanguage(fault?.actual ?? "", "en"), "王 (X) on 5 1");
  assertEquals(faultsOf((text) => text.replace("\x1b[31m王", "\x1b[33m王")), []);
});

/** A row with its squares turned round. */
function mirrored(row: string, cells: string, rank: string): string {
  // deno-lint-ignore no-control-regex -- colours are control characters
  const squares = cells.match(/\x1b\[3\dm.\x1b\[0m| {2}/gu) ?? [];
  return squares.length === 9 ? `${squares.reverse().join("")}${rank}` : row;
}

Deno.test("a program that passes the turn while refusing a legal move has broken legal-accepted", () => {
  const state = "玩家(?<side>[XY])的回合";
  const sideOnly = consolePairing({ ...SEED_DIALOGUE, state });
  const first = { text: "玩家X的回合\n" + PROMPT, index: 0 };
  const bout = typed(sideOnly.hear(sideOnly.open({ seed: 1, start: {} }), first).bout, "7g7f");
  const text = `輸入的位置有其他將棋\n玩家Y的回合\n玩家Y請輸入要移動將棋的 原始座標 與 目的座標`;
  const { messages: [message] } = sideOnly.hear(bout, { text, index: 1 });
  assertEquals(message?.faults.map(({ rule }) => rule), ["shogi-console/legal-accepted"]);
});
