import { assert, assertEquals } from "@std/assert";
import { MARK, markedProcesses, newMark } from "./mark.ts";
import { statOf } from "./process_stat.ts";
import { killGroup, start } from "./start.ts";

Deno.test({
  name: "a started process leads a group of its own and carries its mark",
  ignore: Deno.build.os !== "linux",
  async fn() {
    const mark = newMark();
    const started = await start({ program: "sleep", args: ["300"], env: { [MARK]: "no" } }, mark);
    assert(started.ok);
    const { pid = 0 } = started.value;
    // One that was started before gets its group a moment after its start.
    while (statOf(pid)?.group !== pid) await new Promise((resolve) => setTimeout(resolve, 1));
    assertEquals(markedProcesses(mark), [pid]);
    const gone = new Promise((resolve) => started.value.once("close", resolve));
    killGroup(started.value);
    for (const stream of started.value.stdio) stream?.destroy();
    await gone;
  },
});

Deno.test("a directory that is not there is told before anything starts", async () => {
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
    const environment = Deno.readTextFileSync(`/proc/${started.value.pid}/environ`);
    assert(!environment.includes("PYTHONUNBUFFERED"));
    const gone = new Promise((resolve) => started.value.once("close", resolve));
    killGroup(started.value);
    for (const stream of started.value.stdio) stream?.destroy();
    await gone;
  },
});
