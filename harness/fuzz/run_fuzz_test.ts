import { assert, assertEquals, assertNotEquals, assertStringIncludes } from "@std/assert";
import conforming from "../../fixtures/engines/mgtp/conforming.ts";
import { mgtpEngine } from "../../fixtures/engines/mgtp/engine.ts";
import { MGTP_PLANTED } from "../../fixtures/engines/mgtp/planted.ts";
import wrongUndo from "../../fixtures/engines/shogi-console/breaks_undo_board.ts";
import { situationsIn } from "../games/dark-chess/mod.ts";
import { randomFrom } from "../games/random.ts";
import { bundledScenarios } from "../surroundings/load_scenarios.ts";
import { pairingOf } from "../referee/all/mod.ts";
import { loopback, type Transport } from "../transports/mod.ts";
import { fakeClock } from "../testing/fake_clock.ts";
import type { Corpus } from "./corpus.ts";
import { pliesIn, recheck, searched } from "./test_kit.ts";
import { sampled } from "../testing/quick.ts";

const MGTP = pairingOf("mgtp") ?? (() => {
  throw new Error("MGTP is gone");
})();

/** Faults that show within one batch of games with the usual seed. */
const QUICK = MGTP_PLANTED.filter(({ name }) => /two screens|a pawn takes a guard/.test(name));

for (const { name, rule, engine } of sampled(QUICK)) {
  Deno.test(`the search finds and shrinks: ${name}`, async () => {
    const { report, found: [first, ...more] } = await searched(engine, { games: 48 });
    assert(first);
    assertEquals([first.id, more], [`fuzz/${rule}`, []]);
    assert(pliesIn(first.source) <= 12, first.source);
    assertEquals(await recheck(first.source, engine), [rule]);
    assertEquals(await recheck(first.source, conforming.engine), []);
    assertEquals(report.cases.map(({ verdict }) => verdict.kind), ["failed"]);
    assert(report.search?.situations.some(({ wrong }) => wrong > 0));
  });
}

Deno.test("a fault that the rules of the game do not explain keeps the client's own words", async () => {
  const engine = mgtpEngine({
    deeds: (usual, { name }, { position }) =>
      name === "genmove" && situationsIn(position).includes("king-beside-king")
        ? [{ kind: "exit", code: 139 }]
        : usual,
  });
  const { found: [first] } = await searched(engine);
  assert(first);
  assertStringIncludes(first.source, "stimulus: client\n");
  assert(pliesIn(first.source) <= 12, first.source);
  assertEquals(await recheck(first.source, engine), ["mgtp/stays-alive"]);
});

Deno.test("the conforming engine is not accused under any stimulus", async () => {
  for (const stimulus of ["client", "manual", "stress"] as const) {
    const { report } = await searched(conforming.engine, { stimulus, games: 8 });
    assertEquals(report.cases, []);
    assertEquals(report.search?.games, 8);
  }
});

Deno.test("the search tells how far it is before the first game and after every one", async () => {
  const told = new Set<number>();
  const onProgress = ({ games }: { readonly games: number }): void => void told.add(games);
  await searched(conforming.engine, { games: 3, onProgress });
  assertEquals([...told], [0, 1, 2, 3]);
});

Deno.test("the same seed gives the same search, however many games run at a time", async () => {
  const [one, two, other] = await Promise.all([
    searched(conforming.engine, { jobs: 1, games: 4 }),
    searched(conforming.engine, { jobs: 4, games: 4 }),
    searched(conforming.engine, { seed: 2, games: 4 }),
  ]);
  assertEquals(one.report.search, two.report.search);
  assertNotEquals(one.report.search, other.report.search);
});

Deno.test("a second search goes on after the first, and tells no fault twice", async () => {
  const [fault] = QUICK;
  assert(fault);
  let corpus: Corpus | undefined;
  const onCorpus = (now: Corpus): void => void (corpus = now);
  await searched(fault.engine, { onCorpus });
  assertEquals([corpus?.next, corpus?.faults.length], [17, 1]);
  const { found } = await searched(fault.engine, {
    corpus,
    taken: new Set([`fuzz/${fault.rule}`]),
  });
  assertEquals(found, []);
});

Deno.test("an engine that fails by chance is reported with its rate, within the bounds", async () => {
  const random = randomFrom(5);
  const engine = mgtpEngine({ choose: () => random() < 0.03 ? "zz zz" : undefined });
  const bounds = { tries: 20, ms: Infinity };
  const { report: { cases: [first] }, found } = await searched(engine, { bounds });
  assertEquals(found.map(({ id }) => id), ["fuzz/mgtp/genmove-format"]);
  const [, times, runs] = /failed in (\d+) of (\d+) runs/.exec(found[0]?.source ?? "") ?? [];
  assert(Number(times) < Number(runs), found[0]?.source);
  assertStringIncludes(JSON.stringify(first?.violations[0]?.actual), `in ${times} of ${runs} runs`);
});

