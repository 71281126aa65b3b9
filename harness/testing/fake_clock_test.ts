import { assert, assertEquals } from "@std/assert";
import { fakeClock } from "./fake_clock.ts";

Deno.test("time passes only by sleeping, and without waiting", async () => {
  const clock = fakeClock();
  const before = performance.now();
  await clock.sleep(3_600_000);
  assertEquals(clock.now(), 3_600_000);
  assert(performance.now() - before < 3_600_000);
});

Deno.test("sleepers wake in the order of their times, equal ones in the order they came", async () => {
  const clock = fakeClock(100);
  const woken: string[] = [];
  const sleep = async (name: string, ms: number): Promise<void> => {
    await clock.sleep(ms);
    woken.push(`${name}@${clock.now()}`);
  };
  await Promise.all([sleep("c", 30), sleep("a", 10), sleep("d", 30), sleep("b", 20)]);
  assertEquals(woken, ["a@110", "b@120", "c@130", "d@130"]);
});

Deno.test("time does not jump while a promise chain of any length goes on", async () => {
  const clock = fakeClock();
  const seen: number[] = [];
  const busy = (async () => {
    await clock.sleep(5);
    for (let turn = 0; turn < 10_000; turn++) await undefined;
    seen.push(clock.now());
    await clock.sleep(1);
    seen.push(clock.now());
  })();
  await Promise.all([busy, clock.sleep(1000)]);
  assertEquals(seen, [5, 6]);
});

Deno.test("an aborted sleep ends at once and costs no time", async () => {
  const clock = fakeClock();
  const abort = new AbortController();
  const asleep = clock.sleep(1000, abort.signal);
  abort.abort();
  await asleep;
  await clock.sleep(1000, abort.signal);
  assertEquals(clock.now(), 0);
  await clock.sleep(7);
  assertEquals(clock.now(), 7);
});

Deno.test("a skipped time makes sleepers wake late", async () => {
  const clock = fakeClock();
  const asleep = clock.sleep(10);
  clock.skip(50);
  await asleep;
  assertEquals(clock.now(), 50);
});

Deno.test("a task that sleeps for ever is woken by a signal only", async () => {
  const clock = fakeClock();
  const abort = new AbortController();
  const asleep = clock.sleep(Infinity, abort.signal);
  await clock.sleep(5);
  abort.abort();
  await asleep;
  assertEquals(clock.now(), 5);
});
