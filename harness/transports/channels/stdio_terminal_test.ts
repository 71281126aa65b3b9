import { assert, assertEquals } from "@std/assert";
import { lacks } from "../../testing/needs.ts";
import { lines } from "../../protocols/protocol.ts";
import { realClock } from "../measure/real_clock.ts";
import { stdio } from "./stdio.ts";
import { CAPS } from "../transport.ts";

const PATIENCE_MS = 30_000;

/** How a shell's line ends, run as an engine. */
async function endOf(script: string, terminal: boolean): Promise<unknown> {
  const engine = stdio({ program: "sh", args: ["-c", script] }, { terminal });
  const opened = await engine({ framing: lines, clock: realClock, log: () => 0, caps: CAPS });
  assert(opened.ok, opened.ok ? "" : opened.error.detail);
  await using channel = opened.value;
  const received = await channel.receive(PATIENCE_MS);
  assert(received.kind === "exited", received.kind);
  return { code: received.code, signal: received.signal };
}

Deno.test({
  name: "in a terminal an engine that crashes is named by its signal, as without one",
  ignore: await lacks("linux", "script"),
  async fn() {
    for (const terminal of [false, true]) {
      const crashed = { code: undefined, signal: "SIGSEGV" };
      assertEquals(await endOf("kill -SEGV $$", terminal), crashed);
      assertEquals(await endOf("exit 3", terminal), { code: 3, signal: undefined });
    }
  },
});
