import { assertEquals } from "@std/assert";
import type { Doing } from "../core/mod.ts";
import { fakeClock } from "../testing/fake_clock.ts";
import { waitForStillScreen } from "./screen.ts";
import type { Stage } from "./stage.ts";

/** How long it is waited until a person types, and how many screens came meanwhile. */
async function waited(doings: readonly Doing[], screens: readonly number[] = []) {
  const clock = fakeClock();
  const left = [...screens];
  let looks = 0;
  const doing = (): Doing | undefined => doings[Math.min(looks++, doings.length - 1)];
  const take = async (withinMs: number) => {
    const untilMs = clock.now() + withinMs;
    const comesMs = left[0] ?? Infinity;
    await clock.sleep(Math.max(0, Math.min(comesMs, untilMs) - clock.now()));
    if (comesMs > untilMs) return { kind: "silence" };
    left.shift();
    return { kind: "frame" };
  };
  const conversation = { channel: { doing }, take };
  const stage = { conversation, context: { clock, timeScale: 1 } };
  await waitForStillScreen(stage as unknown as Stage);
  return { ms: clock.now(), left: left.length };
}

Deno.test("nothing is waited for once a program reads its input", async () => {
  assertEquals(await waited(["reads-input"]), { ms: 0, left: 0 });
  assertEquals(await waited(["runs", "runs", "reads-input"]), { ms: 4, left: 0 });
});

Deno.test("all that a program had shown before it read is taken in", async () => {
  assertEquals(await waited(["reads-input"], [0, 0]), { ms: 0, left: 0 });
  assertEquals(await waited(["runs", "reads-input"], [1]), { ms: 1, left: 0 });
});

Deno.test("a program of which nothing can be seen has some time to show more", async () => {
  assertEquals(await waited(["waits-events"]), { ms: 26, left: 0 });
  assertEquals(await waited(["waits-events"], [20]), { ms: 46, left: 0 });
});
