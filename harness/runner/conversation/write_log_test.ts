import { assertEquals } from "@std/assert";
import { WriteLog } from "./write_log.ts";

Deno.test("what was sent before a line is known, as far back as it matters", () => {
  const log = new WriteLog();
  assertEquals([log.frameBefore(3), log.textBefore(3, "last")], [undefined, ""]);
  for (let at = 0; at < 9; at++) log.add({ index: 2 * at, frame: `f${at}`, text: `t${at}` });
  assertEquals([log.frameBefore(5), log.textBefore(5, "last")], ["f2", "t2"]);
  assertEquals([log.frameBefore(1), log.textBefore(1, "last")], [undefined, "last"]);
});
