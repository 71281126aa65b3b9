import { assert, assertEquals } from "@std/assert";
import { bundledScenarios } from "../surroundings/load_scenarios.ts";
import { certainlyBroken, type Clock, type Reason, type Report, ruleStates } from "../core/mod.ts";
import { fakeClock } from "../testing/fake_clock.ts";
import { type AnyFixtureEngine, type Deed, loopback, type Transport } from "../transports/mod.ts";
import { before, instead, MGTP, mgtpEngine, reported, think } from "./test_kit.ts";

/** Does something instead of answering its nth genmove, and all after it. */
function atGenmove(nth: number, deeds: readonly Deed[]): AnyFixtureEngine {
  return mgtpEngine({
    deeds: (usual, { name }, { plies }) =>
      name === "genmove" && plies >= 2 * (nth - 1) ? deeds : usual,
  });
}

/** So much of 90 s that what a busy machine works meanwhile fits in. */
const MOST_MS = 76_000;

const SPIN: readonly Deed[] = [{ kind: "spin" }];

async function checked(engine: AnyFixtureEngine): Promise<Report & { readonly tookMs: number }> {
  const loaded = await bundledScenarios(MGTP);
  assert(loaded.ok);
  const clock = fakeClock();
  const report = await reported(engine, loaded.value, { jobs: 2, clock });
  return { ...report, tookMs: clock.now() };
}

/** The rules that are broken for certain, and weigh as a MUST. */
function broken(report: Report): readonly string[] {
  return certainlyBroken(report).filter(({ level }) => level === "MUST").map(({ rule }) => rule.id);
}

function reasons({ cases }: Report): readonly Reason[] {
  return cases.flatMap(({ verdict }) => "because" in verdict ? [verdict.because] : []);
}

Deno.test.each<[string, AnyFixtureEngine, string]>([
  ["hangs at its third genmove", atGenmove(3, []), "it waits for more input"],
  ["spins at its third genmove", atGenmove(3, SPIN), "it uses the processor"],
  ["hangs at its fourth genmove", atGenmove(4, []), "it waits for more input"],
  ["hangs at its sixth genmove", atGenmove(6, []), "it waits for more input"],
  ["spins at its sixth genmove", atGenmove(6, SPIN), "it uses the processor"],
  ["sleeps at its sixth genmove", atGenmove(6, [think(1e9)]), "it sleeps"],
  ["hangs at its eighth genmove", atGenmove(8, []), "it waits for more input"],
  ["sleeps at its eighth genmove", atGenmove(8, [think(1e9)]), "it sleeps"],
])(
  "an engine that %s is failed within 90 s, with the right words, and for nothing else",
  async (_name, engine, words) => {
    const report = await checked(engine);
    assertEquals(certainlyBroken(report).map(({ rule }) => rule.id), ["mgtp/genmove-in-time"]);
    assert(report.tookMs < MOST_MS, `${report.tookMs} ms`);
    const [first] = certainlyBroken(report).flatMap(({ breaches }) => breaches);
    assert(JSON.stringify(first?.violation.actual).includes(words));
    const kinds = new Set(reasons(report).map(({ kind }) => kind));
    assertEquals([...kinds], ["barred"]);
  },
);

/** The same on a machine so busy that the engine runs for a share of the time. */
function starved(engine: AnyFixtureEngine, clock: Clock, share = 0.05): Transport {
  return async (options) => {
    const opened = await loopback(engine)(options);
    if (!opened.ok) return opened;
    const since = (sinceMs: number): number => clock.now() - sinceMs;
    opened.value.hinderedMs = (sinceMs) => (1 - share) * since(sinceMs);
    opened.value.ranMs = (sinceMs) => share * since(sinceMs);
    return opened;
  };
}

Deno.test("an engine that spins at its sixth genmove fails by its own processor time under any load, with --full", async () => {
  const loaded = await bundledScenarios(MGTP);
  assert(loaded.ok);
  const clock = fakeClock();
  const engine = starved(atGenmove(6, SPIN), clock);
  const report = await reported(engine, loaded.value, { jobs: 2, clock, budgetMs: Infinity });
  assertEquals(broken(report), ["mgtp/genmove-in-time"]);
});

Deno.test.each([[0.5, 3], [0.5, 6], [0.33, 3], [0.33, 6]])(
  "an engine that has the processor for %s of the time and spins from its genmove %s on fails once it has run for its clock",
  async (share, nth) => {
    const loaded = await bundledScenarios(MGTP);
    assert(loaded.ok);
    const clock = fakeClock();
    const engine = starved(atGenmove(nth, SPIN), clock, share);
    const report = await reported(engine, loaded.value, { jobs: 2, clock });
    assertEquals(broken(report), ["mgtp/genmove-in-time"]);
    const beyondMs = clock.now() - CLOCK_MS / share;
    assert(beyondMs < MOST_MS - CLOCK_MS, `${beyondMs} ms`);
  },
);

