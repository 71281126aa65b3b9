import { assertEquals } from "@std/assert";
import { until } from "../testing/command_line.ts";
import { watchNaps } from "./naps.ts";

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
    const { isAlone, hasNapped } = watchNaps(child.pid);
    assertEquals([isAlone, hasNapped()], [true, false]);
    await writer.write(new TextEncoder().encode("b"));
    await reader.read();
    await until("it waits again", hasNapped);
    await writer.close();
    await reader.cancel();
    await child.status;
    assertEquals(hasNapped(), true);
  },
});

Deno.test({
  name: "a program with children or threads is not alone",
  ignore: Deno.build.os !== "linux",
  fn: () => assertEquals(watchNaps(Deno.pid).isAlone, false),
});

Deno.test("a process that cannot be seen is taken to have napped", () => {
  assertEquals(watchNaps(undefined).hasNapped(), true);
  assertEquals(watchNaps(2 ** 30).hasNapped(), true);
});
