import { assertEquals } from "@std/assert";
import fc from "../../testing/fast_check.ts";
import { anyText } from "../../testing/any_text.ts";
import { looksLikeScreen, readScreen } from "./screen.ts";
import { SEED_DIALOGUE as SEED } from "./seed.ts";

const SCREEN = `\x1b[H\x1b[2JShogi 日本將棋

開始時間: 2022.10.27 01:20
*先手: X 00:11
 後手: Y 00:18

第5手 玩家X的回合

Y方持駒:
-------------------
 9 8 7 6 5 4 3 2 1
香桂銀金王金銀桂香1
  飛          馬  2
  步步步步步  步步3
步          步    4
                  5
    步            6
步步  步步步步步步7
              飛  8
香桂銀金王金銀桂香9
-------------------
X方持駒: 角 步步

玩家X請輸入要移動將棋的 原始座標 與 目的座標`;

Deno.test("a screen of the report is read", () => {
  const { number, side, prompt, hands, refusal, marker, board } = readScreen(SEED, SCREEN);
  assertEquals([number, side, prompt, refusal], [5, "first", "move", undefined]);
  assertEquals(hands, { first: ["B", "P", "P"], second: [] });
  assertEquals(marker, "第5手 玩家X的回合");
  assertEquals(board?.length, 81);
  assertEquals(board?.slice(9, 18).map(({ name }) => name), [
    "",
    "飛",
    "",
    "",
    "",
    "",
    "",
    "馬",
    "",
  ]);
  assertEquals(board?.slice(36, 45), Array(9).fill({ name: "" }));
});

Deno.test("where the board says so, the colours of its pieces tell their sides", () => {
  const board = { ...SEED.board!, colours: { first: "blue", second: "red" } };
  const painted = SCREEN.replace("香桂銀金", "\x1b[31m香桂\x1b[34m銀\x1b[0m金");
  const screen = readScreen({ ...SEED, board }, painted);
  assertEquals(screen.board?.slice(0, 4).map(({ side }) => side), [
    "second",
    "second",
    "first",
    undefined,
  ]);
  assertEquals(screen.number, 5);
});

Deno.test("of two screens in one frame the last counts, and a repainted clock is none", () => {
  const clock = "\x1b[s\x1b[4;1H*先手: X total time:13 \x1b[u";
  const later = SCREEN.replace("第5手", "第7手").replace("玩家X的", "玩家Y的");
  const { number, side } = readScreen(SEED, `${SCREEN}\n${clock}${later}`);
  assertEquals([number, side], [7, "second"]);
});

Deno.test.each<[string, string | undefined, string | undefined]>([
  ["一筋二步，請重新輸入\n玩家X請輸入要移動將棋的 原始座標 與 目的座標", "一筋二步", "move"],
  ["無法再悔棋\n玩家Y請輸入要移動將棋的 原始座標 與 目的座標", "無法再悔棋", "move"],
  ["是否要升變", undefined, "promotion"],
  ["要升變嗎", undefined, "promotion"],
  ["升變?(Y/N", undefined, "promotion"],
  ["強制升變", undefined, undefined],
  ["請選擇要打入的棋子號碼", undefined, "other"],
  ["請輸入f", undefined, "replay"],
  ["對局過程已記錄完成", undefined, "end"],
  ["something else", undefined, undefined],
])("%j refuses with %j and asks for %j", (text, refusal, prompt) => {
  const screen = readScreen(SEED, text);
  assertEquals([screen.refusal?.says, screen.prompt], [refusal, prompt]);
});

Deno.test("variant characters for a piece are read alike", () => {
  const { board } = readScreen(SEED, SCREEN.replaceAll("步", "歩").replace("王", "玉"));
  assertEquals(board, readScreen(SEED, SCREEN).board);
});

Deno.test("a board that cannot be read is none", () => {
  assertEquals(readScreen(SEED, SCREEN.replace("香桂銀", "香?銀")).board, undefined);
  assertEquals(readScreen(SEED, SCREEN.replace(/^.*5$/m, "")).board, undefined);
});

Deno.test("words of such a program are known wherever they stand", () => {
  const looks = looksLikeScreen(SEED);
  assertEquals(
    [looks("第5手 玩家X的回合"), looks("是否升變? "), looks("=1 name"), looks("")],
    [true, true, false, false],
  );
});

Deno.test("garbage never throws", () => {
  fc.assert(fc.property(anyText(), (text) => {
    readScreen(SEED, text);
    readScreen({ ...SEED, encoding: "big5" }, text);
  }));
});
