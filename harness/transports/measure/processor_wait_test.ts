import { assert, assertEquals } from "@std/assert";
import { until } from "../../testing/command_line.ts";
import { lacks } from "../../testing/needs.ts";
import { ProcessorWait } from "./processor_wait.ts";
import { descendantsOf } from "../process/process_tree.ts";

Deno.test({
  name: "a process that shares one core with another waits for it",
  ignore: await lacks("linux", "taskset", "setsid", "processor waits"),
  async fn() {
    const command = new Deno.Command("taskset", {
      args: ["-c", "0", "sh", "-c", "while :; do :; done"],
    });
    const rivals = [command.spawn(), command.spawn()];
    const wait = new ProcessorWait({ near: () => descendantsOf(rivals[0]?.pid ?? 0) });
    wait.note(0);
    try {
      await until("a wait for the core", () => wait.since(0) > 30);
    } finally {
      for (const rival of rivals) rival.kill("SIGKILL");
      await Promise.all(rivals.map(({ status }) => status));
    }
    assertEquals(wait.since(0), 0);
  },
});

Deno.test({
  name: "a process that shares one core with its own children waits for no other process",
  ignore: await lacks("linux", "taskset", "setsid", "processor waits"),
  async fn() {
    const loops =
      "for i in 1 2 3; do sh -c 'while :; do :; done' & done; echo; while :; do :; done";
    const engine = new Deno.Command("setsid", {
      args: ["taskset", "-c", "0", "sh", "-c", loops],
      stdout: "piped",
    }).spawn();
    await engine.stdout.getReader().read();
    const wait = new ProcessorWait({ near: () => descendantsOf(engine.pid) });
    const sinceMs = performance.now();
    wait.note(sinceMs);
    const [loop, ...children] = descendantsOf(engine.pid);
    assertEquals([loop, children.length], [engine.pid, 3]);
    const beforeMs = children.map(ranMs);
    const ranSince = (): number =>
      children.reduce((sum, pid, at) => sum + ranMs(pid) - (beforeMs[at] ?? 0), 0);
    try {
      await until("children that run", () => ranSince() >= 200);
      // Whatever else the machine does: as long as a child had the core, the engine did not wait.
      const childrenMs = ranSince();
      const waitedMs = wait.since(sinceMs);
      const passedMs = performance.now() - sinceMs;
      assert(waitedMs <= passedMs - childrenMs, `${waitedMs} of ${passedMs} ms, ${childrenMs} ms`);
    } finally {
      Deno.kill(-engine.pid, "SIGKILL");
      await engine.status;
    }
  },
});

/** How long a process had a core. */
function ranMs(pid: number): number {
  return Number(Deno.readTextFileSync(`/proc/${pid}/schedstat`).split(" ")[0]) / 1e6;
}

Deno.test("a process that is not there has not waited", () => {
  const wait = new ProcessorWait({ near: () => [] });
  assertEquals(wait.since(0), 0);
  wait.note(0);
  assertEquals(wait.since(0), 0);
});
