import { assert, assertEquals, assertRejects, assertStringIncludes } from "@std/assert";
import type { FileCall, FileRun } from "../../core/mod.ts";
import { type Confinement, type EngineCommand, none } from "../../sandbox/mod.ts";
import { until } from "../../testing/command_line.ts";
import { lacks } from "../../testing/needs.ts";
import { tempFolder } from "../../testing/temp_folder.ts";
import { files } from "./files.ts";
import { killAll } from "../process/open_channels.ts";
import { markedProcesses } from "../process/mark.ts";
import { realClock } from "../measure/real_clock.ts";
import { CAPS, type Caps, type Channel, type Received } from "../transport.ts";

const PATIENCE_MS = 30_000;
const ignore = Deno.build.os === "windows";
const CALL: FileCall = {
  args: [{ file: "a" }, { file: "b" }, { file: "c" }],
  files: { a: "A", b: "B", c: "C" },
};

async function open(
  command: EngineCommand,
  { caps = CAPS, confinement }: { caps?: Caps; confinement?: Confinement } = {},
): Promise<Channel> {
  let index = 0;
  const framing = (text: string) => ({ frames: [], rest: text });
  const opened = await files(command, { confinement })({
    framing,
    clock: realClock,
    log: () => index++,
    caps,
  });
  assert(opened.ok, opened.ok ? "" : opened.error.detail);
  return opened.value;
}

/** A shell script that gets the paths of the call as $1, $2 and $3. */
function shell(script: string): EngineCommand {
  return { program: "sh", args: ["-c", script, "sh"] };
}

function runOf(received: Received): FileRun {
  assertEquals(received.kind, "frame", JSON.stringify(received));
  return JSON.parse(received.kind === "frame" ? received.text : "");
}

async function run(script: string, call: Partial<FileCall> = {}): Promise<FileRun> {
  await using channel = await open(shell(script));
  await channel.send(`${JSON.stringify({ ...CALL, ...call })}\n`);
  return runOf(await channel.receive(PATIENCE_MS));
}

function test(name: string, fn: () => Promise<void>): void {
  Deno.test({ name: `files: ${name}`, ignore, fn });
}

test("what was written, what was not, and the signal that came between are told", async () => {
  const { exit, files } = await run('printf x > "$1"; printf B > "$2"; kill -SEGV $$; echo > "$3"');
  assertEquals(exit, { signal: "SIGSEGV" });
  assertEquals(files, {
    a: { kind: "file", text: "x", size: 1, written: true, changed: true },
    b: { kind: "file", text: "B", size: 1, written: true, changed: false },
    c: { kind: "file", text: "C", size: 1, written: false, changed: false },
  });
});

test("the exit code, and what was said, are told", async () => {
  const { exit, printed, stderr } = await run("echo hello; echo oops >&2; exit 3");
  assertEquals({ exit, printed, stderr }, { exit: { code: 3 }, printed: 6, stderr: "oops\n" });
});

test("a file that vanished, was renamed, or got other permissions is told", async () => {
  const { files, appeared } = await run('rm "$1"; mv "$2" "$2.old"; chmod 600 "$3"; echo > new');
  assertEquals(files.a, { kind: "gone" });
  assertEquals(files.b, { kind: "gone", as: "b.old" });
  assertEquals(files.c?.kind === "file" && files.c.mode, "600");
  assertEquals(appeared.map(({ name }) => name), ["b.old", "new"]);
});

test("links are not followed, and pipes and folders are not opened", async () => {
  const { files } = await run(
    'rm "$1" "$2" "$3"; ln -s /etc/passwd "$1"; mkfifo "$2"; mkdir "$3"',
  );
  assertEquals(files, {
    a: { kind: "link", target: "/etc/passwd" },
    b: { kind: "other" },
    c: { kind: "folder" },
  });
});

test("a folder that was replaced by a link is not entered", async () => {
  await using elsewhere = await tempFolder();
  elsewhere.write("a", "secret");
  const here = `"$(dirname "$1")"`;
  const script = `mv ${here} ${here}.old; ln -s '${elsewhere.path}' ${here}`;
  const { files } = await run(script, { paths: "absolute", cwd: "elsewhere" });
  assertEquals(files.a, { kind: "gone" });
});

test("a size is not trusted: 8 GiB are not read", async () => {
  const { files: { a } } = await run('dd if=/dev/zero of="$1" bs=1 count=1 seek=8589934591 2>&-');
  assert(a?.kind === "file");
  assertEquals([a.size, a.text.length], [2 ** 33, 64 * 1024]);
});

