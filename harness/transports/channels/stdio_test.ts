import { assert, assertEquals, assertStringIncludes } from "@std/assert";
import type { EngineCommand } from "../../sandbox/mod.ts";
import { until } from "../../testing/command_line.ts";
import { lacks } from "../../testing/needs.ts";
import { markedProcesses } from "../process/mark.ts";
import { killAll } from "../process/open_channels.ts";
import { realClock } from "../measure/real_clock.ts";
import { exitFailure } from "../process/start_failure.ts";
import { stdio } from "./stdio.ts";
import { CAPS, type Caps, type Channel } from "../transport.ts";

const PATIENCE_MS = 30_000;
const posix = Deno.build.os !== "windows";
const linux = Deno.build.os === "linux";

const lines = (text: string) => {
  const frames = text.split("\n");
  return { rest: frames.pop() ?? "", frames };
};

async function open(command: EngineCommand, caps: Caps = CAPS): Promise<Channel> {
  let index = 0;
  const options = { framing: lines, clock: realClock, log: () => index++, caps };
  const opened = await stdio(command)(options);
  assert(opened.ok, opened.ok ? "" : opened.error.detail);
  return opened.value;
}

function shell(script: string): EngineCommand {
  return { program: "sh", args: ["-c", script] };
}

async function expectFrame(channel: Channel, text: string): Promise<void> {
  const received = await channel.receive(PATIENCE_MS);
  assertEquals(received.kind === "frame" ? received.text : received, text);
}

/** What this test file's own heap holds: the process has other test files in it, which grow, too. */
function heldMiB(): number {
  const { heapUsed, external } = Deno.memoryUsage();
  return (heapUsed + external) / 1024 / 1024;
}

function processesNamed(words: string): number {
  return [...Deno.readDirSync("/proc")].filter(({ name }) => {
    try {
      const line = Deno.readTextFileSync(`/proc/${Number(name)}/cmdline`);
      return line.replaceAll("\0", " ").trim() === words;
    } catch {
      return false;
    }
  }).length;
}

Deno.test({
  name: "nothing is left of an engine that ignores signals and hides its children",
  ignore: await lacks("linux", "setsid"),
  async fn() {
    const channel = await open(shell(`
      trap '' TERM HUP INT
      sleep 300 &
      setsid sh -c 'trap "" TERM HUP; echo away; while :; do sleep 300; done' &
      (setsid sh -c '(sleep 300 &) ; echo twice away; sleep 300' &)
      while :; do sleep 300; done`));
    const said = [await channel.receive(PATIENCE_MS), await channel.receive(PATIENCE_MS)];
    assertEquals(said.map(({ kind }) => kind), ["frame", "frame"]);
    // A process that is being made another program shows no mark for a moment.
    await until("all five", () => markedProcesses().length >= 5);
    await channel[Symbol.asyncDispose]();
    // On a busy machine a killed process is seen until it has had the processor once more.
    await until("that all are gone", () => markedProcesses().length === 0);
  },
});

Deno.test({
  name: "a child that threw its environment away goes with the group, alive or orphaned",
  ignore: !linux,
  async fn() {
    for (const then of ["cat", "exit 0"]) {
      const nap = `sleep 300.${Deno.pid}`;
      // Ready once the child's environment is gone.
      const bare = "while grep -q = /proc/$!/environ; do :; done";
      await using channel = await open(shell(`env -i ${nap} & ${bare}; echo ready; ${then}`));
      await expectFrame(channel, "ready");
      await channel[Symbol.asyncDispose]();
      // A killed process stays in the list until its parent has asked after it.
      await until("that it is gone", () => processesNamed(nap) === 0);
    }
  },
});

Deno.test({
  name: "a child that keeps stdout open does not hide the exit",
  ignore: !posix,
  async fn() {
    await using channel = await open(shell("sleep 300 & echo bye; exit 3"));
    await expectFrame(channel, "bye");
    const received = await channel.receive(PATIENCE_MS);
    assertEquals(received.kind === "exited" ? received.code : received, 3);
  },
});

