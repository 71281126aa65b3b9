import { assertEquals } from "@std/assert";
import { fakeClock } from "../../testing/fake_clock.ts";
import { fairTimer } from "./fair_timer.ts";

/** When the time was up, and whether fairly. */
function up(wallMs: number, waitedMs: (tookMs: number) => number): Promise<[number, boolean]> {
  const clock = fakeClock();
  return new Promise((resolve) => {
    const onUp = (fairly: boolean): void => resolve([clock.now(), fairly]);
    fairTimer({ pid: 0, wallMs, onUp, waitedMs: () => waitedMs(clock.now()), clock });
  });
}

Deno.test("a process that is idle by itself gets its time and no more", async () => {
  assertEquals(await up(10, () => 0), [10, true]);
});

Deno.test("a long time is looked at again and again", async () => {
  assertEquals(await up(1050, () => 0), [1100, true]);
});

Deno.test("waiting for a processor uses nothing up", async () => {
  assertEquals(await up(10, (tookMs) => tookMs / 2), [20, true]);
});

Deno.test("a process that only ever waits is not judged", async () => {
  assertEquals(await up(5, (tookMs) => tookMs), [25, false]);
});

Deno.test("while the harness itself is held up, no time is counted", async () => {
  const clock = fakeClock();
  const atMs: number[] = [];
  using _timer = fairTimer({
    pid: 0,
    wallMs: 200,
    onUp: () => atMs.push(clock.now()),
    waitedMs: () => 0,
    clock,
  });
  clock.skip(150);
  await clock.sleep(100);
  assertEquals([clock.now(), atMs], [250, []]);
  await clock.sleep(100);
  assertEquals(atMs, [250]);
});

Deno.test("a wait that has ended is told nothing", async () => {
  const clock = fakeClock();
  const told: boolean[] = [];
  const onUp = (fairly: boolean): void => void told.push(fairly);
  fairTimer({ pid: 0, wallMs: 10, onUp, waitedMs: () => 0, clock })[Symbol.dispose]();
  await clock.sleep(100);
  assertEquals(told, []);
});

Deno.test("by the machine's own clock and accounts, time is up, too", async () => {
  const fairly = await new Promise((onUp) => fairTimer({ pid: Deno.pid, wallMs: 1, onUp }));
  assertEquals(typeof fairly, "boolean");
});
