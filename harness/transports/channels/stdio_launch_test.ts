import { assert, assertEquals, assertMatch } from "@std/assert";
import type { Launch } from "../../core/mod.ts";
import { tempFolder } from "../../testing/temp_folder.ts";
import { realClock } from "../measure/real_clock.ts";
import { stdio } from "./stdio.ts";

const lines = (text: string) => {
  const frames = text.split("\n");
  return { rest: frames.pop() ?? "", frames };
};

/** What a program of the shell says first. */
async function said(script: string, launch: Launch, cwd: string): Promise<string> {
  const options = { framing: lines, clock: realClock, log: () => 0, launch };
  const opened = await stdio({ program: "sh", args: ["-c", script, "sh"], cwd })(options);
  assert(opened.ok);
  await using channel = opened.value;
  const received = await channel.receive(30_000);
  assert(received.kind === "frame");
  return received.text;
}

Deno.test({
  name: "the file of a launch has a short name of its own, for programs keep it in a few bytes",
  ignore: Deno.build.os === "windows",
  async fn() {
    await using folder = await tempFolder();
    const names: string[] = [];
    for (const file of [undefined, "in it"]) {
      const launch = { args: ["{file}"], ...file && { file } };
      const [name = "", held] = (await said('echo "$1:$(cat "$1")"', launch, folder.path)).split(
        ":",
      );
      assertMatch(name, /^r[0-9a-f]{8}\.txt$/);
      assertEquals(held, file ?? "");
      names.push(name);
    }
    assertEquals(new Set(names).size, 2);
    assertEquals([...Deno.readDirSync(folder.path)], []);
  },
});