const FLOOD_CAPS: Caps = { ...CAPS, stdoutBytes: 4 * 1024 * 1024 };
const FLOODS: readonly (readonly [script: string, what: "line" | "stdout"])[] = [
  ["yes", "stdout"],
  ["yes ''", "stdout"],
  ["cat /dev/zero", "line"],
];

for (const [script, what] of FLOODS) {
  Deno.test({
    name: `a flood by "${script}" is stopped, and memory stays flat`,
    ignore: !posix,
    async fn() {
      const before = heldMiB();
      await using channel = await open(shell(script), FLOOD_CAPS);
      let received = await channel.receive(PATIENCE_MS);
      while (received.kind === "frame") received = await channel.receive(PATIENCE_MS);
      assertEquals(received.kind === "flooded" ? received.what : received, what);
      const grownMiB = heldMiB() - before;
      assert(grownMiB < 100, `${grownMiB} MiB more`);
    },
  });
}

Deno.test({
  name: "an engine that floods stderr is heard all the same, and memory stays flat",
  ignore: !posix,
  async fn() {
    const before = heldMiB();
    const script = "yes thinking | head -c 40000000 >&2; read line; echo $line; yes >&2";
    await using channel = await open(shell(script), FLOOD_CAPS);
    await channel.send("hello\n");
    await expectFrame(channel, "hello");
    assertEquals((await channel.receive(20)).kind, "silence");
    await until("all that was written", () => channel.stderrBytes() >= 40_000_000);
    assert(channel.stderr().length < 100_000);
    const grownMiB = heldMiB() - before;
    assert(grownMiB < 100, `${grownMiB} MiB more`);
  },
});

Deno.test({
  name: "an engine that closes its stdin gets nothing, and we get no exception",
  ignore: !posix,
  async fn() {
    await using channel = await open(shell("exec 0<&-; echo closed; sleep 300"));
    await expectFrame(channel, "closed");
    for (let times = 0; times < 3; times++) await channel.send("hello\n");
    assertEquals((await channel.receive(20)).kind, "silence");
  },
});

Deno.test({
  name: "an engine runs in its directory, with its arguments and its environment",
  ignore: !posix,
  async fn() {
    const folder = await Deno.realPath(await Deno.makeTempDir());
    const script = 'pwd; echo "$1"; echo "$DEPTH"';
    const args = ["-c", script, "sh", "two  words"];
    await using channel = await open({ program: "sh", args, cwd: folder, env: { DEPTH: "9" } });
    await expectFrame(channel, folder);
    await expectFrame(channel, "two  words");
    await expectFrame(channel, "9");
    await Deno.remove(folder);
  },
});

Deno.test({
  name: "all engines can be killed at once, without waiting",
  ignore: !posix,
  async fn() {
    await using one = await open(shell("trap '' TERM; echo up; cat"));
    await using two = await open(shell("setsid sleep 300 & echo up; cat"));
    for (const channel of [one, two]) await expectFrame(channel, "up");
    killAll();
    await until("that all are gone", () => markedProcesses().length === 0);
    for (const channel of [one, two]) {
      const received = await channel.receive(PATIENCE_MS);
      assertEquals(received.kind === "exited" ? received.signal : received, "SIGKILL");
    }
  },
});

Deno.test({
  name: "a hold-up of our own is known",
  ignore: !posix,
  async fn() {
    await using channel = await open(shell("cat"));
    const { atMs } = await channel.send("hello\n");
    await expectFrame(channel, "hello");
    const until = performance.now() + 150;
    while (performance.now() < until);
    assert(channel.hinderedMs(atMs) >= 100);
    assertEquals(channel.hinderedMs(realClock.now() + 60_000), 0);
  },
});

