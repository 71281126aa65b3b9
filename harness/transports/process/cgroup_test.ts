import { assert, assertEquals } from "@std/assert";
import { until } from "../../testing/command_line.ts";
import { lacks } from "../../testing/needs.ts";
import { cgroupPlace, makeCgroup } from "./cgroup.ts";

const place = cgroupPlace();
const ignore = await lacks("linux", "setsid", {
  need: "control groups",
  has: place !== undefined,
  advice: "root, or a group that memory is handed on to",
});

Deno.test({
  name: "a group holds what left its parent, its session and its environment, and ends it",
  ignore,
  async fn() {
    assert(place);
    const group = makeCgroup(place, { memoryMiB: 64, timed: true });
    // It waits until it is in the group, and then hides as well as it can.
    const hides = "read go; setsid env -i sh -c '(while :; do :; done) & echo $!'";
    const child = new Deno.Command("sh", {
      args: ["-c", hides],
      stdin: "piped",
      stdout: "piped",
    }).spawn();
    group.join(child.pid);
    const writer = child.stdin.getWriter();
    await writer.write(new TextEncoder().encode("go\n"));
    await writer.close();
    const reader = child.stdout.getReader();
    const hidden = Number(new TextDecoder().decode((await reader.read()).value));
    await child.status;
    assertEquals(group.pids(), [hidden]);
    await until("time of the hidden one", () => (group.cpuMs() ?? Infinity) > 20);
    assertEquals(group.ranOut(), false);
    await group.end();
    assertEquals(group.pids(), []);
    await reader.cancel();
  },
});
