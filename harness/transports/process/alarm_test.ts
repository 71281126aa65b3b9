import { assertEquals } from "@std/assert";
import type { Clock } from "../../core/mod.ts";
import { fakeClock } from "../../testing/fake_clock.ts";
import { Alarm } from "./alarm.ts";

for (const lasting of [false, true]) {
  const kind = lasting ? "a lasting alarm" : "an alarm";

  Deno.test(`${kind} ends a wait when its time is up, not before`, async () => {
    const clock = fakeClock();
    const alarm = new Alarm({ clock, lasting });
    const waited: number[] = [];
    for (const ms of [300, 50, 1000, 0]) {
      const sinceMs = clock.now();
      await alarm.wait(ms);
      waited.push(clock.now() - sinceMs);
    }
    alarm.stop();
    assertEquals(waited, [300, 50, 1000, 0]);
  });

  Deno.test(`${kind} ends a wait at once when rung, and the next one in its own time`, async () => {
    const clock = fakeClock();
    const alarm = new Alarm({ clock, lasting });
    const rung = alarm.wait(400);
    alarm.ring();
    await rung;
    assertEquals(clock.now(), 0);
    clock.skip(100);
    await alarm.wait(700);
    assertEquals(clock.now(), 800);
    const shorter = alarm.wait(900);
    alarm.ring();
    await shorter;
    await alarm.wait(10);
    alarm.stop();
    assertEquals(clock.now(), 810);
  });
}

Deno.test("a lasting alarm starts one timer for many waits that end early", async () => {
  let sleeps = 0;
  const clock: Clock = { now: () => 0, sleep: () => (sleeps++, new Promise(() => {})) };
  const alarm = new Alarm({ clock, lasting: true });
  for (let each = 0; each < 5; each++) {
    const wait = alarm.wait(1000);
    alarm.ring();
    await wait;
  }
  assertEquals(sleeps, 1);
});
