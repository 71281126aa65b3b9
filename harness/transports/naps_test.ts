import { assertEquals } from "@std/assert";
import { until } from "../testing/command_line.ts";
import { watchNaps } from "./naps.ts";

Deno.test({
  name: "who reads and waits for more has napped, who only waits has not",
  ignore: Deno.build.os !== "linux",
  async fn() {
    const child = new Deno.Command("cat", { stdin: "piped", stdout: "piped" }).spawn();
    const writer = child.stdin.getWriter();
    const reader = child.stdout.getReader();
    const asleep = () => / S /.test(Deno.readTextFileSync(`/proc/${child.pid}/stat`));
    await writer.write(new TextEncoder().encode("a"));
    await reader.read();
    await until("it waits", asleep);
    const napped = watchNaps(child.pid);
    assertEquals(napped(), false);
    await writer.write(new TextEncoder().encode("b"));
    await reader.read();
    await until("it waits again", napped);
    await writer.close();
    await reader.cancel();
    await child.status;
    assertEquals(napped(), true);
  },
});

Deno.test("who cannot be seen is taken to have napped", () => {
  assertEquals(watchNaps(undefined)(), true);
  assertEquals(watchNaps(2 ** 30)(), true);
});
