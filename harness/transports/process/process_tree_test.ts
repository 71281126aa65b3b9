import { assert, assertEquals } from "@std/assert";
import { until } from "../../testing/command_line.ts";
import { lacks } from "../../testing/needs.ts";
import { newMark } from "./mark.ts";
import { cpuMsOf, processesOf } from "./process_tree.ts";
import { killGroup, start } from "./start.ts";

Deno.test({
  name: "a tree is the group and the processes that left it, and its processor time is theirs",
  ignore: await lacks("linux", "setsid"),
  async fn() {
    const mark = newMark();
    const script = "env -i sleep 300 & setsid sleep 300 & while :; do :; done";
    const started = await start({ program: "sh", args: ["-c", script] }, mark);
    assert(started.ok && started.value.pid !== undefined);
    const tree = { group: started.value.pid, mark };
    const ready = () => processesOf(tree).length === 3 && (cpuMsOf(tree) ?? 0) >= 50;
    await until("three processes, of which one has run", ready);
    assertEquals(processesOf({ mark }).length, 2);
    const closed = new Promise((resolve) => started.value.once("close", resolve));
    for (const pid of processesOf({ mark })) Deno.kill(pid, "SIGKILL");
    killGroup(started.value);
    await closed;
    await until("that all are gone", () => processesOf(tree).length === 0);
    assertEquals(cpuMsOf(tree), undefined);
  },
});

Deno.test("a process that does not exist has no time", () => {
  assertEquals(processesOf({ mark: newMark() }), []);
  assertEquals(cpuMsOf({ mark: newMark() }), undefined);
});
