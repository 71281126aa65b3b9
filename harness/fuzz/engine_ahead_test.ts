import { assert, assertEquals } from "@std/assert";
import conforming from "../../fixtures/engines/ponder/conforming.ts";
import usiConforming from "../../fixtures/engines/usi/conforming.ts";
import { usiEngine } from "../../fixtures/engines/usi/engine.ts";
import { fakeClock } from "../testing/fake_clock.ts";
import { connectedLoopback, loopback, type Transport } from "../transports/mod.ts";
import { EngineAhead } from "./engine_ahead.ts";
import { runFuzz } from "./run_fuzz.ts";
import { options, searched } from "./test_kit.ts";

/** A transport that counts how many engines run, and takes a while to start one. */
function counting(transport: Transport, clock = fakeClock()) {
  const seen = { starts: 0, running: 0, most: 0, clock };
  const counted: Transport = async (options) => {
    seen.starts++;
    seen.most = Math.max(seen.most, ++seen.running);
    const opened = await transport(options);
    if (!opened.ok) return opened;
    const channel = opened.value;
    const end = channel[Symbol.asyncDispose].bind(channel);
    let ended = false;
    channel[Symbol.asyncDispose] = async () => {
      if (!ended) seen.running--;
      ended = true;
      await end();
    };
    return opened;
  };
  return { seen, counted };
}

const OPEN = {
  framing: (rest: string) => ({ frames: [], rest }),
  clock: fakeClock(),
  log: () => 0,
};

Deno.test("one engine waits for its game, and is ended when none comes", async () => {
  const { seen, counted } = counting(loopback(usiConforming.engine));
  const ahead = new EngineAhead(counted, { sided: false });
  const first = await ahead.transport({ ...OPEN, side: "first" });
  assertEquals([seen.starts, seen.running], [2, 2]);
  const second = await ahead.transport({ ...OPEN, side: "second" });
  assertEquals([seen.starts, seen.running], [3, 3]);
  assert(first.ok && second.ok);
  await first.value[Symbol.asyncDispose]();
  await second.value[Symbol.asyncDispose]();
  await ahead.close();
  assertEquals(seen.running, 0);
});

Deno.test("an engine started ahead over TCP is used only for its own side", async () => {
  const { seen, counted } = counting(connectedLoopback(conforming.engine));
  const ahead = new EngineAhead(counted, { sided: true });
  for (const side of ["first", "second", "first"] as const) {
    const opened = await ahead.transport({ ...OPEN, side });
    assert(opened.ok);
    await opened.value[Symbol.asyncDispose]();
  }
  // The second side had one of its own; the first one had the one that waited.
  assertEquals(seen.starts, 4);
  await ahead.close();
  assertEquals(seen.running, 0);
});

/** An engine that takes a while before its first answer. */
const slow = usiEngine({
  deeds: (usual, { name }) => name === "usi" ? [{ kind: "think", ms: 100 }, ...usual] : usual,
});

Deno.test("a search starts slow engines ahead, and leaves none behind", async () => {
  const { seen, counted } = counting(loopback(slow));
  const { report } = await searched(slow, {
    protocol: "usi",
    games: 8,
    jobs: 2,
    transport: counted,
  });
  assertEquals([report.cases, report.search?.games], [[], 8]);
  assert(seen.starts > 8, `${seen.starts} starts`);
  assertEquals(seen.running, 0);
});

Deno.test("a search that is not listened to any more leaves no engine behind", async () => {
  const { seen, counted } = counting(loopback(slow));
  const more = { protocol: "usi", games: Infinity, jobs: 2, transport: counted };
  for await (const { kind } of runFuzz(options(slow, more))) {
    if (kind === "searched") break;
  }
  assertEquals(seen.running, 0);
});

Deno.test("a fault that occurs only in an engine started ahead does not count", async () => {
  const clock = fakeClock();
  let wrong = 0;
  // Such an engine gives up after its first position, if it was greeted late.
  const transport: Transport = (opening) => {
    const bornMs = clock.now();
    let waited = false;
    const engine = usiEngine({
      deeds: (usual, { name }) => {
        if (name === "usi") {
          waited = clock.now() > bornMs;
          return [{ kind: "think", ms: 100 }, ...usual];
        }
        if (name !== "go" || !waited) return usual;
        wrong++;
        return [{ kind: "exit", code: 1 }];
      },
    });
    return loopback(engine)(opening);
  };
  const { report } = await searched(slow, { protocol: "usi", games: 8, jobs: 2, clock, transport });
  assert(wrong > 0);
  assertEquals([report.cases, report.search?.games, report.search?.unsteady], [[], 8, undefined]);
});