Deno.test({
  name: "what an engine runs is counted from its start, before anything is sent to it",
  ignore: !linux,
  async fn() {
    await using channel = await open(shell("while :; do :; done"));
    const sinceMs = realClock.now();
    await until("it has run", () => (channel.ranMs?.(sinceMs) ?? 0) > 30);
  },
});

Deno.test("an engine that cannot start is a value, not an exception", async () => {
  const options = { framing: lines, clock: realClock, log: () => 0 };
  const failures = [
    await stdio({ program: "./no such engine", args: [] })(options),
    await stdio({ program: Deno.execPath(), args: [], cwd: "/no such folder" })(options),
  ];
  assertEquals(failures.map((each) => each.ok ? "ok" : each.error.kind), [
    "not-found",
    "not-found",
  ]);
});

Deno.test({
  name: "an engine in C that forgets to flush answers only when its stdin is closed",
  ignore: await lacks("cc"),
  async fn() {
    await using built = await compile(`#include <stdio.h>
      int main(void) { char line[99]; while (fgets(line, 99, stdin)) printf("=%s", line); }`);
    await using channel = await open({ program: built.program, args: [] });
    await channel.send("1 name\n");
    assertEquals(await silence(channel), "");
    channel.close();
    await expectFrame(channel, "=1 name");
    assertEquals((await channel.receive(PATIENCE_MS)).kind, "exited");
  },
});

Deno.test({
  name: "an engine whose library is missing is recognised by its exit",
  ignore: await lacks("linux", "cc"),
  async fn() {
    await using built = await compile("int gone(void); int main(void) { return gone(); }", {
      library: "int gone(void) { return 0; }",
    });
    await using channel = await open({ program: built.program, args: [] });
    const received = await channel.receive(PATIENCE_MS);
    assert(received.kind === "exited");
    const failure = exitFailure({ code: received.code, stderr: channel.stderr() });
    assertEquals(failure?.kind, "library-missing");
    assertStringIncludes(failure?.detail ?? "", "libgone.so");
  },
});

async function silence(channel: Channel): Promise<string> {
  const received = await channel.receive(100);
  assert(received.kind === "silence", JSON.stringify(received));
  return received.partial;
}

/** A program made of C source; its library, if any, is deleted after linking. */
async function compile(source: string, { library }: { readonly library?: string } = {}) {
  const folder = await Deno.makeTempDir({ prefix: "shinpan engine " });
  const program = `${folder}/engine`;
  const cc = async (...args: readonly string[]): Promise<void> => {
    const { success, stderr } = await new Deno.Command("cc", { args: [...args] }).output();
    assert(success, new TextDecoder().decode(stderr));
  };
  await Deno.writeTextFile(`${program}.c`, source);
  if (library !== undefined) {
    await Deno.writeTextFile(`${folder}/gone.c`, library);
    await cc("-shared", "-fPIC", "-o", `${folder}/libgone.so`, `${folder}/gone.c`);
    await cc("-o", program, `${program}.c`, `-L${folder}`, "-lgone");
    await Deno.remove(`${folder}/libgone.so`);
  } else await cc("-o", program, `${program}.c`);
  return { program, [Symbol.asyncDispose]: () => Deno.remove(folder, { recursive: true }) };
}

Deno.test({
  name: "the engine's reads bring the pieces of a frame, one each",
  ignore: await lacks("linux", "python3"),
  async fn() {
    const script =
      "import os\nos.write(1, b'%d\\n' % os.getpid())\nwhile True: os.write(1, b'%r\\n' % os.read(0, 99))";
    await using channel = await open({ program: "python3", args: ["-c", script] });
    const first = await channel.receive(PATIENCE_MS);
    assert(first.kind === "frame");
    const stat = `/proc/${first.text}/stat`;
    await until("it waits", () => / S /.test(Deno.readTextFileSync(stat)));
    await channel.send("OK \nMOV?\n", { pieces: [2, 3, 3, 1] });
    for (const read of ["b'OK'", "b' \\nM'", "b'OV?'", "b'\\n'"]) await expectFrame(channel, read);
  },
});
