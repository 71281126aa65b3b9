import { assert, assertEquals, assertMatch } from "@std/assert";
import { textIn, until } from "../../testing/command_line.ts";
import { lacks } from "../../testing/needs.ts";
import { tempFolder } from "../../testing/temp_folder.ts";
import { LAST_WORDS_MS } from "../measure/last_words.ts";
import { realClock } from "../measure/real_clock.ts";
import { markedProcesses } from "../process/mark.ts";
import { runConfined, type RunConfinedOptions } from "./run_confined.ts";

const posix = Deno.build.os !== "windows";
const decoder = new TextDecoder();
const PATIENCE_MS = 30_000;

async function sh(script: string, options: Partial<RunConfinedOptions> = {}) {
  const command = { program: "sh", args: ["-c", script] };
  const run = await runConfined(command, { wallMs: 20_000, ...options });
  assert(run.ok);
  const { stdout, stderr } = run.value;
  return { ...run.value, out: decoder.decode(stdout), err: decoder.decode(stderr) };
}

Deno.test({
  name: "a run is reported with its end, its words and its time",
  ignore: !posix,
  async fn() {
    const table = [
      ["echo out; echo err >&2; exit 3", { code: 3, out: "out\n", err: "err\n" }],
      ["kill -9 $$", { signal: "SIGKILL", out: "", err: "" }],
      ["cat", { code: 0, out: "", err: "" }],
    ] as const;
    for (const [script, expected] of table) {
      const { code, signal, out, err, timedOut } = await sh(script);
      const told = { ...signal ? { signal } : { code }, out, err };
      assertEquals([told, timedOut], [expected, false], script);
    }
  },
});

Deno.test({
  name: "a program that takes too long is ended with all that it started",
  ignore: !posix,
  async fn() {
    const script = "trap '' TERM; sleep 300 & setsid sleep 300 & sleep 300";
    let run = await sh(script, { wallMs: 100 });
    // A machine that is too busy for a fair judgment is given more time.
    for (let wallMs = 200; run.hindered && wallMs < PATIENCE_MS; wallMs *= 2) {
      run = await sh(script, { wallMs });
    }
    assertEquals([run.timedOut, run.signal], [true, "SIGKILL"]);
    // On a busy machine a killed process is seen until it has had the processor once more.
    await until("that all are gone", () => markedProcesses().length === 0);
  },
});

Deno.test({
  name: "a program that leaves a child holding its streams is not waited for",
  ignore: !posix,
  async fn() {
    const run = await sh("sleep 300 & echo done");
    assertEquals([run.code, run.out], [0, "done\n"]);
    assert(run.durationMs < 250_000, "the child was waited for");
  },
});

Deno.test({
  name: "words that wait while we are held up are heard",
  ignore: Deno.build.os !== "linux" || await lacks("setsid"),
  async fn() {
    await using folder = await tempFolder();
    const [pid, go, done] = ["pid", "go", "done"].map((name) => `${folder.path}/${name}`);
    const child = `while [ ! -e "${go}" ]; do sleep 0.01; done; echo late; echo > "${done}"`;
    // The child has left the group before the program ends, whose end would be its own.
    const left = `echo > "${folder.path}/left"; ${child}`;
    const wait = `while [ ! -e "${folder.path}/left" ]; do sleep 0.01; done`;
    const running = sh(`setsid sh -c '${left}' & ${wait}; echo $$ > "${pid}"; exit 4`);
    const sinceMs = performance.now();
    const isGone = (): boolean => {
      const own = textIn(pid ?? "").trim();
      return own !== "" && textIn(`/proc/${own}/stat`) === "";
    };
    while (!isGone() && performance.now() < sinceMs + PATIENCE_MS) await realClock.sleep(1);
    // The end that the system has told is taken in the loop's next turns.
    for (let turn = 0; turn < 5; turn++) await realClock.sleep(1);
    folder.write("go", "");
    // Nothing is heard in this loop, which lasts longer than last words may take.
    const heldMs = performance.now();
    while (textIn(done ?? "") === "" && performance.now() < heldMs + PATIENCE_MS);
    while (performance.now() < heldMs + 2 * LAST_WORDS_MS);
    const { code, out } = await running;
    assertEquals([code, out], [4, "late\n"]);
  },
});

Deno.test({
  name: "of many words the first and the last are kept, and too many are an excess",
  ignore: !posix,
  async fn() {
    const run = await sh("echo first; yes | head -c 5000; echo last", { outputCap: 100 });
    assertEquals([run.stdout.length, run.stdoutBytes], [100, 5011]);
    assert(run.out.startsWith("first\ny\n") && run.out.endsWith("y\nlast\n"));
    const flood = await sh("yes", { outputCap: 100 });
    assertMatch(flood.excess?.en ?? "", /^more than 0\.02\d* MiB of output$/);
  },
});

Deno.test("what cannot be started is reported", async () => {
  const run = await runConfined({ program: "no such program", args: [] }, { wallMs: 1000 });
  assertEquals(run.ok ? "" : run.error.kind, "not-found");
});
