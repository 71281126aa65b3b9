import { assert, assertEquals } from "@std/assert";
import type { Child } from "./child.ts";
import { lacks } from "../../testing/needs.ts";
import { newMark } from "./mark.ts";
import { inOwnSession, noteStarted } from "./own_session.ts";
import { killGroup, start } from "./start.ts";

const PLAIN = { args: ["-x"], env: {} };

Deno.test({
  name: "a file that was started before, and is still the same, is started by setsid",
  ignore: await lacks("setsid"),
  async fn() {
    const folder = await Deno.makeTempDir();
    const file = `${folder}/engine`;
    await Deno.writeTextFile(file, "#!/bin/sh\n", { mode: 0o755 });
    assertEquals(inOwnSession(file, PLAIN), { file, args: ["-x"], detached: true });
    noteStarted(file);
    const again = inOwnSession(file, PLAIN);
    assert(again.file.endsWith("/setsid"));
    assertEquals([again.args, again.detached], [[file, "-x"], false]);
    await Deno.writeTextFile(file, "#!/bin/sh -e\n");
    assertEquals(inOwnSession(file, PLAIN).file, file);
    await Deno.remove(folder, { recursive: true });
    assertEquals(inOwnSession(file, PLAIN).file, file);
  },
});

Deno.test("programs with LD_PRELOAD and the runtime itself are not started by setsid", () => {
  noteStarted("/bin/sh");
  const env = { LD_PRELOAD: "/none.so" };
  assertEquals(inOwnSession("/bin/sh", { args: [], env }).file, "/bin/sh");
  noteStarted(Deno.execPath());
  assertEquals(inOwnSession(Deno.execPath(), PLAIN).file, Deno.execPath());
});

Deno.test({
  name: "every start of a program leads a session of its own, by whichever way",
  ignore: await lacks("linux"),
  async fn() {
    for (let round = 0; round < 3; round++) {
      const child = await started("cat", ["/proc/self/stat"]);
      const ended = closed(child);
      let said = "";
      child.stdout?.setEncoding("latin1").on("data", (text: string) => said += text);
      await ended;
      const [pid, name, , , group, session] = said.split(" ");
      assertEquals([name, group, session, Number(pid)], ["(cat)", pid, pid, child.pid]);
    }
  },
});

Deno.test({
  name: "a program is killed that may not have its group yet",
  ignore: await lacks("linux"),
  async fn() {
    for (let round = 0; round < 3; round++) {
      const child = await started("sleep", ["300"]);
      const ended = closed(child);
      killGroup(child);
      for (const stream of [child.stdin, child.stdout, child.stderr]) stream?.destroy();
      assertEquals(await ended, "SIGKILL");
    }
  },
});

async function started(program: string, args: readonly string[]): Promise<Child> {
  const child = await start({ program, args: [...args] }, newMark());
  assert(child.ok);
  return child.value;
}

function closed(child: Child): Promise<string | null> {
  return new Promise((resolve) => child.once("close", (_, signal) => resolve(signal)));
}
