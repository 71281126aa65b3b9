import { assert, assertEquals } from "@std/assert";
import { none } from "../sandbox/mod.ts";
import { childrenOf } from "./process_tree.ts";
import { usedAfter } from "./usage.ts";
import { Watch } from "./watch.ts";

const linux = Deno.build.os === "linux";
const LOOK = { processes: 1, cpuMs: 20, memoryMiB: 1, peakMiB: 3.14 };

Deno.test("time only grows, and of memory the most counts", () => {
  const first = usedAfter(undefined, LOOK);
  assertEquals(first, { cpuMs: 20, peakMemoryMiB: 3.1 });
  assertEquals(usedAfter(first, { ...LOOK, cpuMs: 10, peakMiB: 2 }), first);
  assertEquals(usedAfter(first, { ...LOOK, cpuMs: 30, peakMiB: 9 }).peakMemoryMiB, 9);
});

Deno.test({
  name: "what an engine uses is seen with all that it started, and too much is told once",
  ignore: !linux,
  async fn() {
    const script = "for i in 1 2 3; do sleep 300 & done; wait";
    const child = new Deno.Command("sh", { args: ["-c", script] }).spawn();
    const told = Promise.withResolvers<string>();
    const confinement = { level: "limits", sandbox: none, limits: { processes: 2 } } as const;
    const watch = new Watch({ pid: child.pid, confinement, onExcess: told.resolve });
    assertEquals(await told.promise, "more than 2 processes");
    assert((watch.used?.peakMemoryMiB ?? 0) > 0);
    watch.stop();
    for (const pid of childrenOf(child.pid)) Deno.kill(pid, "SIGKILL");
    await child.status;
    const before = watch.used;
    watch.look();
    assertEquals(watch.used, before);
  },
});
