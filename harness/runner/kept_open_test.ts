import { assert, assertEquals } from "@std/assert";
import { loopback } from "../transports/mod.ts";
import { fakeClock } from "../testing/fake_clock.ts";
import { MGTP, mgtpEngine } from "./test_kit.ts";
import { keptOpen } from "./kept_open.ts";

Deno.test("a channel kept beyond its case reports once that it was released, and stays open", async () => {
  const opened = await loopback(mgtpEngine())({
    framing: MGTP.protocol.framing,
    clock: fakeClock(),
    log: () => 0,
  });
  assert(opened.ok);
  await using channel = opened.value;
  let left = 0;
  const kept = keptOpen(channel, () => left++);
  await kept[Symbol.asyncDispose]();
  await kept[Symbol.asyncDispose]();
  assertEquals(left, 1);
  await kept.send("1 name\n");
  assertEquals((await kept.receive(1_000)).kind, "frame");
});
