import { assertEquals, assertThrows } from "@std/assert";
import { OwnWork } from "./own_work.ts";

Deno.test("work is counted from the moment that is asked for", () => {
  let nowMs = 0;
  const work = new OwnWork(() => nowMs);
  const take = (ms: number): void => void (nowMs += ms);
  work.count(take, 5);
  nowMs = 100;
  work.count(take, 7);
  work.count(take, 2);
  assertEquals([work.since(0), work.since(100), work.since(200)], [14, 9, 0]);
});

Deno.test("work that fails is counted too", () => {
  let nowMs = 0;
  const work = new OwnWork(() => nowMs);
  assertThrows(() =>
    work.count((ms) => {
      nowMs += ms;
      throw new Error("full");
    }, 3)
  );
  assertEquals(work.since(0), 3);
});