/** The time that the real client gives to one ply. */
const CLOCK_MS = 60_000;

/** The same, which has the processor for a share of the time and sleeps in between. */
function dozing(engine: AnyFixtureEngine, clock: Clock, share: number): Transport {
  return async (options) => {
    const opened = await loopback(engine)(options);
    if (!opened.ok) return opened;
    opened.value.cpuMs = () => share * clock.now();
    opened.value.ranMs = (sinceMs) => share * (clock.now() - sinceMs);
    return opened;
  };
}

Deno.test.each([[0.05, 3], [0.05, 6], [0.01, 3], [0.01, 6]])(
  "an engine that wakes now and then, for %s of the time, from its genmove %s on is failed within 90 s",
  async (share, nth) => {
    const loaded = await bundledScenarios(MGTP);
    assert(loaded.ok);
    const clock = fakeClock();
    const engine = dozing(atGenmove(nth, [think(1e9)]), clock, share);
    const report = await reported(engine, loaded.value, { jobs: 2, clock });
    assertEquals(broken(report), ["mgtp/genmove-in-time"]);
    assert(clock.now() < MOST_MS, `${clock.now()} ms`);
    assertEquals([...new Set(reasons(report).map(({ kind }) => kind))], ["barred"]);
  },
);

Deno.test.each<[string, AnyFixtureEngine, string]>([
  ["hangs at ready", instead("ready", []), "mgtp/answers"],
  ["spins at ready", instead("ready", SPIN), "mgtp/answers"],
])("an engine that %s is failed within 90 s", async (_name, engine, rule) => {
  const report = await checked(engine);
  assertEquals(broken(report), [rule]);
  assert(report.tookMs < 90_000, `${report.tookMs} ms`);
});

Deno.test.each<[string, AnyFixtureEngine, string]>([
  ["hangs at quit", instead("quit", [think(1e9)]), "mgtp/answers"],
  ["answers nothing to quit", instead("quit", []), "mgtp/answers"],
  ["stays after quit", instead("quit", [{ kind: "say", text: "=5\n\n" }]), "mgtp/quit-exits"],
])(
  "an engine that %s is found in one case alone, within 90 s in all",
  async (_name, engine, rule) => {
    const report = await checked(engine);
    const found = report.cases.flatMap(({ scenario, violations }) =>
      violations.map((one) => [scenario, one.rule])
    );
    assertEquals(found, [["mgtp/commands/quit", rule]]);
    assertEquals([...new Set(reasons(report).map(({ kind }) => kind))], ["barred"]);
    assert(report.tookMs < MOST_MS, `${report.tookMs} ms`);
  },
);

Deno.test("an engine that thinks for 30 s a move breaks time-left-obeyed within 3 minutes", async () => {
  const clock = fakeClock();
  const loaded = await bundledScenarios(MGTP);
  assert(loaded.ok);
  const engine = before("genmove", [think(30)]);
  const report = await reported(engine, loaded.value, { jobs: 2, clock });
  const rules = certainlyBroken(report).map(({ rule }) => rule.id);
  assert(rules.includes("mgtp/time-left-obeyed"));
  const order = report.cases.map(({ scenario }) => scenario);
  const until = order.indexOf("mgtp/time/time_left_obeyed");
  const spentMs = report.cases.slice(0, until + 1).reduce((sum, one) => sum + one.durationMs, 0);
  assert(until >= 0 && spentMs < 180_000, `${spentMs} ms`);
});

Deno.test("a ply that is owed when the time is up leaves its rule open, though it was kept before", async () => {
  const loaded = await bundledScenarios(MGTP);
  assert(loaded.ok);
  const report = await reported(atGenmove(6, SPIN), loaded.value, { jobs: 2, budgetMs: 15_000 });
  assertEquals(ruleStates(report).get("mgtp/genmove-in-time"), "owed");
  assert(report.cases.some(({ verdict }) => verdict.kind === "errored"));
});

/** Answers its first plies at once, and each ply after so many after a while. */
function slowAfter(plies: number, seconds: number): AnyFixtureEngine {
  return mgtpEngine({
    deeds: (usual, { name }, state) =>
      name === "genmove" && state.plies >= plies ? [think(seconds), ...usual] : usual,
  });
}

Deno.test.each([[8, 8], [20, 10], [20, 20]])(
  "an engine that is slow only after %s plies, %s s a ply, is taken for no hanging one, and breaks time-left-obeyed alone",
  async (plies, seconds) => {
    const report = await checked(slowAfter(plies, seconds));
    assertEquals(certainlyBroken(report).map(({ rule }) => rule.id), ["mgtp/time-left-obeyed"]);
    assertEquals([...new Set(reasons(report).map(({ kind }) => kind))], ["budget"]);
    assertEquals(report.cases.filter(({ verdict }) => verdict.kind === "errored"), []);
  },
);
