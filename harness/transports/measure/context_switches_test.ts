import { assertEquals } from "@std/assert";
import { until } from "../../testing/command_line.ts";
import { watchContextSwitches } from "./context_switches.ts";

Deno.test({
  name: "a process that reads and waits for more has napped, one that only waits has not",
  ignore: Deno.build.os !== "linux",
  async fn() {
    const child = new Deno.Command("cat", { stdin: "piped", stdout: "piped" }).spawn();
    const writer = child.stdin.getWriter();
    const reader = child.stdout.getReader();
    const asleep = () => / S /.test(Deno.readTextFileSync(`/proc/${child.pid}/stat`));
    await writer.write(new TextEncoder().encode("a"));
    await reader.read();
    await until("it waits", asleep);
    const { isAlone, hasSwitched } = watchContextSwitches(child.pid);
    assertEquals([isAlone, hasSwitched()], [true, false]);
    await writer.write(new TextEncoder().encode("b"));
    await reader.read();
    await until("it waits again", hasSwitched);
    await writer.close();
    await reader.cancel();
    await child.status;
    assertEquals(hasSwitched(), true);
  },
});

Deno.test({
  name: "a program with children or threads is not alone",
  ignore: Deno.build.os !== "linux",
  fn: () => assertEquals(watchContextSwitches(Deno.pid).isAlone, false),
});

Deno.test("a process that cannot be seen is taken to have napped", () => {
  assertEquals(watchContextSwitches(undefined).hasSwitched(), true);
  assertEquals(watchContextSwitches(2 ** 30).hasSwitched(), true);
});
