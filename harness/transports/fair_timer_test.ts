import { assertEquals } from "@std/assert";
import { fairTimer } from "./fair_timer.ts";

function up(wallMs: number, waitedMs: (tookMs: number) => number): Promise<boolean> {
  const sinceMs = performance.now();
  return new Promise((onUp) => {
    const waited = (): number => waitedMs(performance.now() - sinceMs);
    fairTimer({ pid: Deno.pid, wallMs, onUp, waitedMs: waited });
  });
}

Deno.test("who is idle by itself has its time and no more", async () => {
  const sinceMs = performance.now();
  assertEquals(await up(10, () => 0), true);
  assertEquals(performance.now() - sinceMs >= 10, true);
});

Deno.test("waiting for a processor uses nothing up", async () => {
  const sinceMs = performance.now();
  assertEquals(await up(10, (tookMs) => tookMs / 2), true);
  assertEquals(performance.now() - sinceMs >= 20, true);
});

Deno.test("who only ever waits is not judged", async () => {
  assertEquals(await up(5, (tookMs) => tookMs), false);
});

Deno.test("while we are held up ourselves nobody's time runs", async () => {
  const order: string[] = [];
  using _timer = fairTimer({
    pid: 0,
    wallMs: 200,
    onUp: () => order.push("up"),
    waitedMs: () => 0,
  });
  const untilMs = performance.now() + 210;
  while (performance.now() < untilMs);
  await new Promise((resolve) => setTimeout(resolve, 5));
  assertEquals(order, []);
});
