import { assert, assertEquals } from "@std/assert";
import { fakeClock } from "../../testing/fake_clock.ts";
import { connectedLoopback, loopback } from "./loopback.ts";
import type { FixtureEngine } from "./fixture_engine.ts";

const lines = (text: string) => {
  const frames = text.split("\n");
  return { rest: frames.pop() ?? "", frames };
};

/** Counts the chunks it hears, and thinks for as many milliseconds before it says the number. */
const counter: FixtureEngine<number> = {
  begin: () => ({ state: 0, deeds: [] }),
  hear: (heard) => ({
    state: heard + 1,
    deeds: [{ kind: "think", ms: heard + 1 }, { kind: "say", text: `${heard + 1}\n` }],
  }),
  end: (heard) => ({ state: heard, deeds: [{ kind: "exit", code: heard }] }),
};

async function open(engine: FixtureEngine<number>, clock = fakeClock()) {
  const opened = await loopback(engine)({ framing: lines, clock, log: () => 0 });
  assert(opened.ok);
  return { channel: opened.value, clock };
}

Deno.test("an engine that thinks hears the next chunk only afterwards", async () => {
  const { channel, clock } = await open(counter);
  await using _ = channel;
  await channel.send("abc", { pieces: [1] });
  channel.close();
  const times: string[] = [];
  for (let next = await channel.receive(99); next.kind === "frame";) {
    times.push(`${next.text}@${next.atMs}`);
    next = await channel.receive(99);
    if (next.kind === "exited") times.push(`exit ${next.code}@${clock.now()}`);
  }
  assertEquals(times, ["1@1", "2@3", "3@6", "exit 3@6"]);
});

Deno.test("each channel is a new engine", async () => {
  for (let run = 0; run < 2; run++) {
    const { channel } = await open(counter);
    await using _ = channel;
    await channel.send("x");
    assertEquals(await channel.receive(99), { kind: "frame", text: "1", atMs: 1, index: 0 });
  }
});

Deno.test("thousands of runs take as long as their engine thinks", async () => {
  const clock = fakeClock();
  for (let run = 0; run < 2000; run++) {
    const { channel } = await open(counter, clock);
    await using _ = channel;
    for (let turn = 0; turn < 3; turn++) {
      await channel.send("go\n");
      assertEquals((await channel.receive(1000)).kind, "frame");
    }
  }
  assertEquals(clock.now(), 2000 * (1 + 2 + 3));
});

Deno.test("an engine that keeps writing after the peer hung up is ended by SIGPIPE", async () => {
  const talker: FixtureEngine<null> = {
    begin: () => ({ state: null, deeds: [] }),
    hear: (state) => ({ state, deeds: [] }),
    end: (state) => ({ state, deeds: ["a", "b", "c"].map((text) => ({ kind: "say", text })) }),
  };
  const opened = await connectedLoopback(talker)({
    framing: lines,
    clock: fakeClock(),
    log: () => 0,
  });
  assert(opened.ok);
  await using channel = opened.value;
  channel.hangUp?.();
  const gone = await channel.receive(99);
  assert(gone.kind === "exited", JSON.stringify(gone));
  assertEquals(gone.signal, "SIGPIPE");
});
