import { assertEquals } from "@std/assert";
import { lacks } from "../../testing/needs.ts";
import { cFunctions } from "./c_library.ts";
import { posixSpawn } from "./posix_spawn.ts";

const ignore = await lacks("linux");
const MODULE = new URL("./posix_spawn.ts", import.meta.url).href;

/** Other tests open files in this process meanwhile, so that a process of its own counts. */
const COUNTS = `import { posixSpawn } from ${JSON.stringify(MODULE)};
  const open = () => [...Deno.readDirSync("/proc/self/fd")].length;
  const none = { args: [], env: {} };
  posixSpawn({ ...none, file: "/no/such" });
  const before = open();
  const spawned = ["/no/such", "/etc/passwd", "/bin/s\\0h"].map((file) =>
    posixSpawn({ ...none, file })
  );
  spawned.push(posixSpawn({ ...none, file: "/bin/sh", cwd: "/no/such" }));
  console.log(JSON.stringify([spawned.filter((each) => each).length, open() - before]));`;

Deno.test({
  name: "what cannot be started leaves nothing open",
  ignore,
  async fn() {
    const { stdout } = await new Deno.Command(Deno.execPath(), { args: ["eval", COUNTS] }).output();
    assertEquals(new TextDecoder().decode(stdout).trim(), "[0,0]");
  },
});

Deno.test({
  name: "our ends of the pipes are handed on to no other program",
  ignore,
  fn() {
    const close = cFunctions({ close: { parameters: ["i32"], result: "i32" } })?.close;
    const spawned = posixSpawn({ file: "/bin/sh", args: ["-c", "exit"], env: {} });
    const ends = [spawned?.stdin, spawned?.stdout, spawned?.stderr];
    const kept = ends.map((end) => {
      const [, flags = ""] =
        /^flags:\s*(\d+)/m.exec(Deno.readTextFileSync(`/proc/self/fdinfo/${end}`)) ?? [];
      return (parseInt(flags, 8) & CLOSE_ON_EXEC) !== 0;
    });
    assertEquals(kept, [true, true, true]);
    for (const end of ends) close?.(end ?? -1);
  },
});

const CLOSE_ON_EXEC = 0o2000000;