test("bytes that are no text are kept", async () => {
  const { files: { a } } = await run(`printf '\\377\\0\\303\\251' > "$1"`);
  assertEquals(a?.kind === "file" && a.text, "\udcff\0é");
});

test("a file that is left behind is not run", async () => {
  await using folder = await tempFolder();
  const ran = `${folder.path}/ran`;
  await run(`printf '#!/bin/sh\\ntouch "${ran}"\\n' > "$1"; chmod 755 "$1"`);
  assertEquals([...Deno.readDirSync(folder.path)], []);
});

// Writes repeatedly, so that it is late at every look.
const LATE = '(exec >&- 2>&-; while sleep 0.02; do echo late >> "$2"; done)';

/** On a busy machine a killed process is seen until it has had the processor once more. */
function allGone(): Promise<void> {
  return until("that all are gone", () => markedProcesses().length === 0);
}

async function assertLate(script: string): Promise<void> {
  const { exit, survived, changedLate } = await run(script);
  assertEquals([exit, survived, changedLate], [{ code: 0 }, true, ["b"]]);
  await allGone();
}

test("a child that sleeps before it writes is told, too", async () => {
  await assertLate('(exec >&- 2>&-; sleep 0.5; echo late >> "$2") &');
});

test("a child that writes on when the engine is gone is told, and ended", async () => {
  await assertLate(`${LATE} & exit 0`);
});

Deno.test({
  name: "files: a child that left its group and writes on is reported, and ended",
  ignore: await lacks("linux", "setsid"),
  fn: () => assertLate(`setsid sh -c '${LATE}' sh "$@" & exit 0`),
});

test("the paths may be absolute or lead upwards, with blanks and letters, from anywhere", async () => {
  const script = 'cat "$1" "$2" >&2; printf "|%s|%s" "$1" "$(pwd)" >&2';
  for (const folder of ["plain", "blank", "letters"] as const) {
    for (const paths of ["relative", "absolute"] as const) {
      for (const cwd of ["files", "elsewhere", "own"] as const) {
        const { stderr } = await run(script, { folder, paths, cwd });
        const [read, path = "", where] = stderr.split("|");
        assertEquals(read, "AB");
        assertEquals(path.startsWith("/"), paths === "absolute" || cwd === "own");
        assertEquals(where === Deno.cwd(), cwd === "own");
        if (cwd === "elsewhere") assertStringIncludes(where ?? "", "/elsewhere");
      }
    }
  }
});

test("what appears in the current folder is told apart from what appears by the files", async () => {
  const { appeared } = await run('echo > here; echo > "$(dirname "$1")/there"', {
    cwd: "elsewhere",
  });
  assertEquals(appeared, [{ name: "there", where: "files" }, { name: "here", where: "cwd" }]);
});

test("read-only files have no permission to be written", async () => {
  const { stderr } = await run('ls -l "$1" "$2" >&2', { readOnly: ["b"] });
  assertEquals(stderr.match(/^-[rwx-]{9}/gm), ["-rw-r--r--", "-r--r--r--"]);
});

test("an engine that takes its time is silent first and answers later", async () => {
  await using folder = await tempFolder();
  const go = `until [ -e '${folder.path}/go' ]; do sleep 0.01; done`;
  await using channel = await open(shell(`${go}; printf x > "$1"`));
  await channel.send(JSON.stringify(CALL));
  const sinceMs = realClock.now();
  assertEquals((await channel.receive(20)).kind, "silence");
  const silentMs = realClock.now() - sinceMs;
  folder.write("go", "");
  const { files, tookMs } = runOf(await channel.receive(PATIENCE_MS));
  assertEquals(files.a?.kind === "file" && files.a.text, "x");
  assert(tookMs >= silentMs, `${tookMs} of ${silentMs} ms`);
});

test("an open stdin stays empty until the channel is closed", async () => {
  await using channel = await open(shell("cat; exit 5"));
  await channel.send(JSON.stringify(CALL));
  assertEquals((await channel.receive(100)).kind, "silence");
  channel.close();
  assertEquals(runOf(await channel.receive(PATIENCE_MS)).exit, { code: 5 });
  assertEquals((await run("cat; exit 6", { stdin: "closed" })).exit, { code: 6 });
});

