import { assertEquals } from "@std/assert";
import { meantBy } from "./reaper.ts";

Deno.test("the system's number for an end means a code or a signal", () => {
  const ends = [0, 7 << 8, 255 << 8, 9, 11 | 0x80, 31, 34].map(meantBy);
  assertEquals(ends.map(({ code, signal }) => signal ?? code), [
    ...[0, 7, 255, "SIGKILL"],
    ...["SIGSEGV", "SIGSYS", "SIG34"],
  ]);
});
