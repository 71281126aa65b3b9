import { assert } from "@std/assert";
import { lacks } from "../../testing/needs.ts";
import { tempFolder } from "../../testing/temp_folder.ts";
import { sandboxFor } from "../confine/confine.ts";
import { lagMs } from "./hindrance.ts";
import { bytesOf } from "../confine/hostile_kit.ts";
import { realClock } from "./real_clock.ts";
import { stdio } from "../channels/stdio.ts";
import type { Framing } from "../../core/mod.ts";

const framing: Framing = (text) => {
  const parts = text.split("\n");
  const rest = parts.pop() ?? "";
  return { frames: parts, rest };
};
// The kernel tells processor time in steps of ten milliseconds, one for each process.
const STEPS_MS = 60;

// "i": the engine lowers itself; "s": the helper leaves its session, and so its group; "e": it is
// another program, without the marks in its environment.
const TRICKS = {
  none: ["i", "s", "se"],
  limits: ["is", "ise"],
  namespaces: ["is", "ise"],
} as const;

for (const level of ["none", "limits", "namespaces"] as const) {
  for (const tricks of TRICKS[level]) {
    Deno.test({
      name: `an engine whose own helper has the core gets no time back: ${level}, ${tricks}`,
      ignore: await lacks(
        "linux",
        "cc",
        "processor waits",
        "limits",
        level === "none" ? "linux" : level,
      ),
      async fn() {
        await using folder = await tempFolder();
        Deno.chmodSync(folder.path, 0o755);
        const program = `${folder.path}/fakes_busy`;
        await Deno.writeFile(program, await bytesOf("fakes_busy"), { mode: 0o755 });
        const made = await sandboxFor(level, { folder: folder.path, limits: { processes: 32 } });
        assert(made.ok);
        const command = { program, args: [tricks], cwd: folder.path };
        const transport = stdio(command, { confinement: made.value });
        const opened = await transport({ framing, clock: realClock, log: () => 0 });
        assert(opened.ok);
        await using channel = opened.value;
        const sinceMs = realClock.now();
        await channel.send("think\n");
        const received = await channel.receive(60_000);
        const hinderedMs = channel.hinderedMs(sinceMs);
        // How late the harness itself was on a busy machine is given back in any case.
        const lateMs = lagMs(sinceMs);
        const passedMs = realClock.now() - sinceMs;
        assert(received.kind === "frame", JSON.stringify(received));
        const helperMs = Number(received.text);
        assert(helperMs >= 200);
        // While the engine's own helper had the core, the engine waited for no one else.
        const words =
          `${hinderedMs} of ${passedMs} ms given back, the helper ran ${helperMs} ms, ` +
          `the harness was ${lateMs} ms late`;
        assert(hinderedMs - lateMs <= passedMs - helperMs + STEPS_MS, words);
      },
    });
  }
}
