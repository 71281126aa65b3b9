import { assert, assertEquals } from "@std/assert";
import type { Child } from "./child.ts";
import type { Sandbox } from "../../sandbox/mod.ts";
import { until } from "../../testing/command_line.ts";
import { lacks } from "../../testing/needs.ts";
import { tempFolder } from "../../testing/temp_folder.ts";
import { keepAside } from "./kept_aside.ts";
import { MARK, markedProcesses, newMark } from "./mark.ts";
import { killAll } from "./open_channels.ts";
import { statOf, textOf } from "./process_stat.ts";
import { killGroup, start } from "./start.ts";

Deno.test({
  name: "a started process leads a group of its own and carries its mark",
  ignore: Deno.build.os !== "linux",
  async fn() {
    const mark = newMark();
    const started = await start({ program: "sleep", args: ["300"], env: { [MARK]: "no" } }, mark);
    assert(started.ok);
    const { pid = 0 } = started.value;
    // It may get its group, and its environment be seen, a moment after its start.
    await until("a group", () => statOf(pid)?.group === pid && environmentOf(pid) !== "");
    assertEquals(markedProcesses(mark), [pid]);
    const gone = new Promise((resolve) => started.value.once("close", resolve));
    killGroup(started.value);
    for (const stream of [started.value.stdin, started.value.stdout, started.value.stderr]) {
      stream?.destroy();
    }
    await gone;
  },
});

Deno.test({
  name: "a program that shows no mark and that no channel remembers is killed with all others",
  ignore: Deno.build.os !== "linux",
  async fn() {
    const started = await start({ program: "env", args: ["-i", "sleep", "300"] }, newMark());
    assert(started.ok);
    const { pid = 0, stdin, stdout, stderr } = started.value;
    while (commandOf(pid) !== "sleep") await new Promise((resolve) => setTimeout(resolve, 1));
    const gone = new Promise((resolve) =>
      started.value.once("close", (_, signal) => resolve(signal))
    );
    killAll();
    for (const stream of [stdin, stdout, stderr]) stream?.destroy();
    assertEquals(await gone, "SIGKILL");
  },
});

Deno.test("a directory that is not there is reported before anything starts", async () => {
  const started = await start({ program: "sleep", args: [], cwd: "/no/such" }, newMark());
  assertEquals(started.ok ? "" : started.error.detail, "/no/such");
});

Deno.test({
  name: "an engine is not unbuffered because its caller is",
  ignore: Deno.build.os !== "linux",
  async fn() {
    const before = Deno.env.get("PYTHONUNBUFFERED");
    Deno.env.set("PYTHONUNBUFFERED", "1");
    const started = await start({ program: "sleep", args: ["300"] }, newMark());
    if (before === undefined) Deno.env.delete("PYTHONUNBUFFERED");
    else Deno.env.set("PYTHONUNBUFFERED", before);
    assert(started.ok);
    const { pid = 0 } = started.value;
    await until("an environment", () => environmentOf(pid) !== "");
    assert(!environmentOf(pid).includes("PYTHONUNBUFFERED"));
    const gone = new Promise((resolve) => started.value.once("close", resolve));
    killGroup(started.value);
    for (const stream of [started.value.stdin, started.value.stdout, started.value.stderr]) {
      stream?.destroy();
    }
    await gone;
  },
});

const COPIES = [["/elsewhere", 126], [undefined, "not-found"]] as const;

for (const [elsewhere, end] of COPIES) {
  const where = elsewhere ? "a copy" : "the user's folder";
  Deno.test({
    name: `a program that has gone from ${where} after its first start ends with ${end}`,
    ignore: await lacks("linux"),
    async fn() {
      await using folder = await tempFolder();
      const file = folder.write("engine", "#!/bin/sh\n", 0o755);
      const inside = elsewhere ?? folder.path;
      const sandbox: Sandbox = {
        id: "copying",
        wrap: (command) => ({ ...command, program: file, cwd: "/" }),
      };
      const places = { outside: folder.path, inside };
      const confinement = { level: "namespaces", sandbox, limits: {}, folder: places } as const;
      const ends = [];
      for (let starts = 0; starts < 2; starts++) {
        const command = { program: `${inside}/engine`, args: [], cwd: inside };
        const begun = await start(command, newMark(), { confinement });
        ends.push(begun.ok ? await exitOf(begun.value) : begun.error.kind);
        if (starts === 0) Deno.removeSync(file);
      }
      assertEquals(ends, [0, end]);
    },
  });
}

Deno.test({
  name: "a program that was kept aside is started from there once its file has gone",
  ignore: await lacks("linux"),
  async fn() {
    await using folder = await tempFolder();
    const program = folder.write("engine", "#!/bin/sh\nexit 7\n", 0o755);
    using _kept = keepAside(program);
    Deno.chmodSync(program, 0o000);
    const begun = await start({ program, args: [], cwd: folder.path }, newMark());
    assertEquals(begun.ok && await exitOf(begun.value), 7);
  },
});

Deno.test({
  name: "a program that was kept aside is started from there if the system refuses its file",
  ignore: await lacks("linux"),
  async fn() {
    await using folder = await tempFolder();
    const program = folder.write("engine", "#!/bin/sh\nexit 7\n", 0o755);
    using _kept = keepAside(program);
    // A file that is being written to is no program to the system, though it looks like one.
    using _written = Deno.openSync(program, { write: true });
    const begun = await start({ program, args: [], cwd: folder.path }, newMark());
    assertEquals(begun.ok && await exitOf(begun.value), 7);
  },
});

function exitOf(child: Child): Promise<number | null> {
  for (const stream of [child.stdout, child.stderr]) stream?.resume();
  return new Promise((resolve) => child.once("close", resolve));
}

function environmentOf(pid: number): string {
  return Deno.readTextFileSync(`/proc/${pid}/environ`);
}

function commandOf(pid: number): string {
  return textOf(`/proc/${pid}/comm`).trim();
}
