import { assert, assertEquals, assertThrows } from "@std/assert";
import { pick, randomFrom } from "../random.ts";
import { ending } from "./ending.ts";
import { moves } from "./moves.ts";
import { write } from "./notation.ts";
import { merged, play } from "./play.ts";
import { stackAt } from "./position.ts";
import { readStepLog } from "./steplog.ts";
import { after, HEIGHTS_SETUP, moveOf, started } from "./test_kit.ts";

Deno.test("a capture keeps height and type", () => {
  const next = after(started(HEIGHTS_SETUP), ["2,0-2,-1"]);
  assertEquals(stackAt(next, "2,-1"), { owner: "first", height: 2, type: 1 });
  assertEquals(stackAt(next, "2,0"), undefined);
});

Deno.test("an enhance adds the heights, beyond nine too, and shows the moving type", () => {
  const setup = "white 2 / W 1,1 9 3 / W 1,2 5 1";
  const next = after(started(setup), ["1,1+1,2"]);
  assertEquals(stackAt(next, "1,2"), { owner: "first", height: 14, type: 3 });
  assertEquals(stackAt(next, "1,1"), undefined);
});

Deno.test("what a stack becomes depends on whom it meets", () => {
  const moving = { owner: "first", height: 2, type: 3 } as const;
  assertEquals(merged(moving, { ...moving, type: 1 }), { ...moving, height: 4 });
  assertEquals(merged(moving, { owner: "second", height: 2, type: 1 }), moving);
});

Deno.test("the first turn has one step and all others two", () => {
  const steps = ["2,0-1,1", "1,-2-0,-2", "0,-2+1,-3", "-2,-1--2,0", "pass"];
  const seen = steps.map((_, index) => {
    const { turn, round, step } = after(started(), steps.slice(0, index + 1));
    return `${turn} ${round} ${step}`;
  });
  assertEquals(seen, ["second 2 1", "second 2 2", "first 3 1", "first 3 2", "second 4 1"]);
});

Deno.test("the log is that of the specification", () => {
  const steps = ["2,0-1,1", "1,-2-0,-2", "0,-2+1,-3", "-2,-1--2,0", "pass"];
  const { log, last } = after(started(), steps);
  assertEquals(log, [
    "W_1_1_Capture_2,0_1,1",
    "B_2_1_Capture_1,-2_0,-2",
    "B_2_2_Enhance_0,-2_1,-3",
    "W_3_1_Capture_-2,-1_-2,0",
    "W_3_2_Pass_0,0_0,0",
  ]);
  assertEquals(last, { kind: "pass" });
});

Deno.test("the real game replays and black wins it by the last of a kind", () => {
  const url = new URL("../../../fixtures/records/tzaar_game.txt", import.meta.url);
  const record = Deno.readTextFileSync(url).trimEnd();
  const entries = readStepLog(record);
  assert(entries.ok);
  let position = started();
  for (const { side, round, step, move } of entries.value) {
    assertEquals(ending(position), undefined);
    assertEquals([position.turn, position.round, position.step], [side, round, step]);
    assert(moves(position).some((each) => write(each) === write(move)), JSON.stringify(move));
    position = play(position, move);
  }
  assertEquals(position.log.join("\n"), record);
  assertEquals(ending(position), { reason: "NoTzaar", winner: "second" });
});

Deno.test("random games end within 109 steps, with a winner, and keep their pieces", () => {
  for (let seed = 0; seed < 60; seed++) {
    const random = randomFrom(seed);
    let position = started();
    while (!ending(position)) position = play(position, pick(moves(position), random)!);
    assert(position.log.length <= 109 && ending(position)?.winner);
  }
});

Deno.test.each(["0,0-1,1", "1,1-2,1"])("%s cannot be played from an empty board", (text) => {
  assertThrows(() => play(started("white 1"), moveOf(text)));
});
