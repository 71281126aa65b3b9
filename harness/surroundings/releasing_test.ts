import { assertEquals, assertRejects } from "@std/assert";
import type { Channel } from "../transports/mod.ts";
import { releasing } from "./releasing.ts";

function sample(told: string[], dispose: () => Promise<void>): Channel {
  return {
    send: () => Promise.resolve({ atMs: 0, index: 0 }),
    receive: () => Promise.resolve({ kind: "silence", waitedMs: 0, partial: "" }),
    close: () => {},
    hinderedMs: () => 0,
    ranMs: () => 7,
    stderr: () => "",
    stderrBytes: () => 0,
    [Symbol.asyncDispose]: async () => {
      told.push("closed");
      await dispose();
    },
  } as Channel;
}

Deno.test("a channel that is closed says so afterwards, and keeps all that it can do", async () => {
  const told: string[] = [];
  const channel = releasing(
    sample(told, () => Promise.resolve()),
    () => void told.push("released"),
  );
  assertEquals(channel.ranMs?.(0), 7);
  await channel[Symbol.asyncDispose]();
  assertEquals(told, ["closed", "released"]);
});

Deno.test("a release is reported even if closing fails", async () => {
  const told: string[] = [];
  const broken = sample(told, () => Promise.reject(new Error("stuck")));
  const channel = releasing(broken, () => void told.push("released"));
  await assertRejects(() => channel[Symbol.asyncDispose](), Error, "stuck");
  assertEquals(told, ["closed", "released"]);
});

Deno.test("it can be wrapped again, as an engine that is used twice is", async () => {
  const told: string[] = [];
  const channel = releasing(
    sample(told, () => Promise.resolve()),
    () => void told.push("released"),
  );
  const kept = new Proxy(channel, {
    get: (target, name) =>
      name === Symbol.asyncDispose
        ? () => Promise.resolve(void told.push("kept"))
        : Reflect.get(target, name),
  });
  await kept[Symbol.asyncDispose]();
  assertEquals(told, ["kept"]);
});
