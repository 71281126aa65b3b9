import { assert, assertEquals, assertMatch } from "@std/assert";
import { markedProcesses } from "../process/mark.ts";
import { runConfined, type RunConfinedOptions } from "./run_confined.ts";

const posix = Deno.build.os !== "windows";
const decoder = new TextDecoder();

async function sh(script: string, options: Partial<RunConfinedOptions> = {}) {
  const command = { program: "sh", args: ["-c", script] };
  const run = await runConfined(command, { wallMs: 20_000, ...options });
  assert(run.ok);
  const { stdout, stderr } = run.value;
  return { ...run.value, out: decoder.decode(stdout), err: decoder.decode(stderr) };
}

Deno.test({
  name: "a run is told with its end, its words and its time",
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
    const run = await sh("trap '' TERM; sleep 300 & setsid sleep 300 & sleep 300", { wallMs: 100 });
    assertEquals([run.timedOut, run.signal], [true, "SIGKILL"]);
    assertEquals(markedProcesses(), []);
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

Deno.test("what cannot be started is told", async () => {
  const run = await runConfined({ program: "no such program", args: [] }, { wallMs: 1000 });
  assertEquals(run.ok ? "" : run.error.kind, "not-found");
});
