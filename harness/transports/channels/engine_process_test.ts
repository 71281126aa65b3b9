import { assert, assertEquals } from "@std/assert";
import { textIn } from "../../testing/command_line.ts";
import { tempFolder } from "../../testing/temp_folder.ts";
import { EngineProcess } from "./engine_process.ts";
import { LAST_WORDS_MS } from "../measure/last_words.ts";
import type { Wiring } from "./wiring.ts";
import { newMark } from "../process/mark.ts";
import { realClock } from "../measure/real_clock.ts";
import { start } from "../process/start.ts";

// How processes are talked to and ended is tested with the transports; this is about the wiring.
const PATIENCE_MS = 30_000;
const ignore = Deno.build.os === "windows";

function lines(text: string): { readonly frames: readonly string[]; readonly rest: string } {
  const frames = text.split("\n");
  return { rest: frames.pop() ?? "", frames };
}

async function run(script: string, wiring: Partial<Wiring>): Promise<EngineProcess> {
  const mark = newMark();
  const framing = (rest: string) => ({ frames: [], rest });
  const started = await start({ program: "sh", args: ["-c", script] }, mark);
  assert(started.ok);
  return new EngineProcess(started.value, {
    mark,
    options: { framing, clock: realClock, log: () => 0 },
    source: "stdout",
    onStdout: () => {},
    close: () => started.value.stdin?.end(),
    ...wiring,
  });
}

Deno.test({
  name: "an exit is reported after what is heard by other ways, but not much later",
  ignore,
  async fn() {
    const heard = Promise.withResolvers<void>();
    const told: string[] = [];
    const engine = await run("echo out; exit 4", {
      heard: heard.promise,
      onStdout: (latin1) => told.push(latin1),
      onLastWords: () => told.push("last words"),
    });
    assertEquals(await engine.exits(PATIENCE_MS), true);
    heard.resolve();
    const received = await engine.receive(PATIENCE_MS);
    assertEquals(received.kind === "exited" ? received.code : received, 4);
    assertEquals(told, ["out\n", "last words"]);
    await engine.dispose();
    const hung = await run("exit 4", { heard: new Promise(() => {}) });
    assertEquals((await hung.receive(PATIENCE_MS)).kind, "exited");
    await hung.dispose();
  },
});

Deno.test({
  name: "last words that wait while we are held up are heard",
  ignore,
  async fn() {
    await using folder = await tempFolder();
    const [go, done] = [`${folder.path}/go`, `${folder.path}/done`];
    const child = `while [ ! -e "${go}" ]; do sleep 0.01; done; echo late; echo > "${done}"`;
    const told: string[] = [];
    const engine = await run(`(${child}) & exit 4`, { onStdout: (latin1) => told.push(latin1) });
    assertEquals(await engine.exits(PATIENCE_MS), true);
    folder.write("go", "");
    // Nothing is heard in this loop, which lasts longer than last words may take.
    const sinceMs = performance.now();
    while (textIn(done) === "" && performance.now() < sinceMs + PATIENCE_MS);
    while (performance.now() < sinceMs + 2 * LAST_WORDS_MS);
    assertEquals((await engine.receive(PATIENCE_MS)).kind, "exited");
    assertEquals(told, ["late\n"]);
    await engine.dispose();
  },
});

Deno.test({
  name: "what an engine left behind is not ended before it has been watched",
  ignore,
  async fn() {
    const watched = Promise.withResolvers<void>();
    const engine = await run("sleep 300 > /dev/null 2>&1 < /dev/null & echo $!; exit 4", {
      watched: watched.promise,
    });
    assertEquals(await engine.exits(PATIENCE_MS), true);
    await realClock.sleep(2 * LAST_WORDS_MS);
    assertEquals([engine.over, engine.inbox.ended], [false, false]);
    watched.resolve();
    assertEquals((await engine.receive(PATIENCE_MS)).kind, "exited");
    await engine.dispose();
  },
});

Deno.test({
  name: "a flood of short lines is seen long before all of them are heard",
  ignore,
  async fn() {
    const caps = { lineBytes: 1000, stdoutBytes: 2 ** 20 };
    const options = { framing: lines, clock: realClock, log: () => 0, caps };
    const engine: EngineProcess = await run("yes ''", {
      options,
      onStdout: (latin1, atMs) => engine.inbox.add(latin1, atMs),
    });
    let heard = 0;
    while ((await engine.receive(PATIENCE_MS)).kind === "frame") heard++;
    assert(heard < caps.stdoutBytes / 16, `${heard} of ${caps.stdoutBytes} lines were heard`);
    assertEquals((await engine.receive(0)).kind, "flooded");
    await engine.dispose();
  },
});

Deno.test({
  name: "ending a process closes its input first, and hangs up",
  ignore,
  async fn() {
    let hungUp = false;
    const engine = await run("cat > /dev/null; exit 9", { onHangUp: () => hungUp = true });
    assertEquals(await engine.exits(1), false);
    const [first, second] = [engine.dispose(), engine.dispose()];
    assertEquals(first, second);
    await first;
    assertEquals([engine.over, hungUp], [true, true]);
    assertEquals(engine.cpuMs(), undefined);
    assertEquals((await engine.receive(0)).kind, "exited");
  },
});
