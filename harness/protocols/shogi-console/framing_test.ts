import { assertEquals } from "@std/assert";
import fc from "../../testing/fast_check.ts";
import { runs } from "../../testing/quick.ts";
import { bytesOf, textOfLatin1 } from "../../core/mod.ts";
import { screens } from "./framing.ts";
import { SEED_DIALOGUE } from "./seed.ts";

const latin1 = (text: string) =>
  Array.from(bytesOf(text), (byte) => String.fromCharCode(byte)).join("");
const framing = screens(SEED_DIALOGUE);

function cut(text: string) {
  const { frames, rest } = framing(latin1(text));
  return { frames: frames.map(textOfLatin1), rest: textOfLatin1(rest) };
}

const MOVE = "玩家X請輸入要移動將棋的 原始座標 與 目的座標";

Deno.test("a screen ends with its prompt, with or without a line feed", () => {
  assertEquals(cut(`第1手\n${MOVE}`), { frames: [`第1手\n${MOVE}`], rest: "" });
  assertEquals(cut(`第1手\n${MOVE}\n`), { frames: [`第1手\n${MOVE}`], rest: "\n" });
  assertEquals(cut("第1手\n玩家X請輸"), { frames: [], rest: "第1手\n玩家X請輸" });
});

Deno.test("several screens in one go, or on one line, are several frames", () => {
  assertEquals(cut(`${MOVE}\n無法\n${MOVE}\n`).frames, [MOVE, `\n無法\n${MOVE}`]);
  assertEquals(cut("請選擇要打入的棋子號碼(1~1)請輸入要打入的位置").frames, [
    "請選擇要打入的棋子號碼",
    "(1~1)請輸入要打入的位置",
  ]);
});

Deno.test("colours within a prompt do no harm, and what is painted after it waits", () => {
  const prompt = MOVE.replace("原始座標", "\x1b[31m原始座標\x1b[0m");
  const clock = "\x1b[s\x1b[4;1H13\x1b[u";
  assertEquals(cut(`${prompt}${clock}`), { frames: [prompt], rest: clock });
});

Deno.test("frames are cut alike however the bytes come", () => {
  const whole = latin1(`第1手\n${MOVE}\n是否要升變?(Y/N)第2手\n${MOVE}\n對局過程已記錄完成\n`);
  let [rest, frames]: [string, string[]] = ["", []];
  for (const byte of whole) {
    const next = framing(rest + byte);
    frames = [...frames, ...next.frames];
    rest = next.rest;
  }
  assertEquals({ frames, rest }, { ...framing(whole) } as { frames: string[]; rest: string });
});

Deno.test("one screen at a time is cut as several are", () => {
  const parts = fc.array(fc.constantFrom(
    ...[MOVE, MOVE, "\n", " ", "第1手", "\r", "\x07", "目的座標", "m"],
    ...["\x1b[31m", "\x1b[0m", "\x1b[5;1H", "\x1b]0;", "\x1b", "[3"],
  ));
  fc.assert(
    fc.property(parts, (all) => {
      const text = all.join("");
      const { frames, rest } = cut(text);
      const more = cut(`${MOVE}${text}`);
      const [first, ...others] = more.frames;
      assertEquals([first, others, more.rest], [MOVE, frames, rest]);
    }),
    { numRuns: runs(500) },
  );
});

Deno.test("a name may stand in several prompts", () => {
  const named = screens({
    ...SEED_DIALOGUE,
    prompts: { ...SEED_DIALOGUE.prompts, move: "(?<side>X)> ", others: ["(?<side>Y)\\? "] },
  });
  assertEquals(named("X> Y? ").frames, ["X> ", "Y? "]);
});
