import { assertEquals } from "@std/assert";
import { exitOf } from "./exit.ts";

Deno.test("an exit is a code or a signal, whichever process reports it", () => {
  const table: readonly [number | null, string | null, boolean, object][] = [
    [0, null, false, { code: 0 }],
    [7, null, true, { code: 7 }],
    [134, null, false, { code: 134 }],
    [134, null, true, { signal: "SIGABRT" }],
    [139, null, true, { signal: "SIGSEGV" }],
    [255, null, true, { code: 255 }],
    [null, "SIGKILL", true, { signal: "SIGKILL" }],
    [null, null, false, { code: 0 }],
  ];
  for (const [code, signal, asCodes, exit] of table) {
    assertEquals(exitOf({ code, signal }, asCodes), exit);
  }
});