/** A search in an engine that errs only in some of its processes, by their numbers from one. */
async function erringIn(numbers: ReadonlySet<number>) {
  let started = 0;
  const engine = mgtpEngine({ choose: () => numbers.has(started) ? "zz zz" : undefined });
  const transport: Transport = (options) => {
    started++;
    return loopback(engine)(options);
  };
  return await searched(engine, {
    transport,
    games: 1,
    jobs: 1,
    bounds: { tries: 0, ms: Infinity },
  });
}

Deno.test("a fault that was confirmed is reported, though it does not show any more", async () => {
  // The game, and one of ten runs that confirm it.
  const { report, found } = await erringIn(new Set([1, 3]));
  assertEquals(report.cases.map(({ verdict }) => verdict.kind), ["failed"]);
  assertEquals(found.map(({ id }) => id), ["fuzz/mgtp/genmove-format"]);
  assertStringIncludes(found[0]?.source ?? "", "failed in 1 of 10 runs");
});

Deno.test("what fails now and then is not called steady after three failures in a row", async () => {
  // After the game there are ten runs, three with a process before each, and ten of what is written.
  const { found } = await erringIn(new Set([1, 3, 18, 19, 20]));
  assertStringIncludes(found[0]?.source ?? "", "failed in 3 of 10 runs");
});

Deno.test("a fault that does not show again is reported, with how often it was tried", async () => {
  const { report, found } = await erringIn(new Set([1]));
  assertEquals([found, report.search?.unsteady], [[], [{ rule: "mgtp/genmove-format", runs: 10 }]]);
});

Deno.test("the bound on tries counts every run of an engine that fails by chance", async () => {
  const random = randomFrom(5);
  const engine = mgtpEngine({ choose: () => random() < 0.03 ? "zz zz" : undefined });
  let started = 0;
  const transport: Transport = (options) => {
    started++;
    return loopback(engine)(options);
  };
  await searched(engine, { transport, bounds: { tries: 20, ms: Infinity } });
  // 16 games, ten runs, three with a process before each, 20 tries, and ten of what is written.
  assert(started <= 16 + 10 + 6 + 20 + 10, `${started} starts`);
});

Deno.test("an engine that hangs is waited for twice, and found with a small scenario", async () => {
  const engine = mgtpEngine({
    deeds: (usual, { name }, { position }) =>
      name === "genmove" && situationsIn(position).includes("king-beside-king") ? [] : usual,
  });
  const clock = fakeClock();
  const { found: [first, ...more] } = await searched(engine, { clock });
  assert(first);
  assertEquals([first.id, more], ["fuzz/mgtp/genmove-in-time", []]);
  assert(pliesIn(first.source) <= 12, first.source);
  // Two waits of a minute, and little for each of the others.
  assert(clock.now() < 240_000, `${clock.now()} ms`);
});

Deno.test("a search at a console shrinks to two acts that show a wrong undo", async () => {
  const { found } = await searched(wrongUndo.engine, { protocol: "shogi-console", games: 8 });
  assertEquals(found.map(({ id }) => id), ["fuzz/shogi-console/undo-board"]);
  const [, acts = ""] = /- do:\n((?: {6}- .*\n)+)/.exec(found[0]?.source ?? "") ?? [];
  assertEquals(acts.trim().split("\n").length, 2);
  assertStringIncludes(acts, "undo");
});

Deno.test("one process plays many games where a reset was proven to work, and finds the same", async () => {
  const loaded = await bundledScenarios(MGTP);
  assert(loaded.ok);
  const proof = loaded.value.find(({ id }) => id === MGTP.protocol.reset);
  assert(proof);
  const [fault] = QUICK;
  assert(fault);
  for (const [engine, most] of [[conforming.engine, 6], [fault.engine, Infinity]] as const) {
    let starts = 0;
    const transport: Transport = (options) => {
      starts++;
      return loopback(engine)(options);
    };
    const { found, report } = await searched(engine, { transport, proof });
    assertEquals(report.search?.games, 16);
    assert(starts <= most, `${starts} starts`);
    const expected = engine === fault.engine ? [`fuzz/${fault.rule}`] : [];
    assertEquals(found.map(({ id }) => id), expected);
  }
});
