import { assert, assertEquals } from "@std/assert";
import { lagMs, ProcessorWait, watchLag } from "./hindrance.ts";
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
  assertEquals(lagMs(performance.now() + 1), 0);
});

Deno.test("nothing is counted while nobody watches", () => {
  const watch = watchLag();
  watch[Symbol.dispose]();
  watch[Symbol.dispose]();
  const before = performance.now();
  hog(40);
  assertEquals(lagMs(before), 0);
});

Deno.test({
  name: "a process that shares one core with another waits for it",
  ignore: !await canPin(),
  async fn() {
    const command = new Deno.Command("taskset", {
      args: ["-c", "0", "sh", "-c", "while :; do :; done"],
    });
    const rivals = [command.spawn(), command.spawn()];
    const wait = new ProcessorWait(() => rivals[0]?.pid ?? 0);
    wait.note(0);
    await realClock.sleep(300);
    for (const rival of rivals) rival.kill("SIGSTOP");
    const waitedMs = wait.since(0);
    for (const rival of rivals) rival.kill("SIGKILL");
    await Promise.all(rivals.map(({ status }) => status));
    assert(waitedMs > 30, `waited ${waitedMs} ms`);
    assertEquals(wait.since(0), 0);
  },
});

Deno.test({
  name: "a process that shares one core with its own children waits for nobody else",
  ignore: !await canPin(),
  async fn() {
    const loops = "for i in 1 2 3; do sh -c 'while :; do :; done' & done; while :; do :; done";
    const engine = new Deno.Command("setsid", {
      args: ["taskset", "-c", "0", "sh", "-c", `echo; ${loops}`],
      stdout: "piped",
    }).spawn();
    await engine.stdout.getReader().read();
    const wait = new ProcessorWait(() => engine.pid);
    const sinceMs = performance.now();
    wait.note(sinceMs);
    await realClock.sleep(300);
    const waitedMs = wait.since(sinceMs);
    const rivalsMs = longestWaitMs(engine.pid);
    Deno.kill(-engine.pid, "SIGKILL");
    await engine.status;
    // What other programs took of the core is in both; what its children took is in one only.
    assert(waitedMs < rivalsMs - 10, `waited ${waitedMs} ms, of it for children ${rivalsMs} ms`);
  },
});

/** How long a process alone was ready and had no core. */
function longestWaitMs(pid: number): number {
  return Number(Deno.readTextFileSync(`/proc/${pid}/schedstat`).split(" ")[1]) / 1e6;
}

Deno.test("a process that is not there has not waited", () => {
  const wait = new ProcessorWait(() => 0);
  assertEquals(wait.since(0), 0);
  wait.note(0);
  assertEquals(wait.since(0), 0);
});

async function canPin(): Promise<boolean> {
  try {
    Deno.readTextFileSync("/proc/self/schedstat");
    return (await new Deno.Command("taskset", { args: ["-c", "0", "true"] }).output()).success;
  } catch {
    return false;
  }
}
