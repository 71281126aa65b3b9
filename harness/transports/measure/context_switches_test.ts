import { assertEquals } from "@std/assert";
import { until } from "../../testing/command_line.ts";
import { watchContextSwitches } from "./context_switches.ts";

Deno.test({
  name: "a process that reads and waits again has switched context, one that only waits has not",
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

Deno.test("a process that cannot be seen counts as having switched context", () => {
  assertEquals(watchContextSwitches(undefined).hasSwitched(), true);
  assertEquals(watchContextSwitches(2 ** 30).hasSwitched(), true);
});

Deno.test("a look at threads that are known comes before a search for others", () => {
  const counts = new Map([["a", 1], ["b", 5]]);
  let searches = 0;
  const list = () => {
    searches++;
    return [...counts.keys()];
  };
  const { isAlone, hasSwitched } = watchContextSwitches(1, {
    list,
    switches: (thread) => counts.get(thread),
  });
  assertEquals([isAlone, hasSwitched(), searches], [false, false, 2]);
  counts.set("b", 6);
  assertEquals([hasSwitched(), searches], [true, 2]);
  counts.delete("b");
  assertEquals([hasSwitched(), searches], [false, 3]);
  counts.set("c", 1);
  assertEquals([hasSwitched(), searches], [true, 4]);
  counts.clear();
  assertEquals([hasSwitched(), searches], [true, 5]);
});