test("a new call ends the one before, and leaves nothing of it", async () => {
  await using channel = await open(shell('[ -s "$1" ] && sleep 300; exit 7'));
  await channel.send(JSON.stringify(CALL));
  await channel.send(JSON.stringify({ ...CALL, files: { ...CALL.files, a: "" } }));
  assertEquals(runOf(await channel.receive(PATIENCE_MS)).exit, { code: 7 });
  await allGone();
});

test("too much output ends an engine", async () => {
  await using channel = await open(shell("while :; do echo noise; done"), {
    caps: { ...CAPS, stdoutBytes: 10_000 },
  });
  await channel.send(JSON.stringify(CALL));
  assertEquals((await channel.receive(PATIENCE_MS)).kind, "flooded");
});

test("a program that is not there is told before anything is asked", async () => {
  const framing = (text: string) => ({ frames: [], rest: text });
  const opened = await files({ program: "./no-such-engine", args: [] })({
    framing,
    clock: realClock,
    log: () => 0,
  });
  assertEquals(!opened.ok && opened.error.kind, "not-found");
});

test("a word that names a file is understood from anywhere", async () => {
  await using folder = await tempFolder();
  folder.write("engine.sh", 'printf x > "$1"');
  await using channel = await open({ program: "sh", args: ["engine.sh"], cwd: folder.path });
  await channel.send(JSON.stringify({ ...CALL, cwd: "elsewhere" }));
  const { files } = runOf(await channel.receive(PATIENCE_MS));
  assertEquals(files.a?.kind === "file" && files.a.text, "x");
});

test("a folder may look like the engine's home, with a file to be made in it", async () => {
  await using folder = await tempFolder();
  folder.write("engine.sh", 'cat table.bin > move.txt; dirname "$0" >&2; pwd >&2');
  folder.write("table.bin", "table");
  folder.write("move.txt", "of before");
  await using channel = await open({ program: "sh", args: ["engine.sh"], cwd: folder.path });
  const call = { args: [], files: { "board.txt": "" }, answers: ["move.txt"], beside: true };
  await channel.send(JSON.stringify(call));
  const { files, appeared, stderr } = runOf(await channel.receive(PATIENCE_MS));
  const move = files["move.txt"];
  assertEquals([move?.kind === "file" && move.text, appeared], ["table", []]);
  const [home, here] = stderr.trim().split("\n");
  assertEquals(home, here);
  assertEquals(Deno.readTextFileSync(`${folder.path}/move.txt`), "of before");
});

test("a call that names other files, or leads out of the folder, is refused", async () => {
  await using channel = await open(shell("exit 0"));
  for (
    const wrong of [{ args: [{ file: "d" }] }, { files: { "../a": "" } }, { files: { "": "" } }]
  ) {
    await assertRejects(async () =>
      await channel.send(JSON.stringify({ ...CALL, args: [], ...wrong }))
    );
  }
});

test("nothing is left of a call when all is killed at once", async () => {
  await using folder = await tempFolder();
  await using channel = await open(shell(`pwd > '${folder.path}/where'; sleep 300`));
  await channel.send(JSON.stringify(CALL));
  const where = () => Deno.readTextFileSync(`${folder.path}/where`).trim();
  while ((await channel.receive(20)).kind === "silence") {
    if ([...Deno.readDirSync(folder.path)].length > 0 && where() !== "") break;
  }
  killAll();
  await assertRejects(() => Deno.lstat(where()));
});

test("no folder is left of a call", async () => {
  const { stderr } = await run('chmod 000 "$1"; chmod 500 .; pwd >&2');
  await assertRejects(() => Deno.lstat(stderr.trim()));
});

Deno.test({
  name: "files: a program ended for its use of resources is reported with that",
  ignore: Deno.build.os !== "linux",
  async fn() {
    const confinement = { level: "limits", sandbox: none, limits: { processes: 2 } } as const;
    const script = "sleep 300 & sleep 300 & sleep 300 & wait";
    await using channel = await open(shell(script), { confinement });
    await channel.send(`${JSON.stringify(CALL)}\n`);
    const { exit } = runOf(await channel.receive(PATIENCE_MS));
    assertEquals([exit.signal, exit.excess?.en], ["SIGKILL", "more than 2 processes"]);
  },
});

Deno.test({
  name: "files: processes that left their group and environment are ended after the call",
  ignore: Deno.build.os !== "linux",
  async fn() {
    const { stderr } = await run(
      "setsid env -i sleep 300 </dev/null >/dev/null 2>&1 & echo $! >&2",
    );
    const path = `/proc/${Number(stderr)}/cwd`;
    await until("its end", () => Deno.readLink(path).then(() => false, () => true));
  },
});
