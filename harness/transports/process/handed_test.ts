import { assertEquals } from "@std/assert";
import { lacks } from "../../testing/needs.ts";
import type { Sandbox } from "../../sandbox/mod.ts";
import { openedByShell, openHanded } from "./handed.ts";
import { newMark } from "./mark.ts";
import { start } from "./start.ts";

Deno.test({
  name: "bytes handed over are read from their beginning each time",
  ignore: await lacks("linux"),
  fn() {
    const bytes = new Uint8Array([1, 2, 3]);
    for (let times = 0; times < 2; times++) {
      using handed = openHanded(bytes);
      assertEquals(Deno.readFileSync(`/proc/self/fd/${handed.descriptor}`), bytes);
    }
  },
});

const BYTES = new TextEncoder().encode("a filter\n");

Deno.test({
  name: "a shell opens what is handed over for a program, from its beginning each time",
  ignore: await lacks("linux"),
  fn() {
    for (let times = 0; times < 2; times++) {
      const [program = "", ...args] = openedByShell(BYTES, ["/bin/cat", "/proc/self/fd/3"]) ?? [];
      const { stdout } = new Deno.Command(program, { args }).outputSync();
      assertEquals(stdout, BYTES);
    }
  },
});

Deno.test({
  name:
    "a program finds at descriptor 3 what it is handed, leads a session, and is told of no runtime, at its first start and later",
  ignore: await lacks("linux", "setsid"),
  async fn() {
    const sandbox: Sandbox = { id: "handing", wrap: (command) => ({ ...command, handed: BYTES }) };
    const confinement = { level: "limits", sandbox, limits: {} } as const;
    const script = "cat <&3; env | grep ^DENO_EXTRA; cut -d ' ' -f 6 /proc/$$/stat; echo $$";
    // A program with something to preload is never started by `setsid`.
    for (const env of [{}, {}, { LD_NOTHING: "1" }] as Record<string, string>[]) {
      const command = { program: "/bin/sh", args: ["-c", script], env };
      const begun = await start(command, newMark(), { confinement });
      if (!begun.ok) throw new Error(begun.error.detail);
      let said = "";
      begun.value.stdout?.setEncoding("utf8").on("data", (text: string) => said += text);
      await new Promise((resolve) => begun.value.once("close", resolve));
      const { pid } = begun.value;
      assertEquals(said, `a filter\n${pid}\n${pid}\n`);
    }
  },
});
