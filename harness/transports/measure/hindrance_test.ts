import { assert, assertEquals } from "@std/assert";
import { lagMs, watchLag } from "./hindrance.ts";
import { realClock } from "./real_clock.ts";

function hog(ms: number): void {
  const until = performance.now() + ms;
  while (performance.now() < until);
}

Deno.test("a hold-up counts from the moment one asks about, while it lasts and afterwards", async () => {
  using _ = watchLag();
  const before = performance.now();
  hog(60);
  const middle = performance.now();
  hog(60);
  assert(lagMs(before) >= 80);
  assert(lagMs(middle) <= performance.now() - middle);
  await realClock.sleep(50);
  assert(lagMs(before) >= 80);
  assertEquals(lagMs(performance.now() + 60_000), 0);
});

Deno.test("nothing is counted while nothing is watched", () => {
  const watch = watchLag();
  watch[Symbol.dispose]();
  watch[Symbol.dispose]();
  const before = performance.now();
  hog(40);
  assertEquals(lagMs(before), 0);
});
