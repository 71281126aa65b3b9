import { assert, assertEquals } from "@std/assert";
import { type FolderGrowth, restMs } from "./folder_looks.ts";

const QUIET: FolderGrowth = { grownMiB: 0, sinceMs: 300, leftMiB: 100, tookMs: 0.1 };

Deno.test("a folder that does not grow is looked at now and then", () => {
  assertEquals(restMs(QUIET), 300);
  assertEquals(restMs({ ...QUIET, grownMiB: -5 }), 300);
  assertEquals(restMs({ ...QUIET, grownMiB: 1 }), 300);
});

Deno.test("one that grows is looked at before it can reach its limit, but not all the time", () => {
  assertEquals(restMs({ ...QUIET, grownMiB: 100 }), 150);
  assertEquals(restMs({ ...QUIET, grownMiB: 100, leftMiB: 1 }), 10);
  assertEquals(restMs({ ...QUIET, grownMiB: 100, tookMs: 20 }), 500);
});

/** How much a program at a rate has written beyond the limit when it is noticed. */
function beyond(mibPerMs: number, limitMiB: number): number {
  let [atMs, beforeMs] = [10, 0];
  while (atMs * mibPerMs <= limitMiB) {
    const sinceMs = atMs - beforeMs;
    const leftMiB = limitMiB - atMs * mibPerMs;
    beforeMs = atMs;
    atMs += restMs({ grownMiB: sinceMs * mibPerMs, sinceMs, leftMiB, tookMs: 0.1 });
  }
  return atMs * mibPerMs - limitMiB;
}

Deno.test("however fast a program writes, it is noticed within the shortest rest", () => {
  for (const rate of [0.1, 0.5, 1, 2, 5]) {
    for (const limit of [4, 64, 256, 1024]) {
      assert(beyond(rate, limit) <= 10 * rate, `${rate} MiB/ms, ${limit} MiB`);
    }
  }
});
