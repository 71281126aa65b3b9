import { assert, assertEquals, assertNotEquals, assertStringIncludes } from "@std/assert";
import conforming from "../../fixtures/engines/mgtp/conforming.ts";
import { mgtpEngine } from "../../fixtures/engines/mgtp/engine.ts";
import { MGTP_PLANTED } from "../../fixtures/engines/mgtp/planted.ts";
import wrongUndo from "../../fixtures/engines/shogi-console/breaks_undo_board.ts";
import { situationsIn } from "../games/dark-chess/mod.ts";
import { randomFrom } from "../games/random.ts";
import { bundledScenarios } from "../surroundings/load_scenarios.ts";
import { pairingOf } from "../referee/mod.ts";
import { loopback, type Transport } from "../transports/mod.ts";
import { fakeClock } from "../testing/fake_clock.ts";
import type { Corpus } from "./corpus.ts";
import { pliesIn, recheck, searched } from "./test_kit.ts";

const MGTP = pairingOf("mgtp") ?? (() => {
  throw new Error("MGTP is gone");
})();

/** Faults that show within one batch of games with the usual seed. */
const QUICK = MGTP_PLANTED.filter(({ name }) => /two screens|a pawn takes a guard/.test(name));

for (const { name, rule, engine } of QUICK) {
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

Deno.test("an engine that fails by chance is told with its rate, within the bounds", async () => {
  const random = randomFrom(5);
  const engine = mgtpEngine({ choose: () => random() < 0.03 ? "zz zz" : undefined });
  const bounds = { tries: 20, ms: Infinity };
  const { report: { cases: [first] }, found } = await searched(engine, { bounds });
  assertEquals(found.map(({ id }) => id), ["fuzz/mgtp/genmove-format"]);
  const [, times, runs] = /failed in (\d+) of (\d+) runs/.exec(found[0]?.source ?? "") ?? [];
  assert(Number(times) < Number(runs), found[0]?.source);
  assertStringIncludes(JSON.stringify(first?.violations[0]?.actual), `in ${times} of ${runs} runs`);
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

Deno.test("what persons do at a console is made small: two acts show a wrong undo", async () => {
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
