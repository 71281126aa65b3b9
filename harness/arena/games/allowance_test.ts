import { assertEquals } from "@std/assert";
import type { Channel } from "../../transports/mod.ts";
import { allowanceMs, limitAllowance } from "./allowance.ts";

function channelWith(hinderedMs: Channel["hinderedMs"]): Channel {
  return { hinderedMs } as Channel;
}

Deno.test("time lost in one question is given back once, up to a limit for the whole game", () => {
  const channel = channelWith((sinceMs) => sinceMs === 7 ? 400 : 300);
  const allowance = limitAllowance(channel, { mostMs: 500, isFinal: false });
  assertEquals([channel.hinderedMs(1), channel.hinderedMs(1)], [300, 300]);
  assertEquals(allowance.overdrawn(), false);
  assertEquals([channel.hinderedMs(7), channel.hinderedMs(8)], [200, 0]);
  assertEquals(allowance.overdrawn(), true);
});

Deno.test("time that was given back stays given back if a later measurement is lower", () => {
  let lost = 100;
  const channel = channelWith(() => lost);
  limitAllowance(channel, { mostMs: 500, isFinal: true });
  assertEquals(channel.hinderedMs(1), 100);
  lost = 40;
  assertEquals([channel.hinderedMs(1), channel.isFinal], [100, true]);
});

Deno.test("an allowance is a tenth of the clock, and ten seconds at least", () => {
  assertEquals([allowanceMs(900_000), allowanceMs(1000)], [90_000, 10_000]);
});
