import { assertEquals } from "@std/assert";
import { lacks } from "../../testing/needs.ts";
import { cFunctions } from "./c_library.ts";
import { inherited, keepInherited } from "./inherited.ts";
import { posixSpawn } from "./posix_spawn.ts";

const ignore = await lacks("linux");
keepInherited();
const OPEN = (): number => [...Deno.readDirSync("/proc/self/fd")].length;

Deno.test({
  name: "what cannot be started leaves nothing open",
  ignore,
  fn() {
    posixSpawn({ file: "/no/such", args: [], env: {} });
    const before = OPEN();
    for (const file of ["/no/such", "/etc/passwd", "/bin/s\0h"]) {
      assertEquals(posixSpawn({ file, args: [], env: {} }), undefined);
    }
    assertEquals(posixSpawn({ file: "/bin/sh", args: [], env: {}, cwd: "/no/such" }), undefined);
    assertEquals([OPEN(), inherited()], [before, []]);
  },
});

Deno.test({
  name: "our ends of the pipes are handed on to no other program",
  ignore,
  fn() {
    const close = cFunctions({ close: { parameters: ["i32"], result: "i32" } })?.close;
    const spawned = posixSpawn({ file: "/bin/sh", args: ["-c", "exit"], env: {} });
    assertEquals(inherited(), []);
    for (const end of [spawned?.stdin, spawned?.stdout, spawned?.stderr]) close?.(end ?? -1);
  },
});
