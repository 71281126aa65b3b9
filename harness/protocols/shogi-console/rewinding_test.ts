import { assertEquals } from "@std/assert";
import { rewinding } from "./rewinding.ts";
import { SEED_DIALOGUE } from "./seed.ts";

const ASKS = "\n玩家X請輸入要移動將棋的 原始座標 與 目的座標";

Deno.test("moves are undone until the screen of the first one is shown", () => {
  const { rewind, reset } = rewinding(SEED_DIALOGUE);
  assertEquals([reset, rewind?.line], ["shogi-console/undo/moves", "0"]);
  const screens = [
    `第1手 玩家X的回合${ASKS}`,
    `第2手 玩家Y的回合${ASKS}`,
    `第11手 玩家X的回合${ASKS}`,
    ASKS,
  ];
  assertEquals(screens.map((one) => rewind?.isStart(one)), [true, false, false, false]);
});

Deno.test("a program that cannot undo, or does not tell where it is, is not taken back", () => {
  const state = "玩家(?<side>[XY])的回合";
  const question = { asks: "Sure?", answer: "y" };
  for (
    const change of [{ without: ["undo"] }, { state }, { repaints: true }, {
      questions: [question],
    }] as const
  ) assertEquals(rewinding({ ...SEED_DIALOGUE, ...change }), {});
});
