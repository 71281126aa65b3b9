import { assertEquals, assertThrows } from "@std/assert";
import { type Passing, SparingWrites } from "./sparing_writes.ts";

/** Time that passes when a test says so, and one call that is to come. */
function passing() {
  let [now, due, call] = [0, Infinity, () => {}];
  const time: Passing = {
    now: () => now,
    later: (one, ms) => void ([due, call] = [now + ms, one]),
  };
  const pass = (ms: number): void => {
    now += ms;
    if (now < due) return;
    due = Infinity;
    call();
  };
  return { time, pass };
}

Deno.test("writes that cost little are made at once", () => {
  const { time, pass } = passing();
  let count = 0;
  using writes = new SparingWrites(() => count++, time);
  for (let times = 1; times <= 50; times++) {
    writes.ask();
    assertEquals(count, times);
    pass(1);
  }
});

Deno.test("writes that cost much are put off, the last one never for long, and take a share of the time", () => {
  const { time, pass } = passing();
  let [count, asked, written] = [0, 0, 0];
  using writes = new SparingWrites(() => {
    pass(40);
    [count, written] = [count + 1, asked];
  }, time);
  for (asked = 1; asked <= 1000; asked++) {
    writes.ask();
    pass(20);
  }
  assertEquals(count < 40 && count > 20, true, `${count} writes of 40 ms in ${time.now()} ms`);
  asked = 1000;
  pass(2_000);
  assertEquals(written, 1000);
});

Deno.test("what a later write throws is thrown when the next is asked for", () => {
  const { time, pass } = passing();
  let isGone = false;
  using writes = new SparingWrites(() => {
    pass(200);
    if (isGone) throw new Error("The folder is gone");
  }, time);
  writes.ask();
  isGone = true;
  writes.ask();
  pass(2_000);
  assertThrows(() => writes.ask(), Error, "The folder is gone");
});
