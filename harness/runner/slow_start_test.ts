import { assert, assertEquals } from "@std/assert";
import { fixture as readFile, type Sins } from "../../fixtures/engines/readfile/engine.ts";
import { fixture as tzaar } from "../../fixtures/engines/tzaar/engine.ts";
import {
  fixturesOf,
  foundIn,
  type NamedFixture,
  runFixture,
  scenariosOf,
} from "../../fixtures/engines/matrix.ts";
import type { Report } from "../core/mod.ts";
import type { AnyPairing } from "../referee/mod.ts";
import { pairingOf } from "../referee/all/mod.ts";
import { fakeClock } from "../testing/fake_clock.ts";
import type { AnyFixtureEngine } from "../transports/mod.ts";
import { startsIdly } from "./conversation/mod.ts";
import { sampled } from "../testing/quick.ts";

const START_MS = 4_000;
const MOST_MS = 120_000;

function of(protocol: string): AnyPairing {
  const pairing = pairingOf(protocol);
  assert(pairing);
  return pairing;
}

/** The conforming engine of a protocol, which loads its tables before it says anything. */
async function slow(pairing: AnyPairing): Promise<NamedFixture> {
  const think = { kind: "think", ms: START_MS } as const;
  const deeds = <Deed>(usual: readonly Deed[]) => [think, ...usual] as const;
  if (pairing.protocol.id === "readfile") return { ...readFile([], { deeds }), name: "slow" };
  if (pairing.protocol.id === "tzaar") return { ...tzaar([], { deeds }), name: "slow" };
  const fixture = (await fixturesOf(pairing)).find(({ name }) => name === "conforming");
  assert(fixture);
  const { engine } = fixture;
  const begin: AnyFixtureEngine["begin"] = (start) => {
    const begun = engine.begin(start);
    return { ...begun, deeds: [think, ...begun.deeds ?? []] };
  };
  return { ...fixture, engine: { ...engine, begin } };
}

async function checked(
  fixture: NamedFixture,
  pairing: AnyPairing,
  more: Partial<Parameters<typeof runFixture>[1]> = {},
): Promise<Report & { readonly tookMs: number }> {
  const clock = fakeClock();
  const scenarios = await scenariosOf(pairing);
  const options = { pairing, scenarios, clock, jobs: 2, strict: false, ...more };
  return { ...await runFixture(fixture, options), tookMs: clock.now() };
}

// Two at once, as where the start uses the processor.
Deno.test.each(sampled([["usi"], ["readfile"], ["tzaar"], ["shogi-console"]]))(
  "%s: an engine that takes 4 s to start is checked whole within 2 minutes by two at once",
  async (id) => {
    const pairing = of(id);
    const report = await checked(await slow(pairing), pairing, { idleJobs: 2 });
    assertEquals(report.cases.filter(({ verdict }) => verdict.kind !== "passed"), []);
    assert(report.tookMs < MOST_MS, `${report.tookMs} ms`);
  },
);

/** An engine that counts how often it is started. */
function counting(
  startMs: number,
  sins: Sins = {},
): NamedFixture & { readonly starts: () => number } {
  let starts = 0;
  const counted = readFile([], {
    ...sins,
    deeds: (usual, task) => {
      starts++;
      const deeds = sins.deeds?.(usual, task) ?? usual;
      return [{ kind: "think", ms: startMs }, ...deeds];
    },
  });
  return { ...counted, name: "counting", starts: () => starts };
}

Deno.test("a slow program is asked less often, and for every ply without a budget", async () => {
  const pairing = of("readfile");
  const [quick, patient, full] = [counting(0), counting(START_MS), counting(START_MS)];
  await checked(quick, pairing);
  await checked(patient, pairing);
  await checked(full, pairing, { budgetMs: Infinity });
  const [all, few, most] = [quick, patient, full].map(({ starts }) => starts());
  assert(few! < all! / 2 && most! > few! + 30, `${few} of ${all}, ${most} without a budget`);
});

Deno.test("what a slow program breaks is found in calls of the case's own, and the same as of a quick one", async () => {
  const pairing = of("readfile");
  const sins: Sins = {
    // It cannot read what clients on Windows write.
    read: (text) => text.includes("\r\n") ? "" : text,
  };
  const [quick, slowly] = [
    await checked(counting(0, sins), pairing),
    await checked(counting(START_MS, sins), pairing),
  ];
  assertEquals([...foundIn(slowly).keys()], ["readfile/reads-crlf"]);
  assertEquals(foundIn(slowly), foundIn(quick));
  const one = slowly.cases.find(({ violations }) => violations.length > 0);
  assert(one && !one.wire.some(({ text }) => text.includes("slow to start")), one?.scenario);
});

Deno.test("an answer from another case, and a ply that the engine was not asked for, are named in the wire log", async () => {
  const pairing = of("readfile");
  const { cases } = await checked(counting(START_MS), pairing);
  const notes = (id: string): readonly string[] =>
    cases.find(({ scenario }) => scenario === id)?.wire
      .flatMap(({ from, text }) => from === "note" ? [text] : []) ?? [];
  assert(notes("readfile/input/endgame").some((text) => /its answer in readfile\//.test(text)));
  const game = notes("readfile/games/long_game_second");
  assert(game.some((text) => text.includes("is not asked here")));
});

Deno.test.each<[string, number | undefined, boolean]>([
  ["a quarter of its time", 1_000, true],
  ["all of its time", 4_000, false],
  ["an unknown part of its time", undefined, false],
])("an engine that uses the processor for %s of 4 s starts idly or not", (_, startCpuMs, idly) => {
  assertEquals(startsIdly({ startMs: START_MS, startCpuMs }), idly);
  assertEquals(startsIdly({ startMs: 100, startCpuMs: 0 }), false);
});
