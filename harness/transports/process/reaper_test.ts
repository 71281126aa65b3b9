import { assertEquals, assertRejects } from "@std/assert";
import { lacks } from "../../testing/needs.ts";
import { endOf, meantBy } from "./reaper.ts";

Deno.test("the system's number for an end means a code or a signal", () => {
  const ends = [0, 7 << 8, 255 << 8, 9, 11 | 0x80, 31, 34].map(meantBy);
  assertEquals(ends.map(({ code, signal }) => signal ?? code), [
    ...[0, 7, 255, "SIGKILL"],
    ...["SIGSEGV", "SIGSYS", "SIG34"],
  ]);
});

Deno.test({
  name: "the end of a process that is no child of ours is not made up",
  ignore: await lacks("linux"),
  async fn() {
    await assertRejects(() => endOf(1), Error, "process 1 ");
  },
});
