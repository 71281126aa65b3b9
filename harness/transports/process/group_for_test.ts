import { assert, assertEquals } from "@std/assert";
import { limited, none } from "../../sandbox/mod.ts";
import { lacks } from "../../testing/needs.ts";
import { cgroupPlace } from "./cgroup.ts";
import { groupFor, ledInto } from "./group_for.ts";
import { newMark } from "./mark.ts";
import { start, startedWith } from "./start.ts";

const ignore = await lacks("linux", "setsid", {
  need: "control groups",
  has: cgroupPlace() !== undefined,
  advice: "root, or a group that memory is handed on to",
});

Deno.test({
  name: "what a program leaves behind at once is in its group, and ends with it",
  ignore,
  async fn() {
    const confinement = { level: "limits", sandbox: limited(), limits: {}, grouped: true } as const;
    // Its first deed is a process in another session and environment, which loses its parent.
    const args = ["-c", "setsid env -i sleep 300 >/dev/null 2>&1 & echo $!"];
    const started = await start({ program: "/bin/sh", args }, newMark(), { confinement });
    assert(started.ok);
    const child = started.value;
    const gone = new Promise((resolve) => child.once("close", resolve));
    const said = new Promise<string>((resolve) =>
      child.stdout?.once("data", (bytes) => resolve(`${bytes}`))
    );
    child.stderr?.resume();
    const orphan = Number(await said);
    await gone;
    const { cgroup } = startedWith(child);
    assertEquals(cgroup?.pids(), [orphan]);
    await cgroup?.end();
    assertEquals(cgroup?.pids(), []);
  },
});

Deno.test("a command joins every list, then becomes the program", () => {
  const { program, args } = ledInto({ lists: ["/a", "/b"] }, { program: "x", args: ["y z"] });
  assertEquals([program, args[0], ...args.slice(2)], [
    "/bin/sh",
    "-c",
    "sh",
    "/a",
    "/b",
    "x",
    "y z",
  ]);
});

Deno.test("where none is asked for, none is made", () => {
  assertEquals(groupFor({ level: "none", sandbox: none, limits: {} }), undefined);
});
