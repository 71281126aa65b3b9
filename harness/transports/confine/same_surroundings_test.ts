import { assert, assertEquals } from "@std/assert";
import type { Framing } from "../../core/mod.ts";
import { lacks } from "../../testing/needs.ts";
import { tempFolder } from "../../testing/temp_folder.ts";
import { stdio } from "../channels/stdio.ts";
import { realClock } from "../measure/real_clock.ts";
import { sandboxFor } from "./confine.ts";

const framing: Framing = (text) => {
  const frames = text.split("\n");
  return { frames: frames.slice(0, -1), rest: frames.at(-1) ?? "" };
};

/** Says what it finds around itself, but for the mark that differs from start to start. */
const PROGRAM = `#!/bin/sh
echo $(env | grep -v ^LAUNCH_ID= | sort) , $(ls /proc/self/fd | grep -v '[^0-9]' | wc -l) , $$ $PPID
read line
`;

for (const level of ["limits", "namespaces"] as const) {
  Deno.test({
    name: `no start of an engine differs from the others by its surroundings: ${level}`,
    ignore: await lacks("linux", "limits", level),
    async fn() {
      await using folder = await tempFolder();
      Deno.chmodSync(folder.path, 0o755);
      const program = folder.write("engine", PROGRAM, 0o755);
      const made = await sandboxFor(level, { folder: folder.path, limits: { processes: 32 } });
      assert(made.ok);
      const found: string[] = [];
      for (let starts = 0; starts < 3; starts++) {
        const transport = stdio({ program, args: [], cwd: folder.path }, {
          confinement: made.value,
        });
        const opened = await transport({ framing, clock: realClock, log: () => 0 });
        assert(opened.ok);
        await using channel = opened.value;
        const received = await channel.receive(60_000);
        assert(received.kind === "frame", JSON.stringify(received));
        // Numbers of processes say something in a namespace of their own alone.
        found.push(level === "namespaces" ? received.text : received.text.replace(/,[^,]*$/, ""));
      }
      assertEquals(found, Array(3).fill(found[0]));
      const told = found[0]?.replaceAll(folder.path, "") ?? "";
      // Limits alone leave a user's own variables as they are, and the tests' are among them.
      const isOwn = level === "limits" && Deno.uid() !== 0;
      const names = [...told.matchAll(/\b(\w*(?:DENO_|shinpan)\w*)=/gi)].map(([, name = ""]) =>
        name
      );
      assertEquals(names.filter((name) => !isOwn || Deno.env.get(name) === undefined), []);
      assert(isOwn || !/DENO_|shinpan/i.test(told), told);
    },
  });
}
