import { assertEquals } from "@std/assert";
import type { Clock } from "../../core/mod.ts";
import { fakeClock } from "../../testing/fake_clock.ts";
import { Alarm } from "./alarm.ts";

/** Settles when a wait is over. */
function wait(alarm: Alarm, ms: number, { now }: Clock): Promise<void> {
  return new Promise((wake) => alarm.wait(ms, { nowMs: now(), wake }));
}

for (const lasting of [false, true]) {
  const kind = lasting ? "a lasting alarm" : "an alarm";

  Deno.test(`${kind} ends a wait when its time is up, not before`, async () => {
    const clock = fakeClock();
    const alarm = new Alarm({ clock, lasting });
    const waited: number[] = [];
    for (const ms of [300, 50, 1000, 0]) {
      const sinceMs = clock.now();
      await wait(alarm, ms, clock);
      waited.push(clock.now() - sinceMs);
    }
    alarm.stop();
    assertEquals(waited, [300, 50, 1000, 0]);
  });

  Deno.test(`${kind} ends a wait at once when rung, and the next one in its own time`, async () => {
    const clock = fakeClock();
    const alarm = new Alarm({ clock, lasting });
    const rung = wait(alarm, 400, clock);
    alarm.ring();
    await rung;
    assertEquals(clock.now(), 0);
    clock.skip(100);
    await wait(alarm, 700, clock);
    assertEquals(clock.now(), 800);
    const shorter = wait(alarm, 900, clock);
    alarm.ring();
    await shorter;
    await wait(alarm, 10, clock);
    alarm.stop();
    assertEquals(clock.now(), 810);
  });
}

Deno.test("a lasting alarm starts one timer for many waits that end early", async () => {
  let sleeps = 0;
  const clock: Clock = { now: () => 0, sleep: () => (sleeps++, new Promise(() => {})) };
  const alarm = new Alarm({ clock, lasting: true });
  for (let each = 0; each < 5; each++) {
    const waiting = wait(alarm, 1000, clock);
    alarm.ring();
    await waiting;
  }
  assertEquals(sleeps, 1);
});
