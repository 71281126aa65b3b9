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

Deno.test({
  name: "a transport of pipes gives a terminal where it is asked for one",
  ignore: await lacks("linux", "script"),
  async fn() {
    const engine = stdio({ program: "sh", args: ["-c", "test -t 1 && echo yes || echo no"] });
    const said = async (how: { readonly terminal?: true }): Promise<unknown> => {
      const open = { framing: lines, clock: realClock, log: () => 0, caps: CAPS, ...how };
      const opened = await engine(open);
      assert(opened.ok, opened.ok ? "" : opened.error.detail);
      await using channel = opened.value;
      const received = await channel.receive(PATIENCE_MS);
      return [channel.terminal, received.kind === "frame" && received.text.trim()];
    };
    assertEquals(await said({ terminal: true }), [true, "yes"]);
    assertEquals(await said({}), [false, "no"]);
  },
});
