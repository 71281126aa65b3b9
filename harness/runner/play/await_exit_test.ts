import { assertEquals } from "@std/assert";
import type { Finding } from "../../core/mod.ts";
import { fakeClock } from "../../testing/fake_clock.ts";
import type { Received } from "../../transports/mod.ts";
import { awaitExit } from "./await_exit.ts";
import type { TalkStage } from "./talk_stage.ts";

const RULE = "shogi-console/eof-exits";

/** An engine that says a line every 50 ms, and ends after so many, if it ever does. */
async function told(lines: number, hinderedMs = 0): Promise<unknown> {
  const clock = fakeClock();
  const found: Finding[] = [];
  let said = 0;
  const take = async (): Promise<Received> => {
    await clock.sleep(50);
    const atMs = clock.now();
    if (said === lines) return { kind: "exited", code: 0, atMs, partial: "" };
    return { kind: "frame", text: "請輸入f", atMs, index: said++ };
  };
  const channel = { hinderedMs: () => hinderedMs, stderr: () => "" };
  const stage = {
    context: { clock, timeScale: 1, lend: <Value>(wait: () => Value) => wait() },
    conversation: { take, channel, find: (finding: Finding) => found.push(finding) },
  } as unknown as TalkStage;
  const going = await awaitExit({ kind: "exit" }, { stage, rule: RULE });
  return [going.kind, found.map(({ rule, limitMs }) => ({ rule, limitMs })), clock.now()];
}

Deno.test("an engine that prompts for ever instead of ending is not listened to for ever", async () => {
  assertEquals(await told(Infinity), ["stop", [{ rule: RULE, limitMs: 5_000 }], 5_000]);
});

Deno.test("an engine that says much and ends in time has ended", async () => {
  assertEquals(await told(98), ["on", [], 4_950]);
});

Deno.test("what the machine took is given back to an engine that talks on", async () => {
  assertEquals(await told(150, 3_000), ["on", [], 7_550]);
  assertEquals(await told(Infinity, 3_000), ["stop", [{ rule: RULE, limitMs: 5_000 }], 8_000]);
});
