/**
 * Whether a search accuses engines that break no rule: searches all conforming, family and innocent
 * engines in turn, in this process, for a time.
 *
 *   deno run -A bench/fuzz_innocent.ts 60 [protocol …]     # minutes in all
 *
 * With --v8-flags=--expose-gc the heap is what is left after a collection: that must not grow. The
 * resident set grows to what V8 keeps for its young generation, and stays there.
 *
 * @module
 */

import { fixturesOf, type NamedFixture } from "../fixtures/engines/matrix.ts";
import { reportOf, type RunEvent, weigh } from "../harness/core/mod.ts";
import { MODELS, runFuzz } from "../harness/fuzz/mod.ts";
import type { AnyPairing } from "../harness/referee/mod.ts";
import { pairingOf } from "../harness/referee/all/mod.ts";
import { RUN_DEFAULTS } from "../harness/runner/mod.ts";
import { fakeClock } from "../harness/testing/fake_clock.ts";
import { connectedLoopback, loopback } from "../harness/transports/mod.ts";

const { gc: collect } = globalThis as { readonly gc?: () => void };

/** What searches of one engine came to. */
interface Row {
  readonly games: number;
  readonly plies: number;
  /** Rules that were found broken, with their weight in the scenario that shows it. */
  readonly found: readonly string[];
  /** How many of them the engine does not break. */
  readonly wrong: number;
}

/** Searches one engine until `untilMs`, with a seed of its own. */
async function search(
  { name, engine, breaks }: NamedFixture,
  { pairing, seed, untilMs }: {
    readonly pairing: AnyPairing;
    readonly seed: number;
    readonly untilMs: number;
  },
): Promise<Row> {
  const model = MODELS[pairing.protocol.id];
  if (!model) throw new Error(`Cannot fuzz ${pairing.protocol.id}`);
  const reach = pairing.protocol.transport === "tcp" ? connectedLoopback : loopback;
  const events: RunEvent[] = [];
  const run = runFuzz({
    ...RUN_DEFAULTS,
    pairing,
    model,
    seed,
    engine: { name, command: [] },
    transport: reach(engine),
    scenarios: [],
    clock: fakeClock(),
    stimulus: "client",
    timeMs: Infinity,
    games: Infinity,
    suite: "fuzz",
    taken: new Set(),
  });
  for await (const event of run) {
    // Games without a finding leave nothing but their sum.
    if (event.kind === "searched") {
      const at = events.findIndex(({ kind }) => kind === "searched");
      if (at >= 0) events.splice(at, 1);
    }
    events.push(event);
    if (event.kind === "searched" && performance.now() >= untilMs) break;
  }
  const report = reportOf(events);
  const found = (report?.cases ?? []).flatMap(({ violations, ...facts }) =>
    violations.map(({ rule: id }) => {
      const rule = pairing.protocol.rules.find((one) => one.id === id);
      return `${id} ${rule ? weigh(rule, facts, false) : "?"}`;
    })
  );
  const { games = 0, plies = 0 } = report?.search ?? {};
  const wrong = found.filter((text) => !breaks.includes(text.split(" ")[0] ?? "")).length;
  return { games, plies, found, wrong };
}

if (import.meta.main) {
  const [minutes = "60", ...only] = Deno.args;
  const protocols = Object.keys(MODELS).filter((id) => only.length === 0 || only.includes(id));
  const all: { readonly pairing: AnyPairing; readonly fixture: NamedFixture }[] = [];
  for (const id of protocols) {
    const pairing = pairingOf(id);
    if (!pairing) continue;
    for (const fixture of await fixturesOf(pairing)) {
      if (/^(conforming|family_|innocent_)/.test(fixture.name)) all.push({ pairing, fixture });
    }
  }
  console.log("| protocol | engine | games | plies | found | wrongly | heap MiB | rss MiB |");
  console.log("| --- | --- | --- | --- | --- | --- | --- | --- |");
  const startedMs = performance.now();
  const endMs = startedMs + Number(minutes) * 60_000;
  // Twice over all engines, so that the memory of the second round can be compared with the first.
  const turns = [...all, ...all];
  for (const [at, { pairing, fixture }] of turns.entries()) {
    const nowMs = performance.now();
    const untilMs = nowMs + (endMs - nowMs) / (turns.length - at);
    const seed = at < all.length ? 1 : 2;
    const { games, plies, found, wrong } = await search(fixture, { pairing, seed, untilMs });
    collect?.();
    const { heapUsed, rss } = Deno.memoryUsage();
    const memory = [heapUsed, rss].map((bytes) => (bytes / 1024 / 1024).toFixed(0));
    const cells = [pairing.protocol.id, fixture.name, games, plies, found.join(", "), wrong];
    console.log(`| ${[...cells, ...memory].join(" | ")} |`);
  }
  console.log(`\n${((performance.now() - startedMs) / 60_000).toFixed(1)} minutes`);
}
