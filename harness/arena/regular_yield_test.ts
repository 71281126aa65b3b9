import { assertEquals } from "@std/assert";
import { regularYield } from "./regular_yield.ts";

Deno.test("the event loop gets a turn after some time of thinking, not after every ply", async () => {
  let nowMs = 0;
  const yieldTurn = regularYield(() => nowMs);
  let turns = 0;
  const timer = setInterval(() => turns++, 0);
  for (let ply = 0; ply < 1000; ply++) await yieldTurn();
  assertEquals(turns, 0);
  while (turns === 0) {
    nowMs += 20;
    await yieldTurn();
  }
  clearInterval(timer);
});
