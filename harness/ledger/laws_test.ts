import { assert, assertEquals, assertMatch, assertThrows } from "@std/assert";
import { builtin, matchContext, played, told } from "../arena/games/test_kit.ts";
import { ContestFolder, keptOf } from "../arena/contest_folder.ts";
import { CONTEST, layContest } from "../arena/contest_kit.ts";
import { readRounds, writeRounds } from "../arena/contest_ledger.ts";
import { mergeContests } from "../arena/merge_contests.ts";
import {
  type ContestRound,
  crossTable,
  type JobEvent,
  MatchFold,
  type MatchReport,
  pairingsOf,
  type Report,
  reportOf,
  type RunEvent,
  textOf,
} from "../core/mod.ts";
import { GREET, instead, line, mgtpEngine, reported, scenarioOf } from "../runner/test_kit.ts";
import fc from "../testing/fast_check.ts";
import { runs } from "../testing/quick.ts";
import { eventsOf, sampleReport } from "../testing/sample_report.ts";
import { tempFolder } from "../testing/temp_folder.ts";
import { decodeEvents, encodeEvent } from "./event_codec.ts";
import { sealAll } from "./seal_kit.ts";
import { ledgerText, readLedger } from "./sealed_events.ts";
import { settledCases } from "./settled.ts";

const CONTEXT = matchContext([builtin("random"), builtin("greedy")], {
  games: 5,
  settings: { noEatFlip: 6 },
});
const { games: GAMES } = await played(CONTEXT);
const { rules: _, ...MATCH } = CONTEXT.match;
const finished = (game: typeof GAMES[number]): JobEvent => ({ kind: "game-finished", game });
const EVENTS: readonly JobEvent[] = [
  { kind: "match-started", match: MATCH },
  ...GAMES.map(finished),
  { kind: "match-finished" },
];
const BYTES = new TextEncoder().encode(ledgerText(EVENTS).text);
const CUT = fc.integer({ min: 0, max: BYTES.length });

function matchOf(events: readonly JobEvent[]): MatchReport | undefined {
  const fold = new MatchFold([]);
  for (const event of events) fold.add(event);
  return fold.report();
}

function eventsUpTo(bytes: number): readonly JobEvent[] {
  const { events, damaged } = readLedger(new TextDecoder().decode(BYTES.slice(0, bytes)));
  assertEquals(damaged, [], `${bytes} bytes`);
  return events.map((event) => {
    const { format: _, ...rest } = event as JobEvent & { format?: number };
    return rest as JobEvent;
  });
}

Deno.test("ledger law: any prefix of a match is a match that was interrupted", () => {
  fc.assert(fc.property(CUT, (at) => {
    const events = eventsUpTo(at);
    assertEquals(events, EVENTS.slice(0, events.length));
    const games = matchOf(events)?.games ?? [];
    assertEquals(games, GAMES.slice(0, games.length));
  }));
});

/** A check of every kind of case, as its file of events has it. */
const RUN: readonly RunEvent[] = eventsOf(sampleReport());
const RUN_BYTES = new TextEncoder().encode(sealAll(RUN.map(encodeEvent)).join(""));

Deno.test("ledger law: any prefix of a check is a check that was interrupted", () => {
  fc.assert(fc.property(fc.integer({ min: 0, max: RUN_BYTES.length }), (at) => {
    const { events, problems } = decodeEvents(textOf(RUN_BYTES.slice(0, at)));
    const torn = RUN_BYTES.slice(0, at).lastIndexOf(0x0a) + 1 < at && events.length < RUN.length;
    assert(problems.length <= Number(torn), `${at} bytes: ${JSON.stringify(problems)}`);
    assertEquals(events.map(withoutFormat), RUN.slice(0, events.length).map(withoutFormat));
    assertEquals(reportOf(events)?.finished ?? false, events.length === RUN.length);
  }));
});

Deno.test("ledger law: a spoilt byte of a check is an error with its line, never another event", () => {
  const places = fc.integer({ min: 0, max: RUN_BYTES.length - 1 });
  fc.assert(
    fc.property(places, fc.integer({ min: 1, max: 255 }), (at, bits) => {
      const spoilt = RUN_BYTES.with(at, (RUN_BYTES[at] ?? 0) ^ bits);
      const { events, problems } = decodeEvents(textOf(spoilt));
      const line = RUN_BYTES.slice(0, at).filter((byte) => byte === 0x0a).length + 1;
      assertEquals(problems[0]?.line, line, `byte ${at} ^ ${bits}`);
      const known = new Set(RUN.map((event) => JSON.stringify(event)));
      assertEquals(events.filter((event) => !known.has(withoutFormat(event))), []);
    }),
    { numRuns: runs(300), examples: [[RUN_BYTES.length - 1, 1], [0, 1]] },
  );
});

Deno.test("ledger law: a spoilt byte of a match is an error with its line, never another game", () => {
  const places = fc.integer({ min: 0, max: BYTES.length - 1 });
  fc.assert(
    fc.property(places, fc.integer({ min: 1, max: 255 }), (at, bits) => {
      const spoilt = BYTES.with(at, (BYTES[at] ?? 0) ^ bits);
      const { events, damaged } = readLedger(new TextDecoder().decode(spoilt));
      const line = BYTES.slice(0, at).filter((byte) => byte === 0x0a).length + 1;
      assertEquals(damaged[0], line, `byte ${at} ^ ${bits}`);
      const known = new Set(EVENTS.map((event) => JSON.stringify(event)));
      assertEquals(events.filter((event) => !known.has(withoutFormat(event))), []);
    }),
    { numRuns: runs(300), examples: [[BYTES.length - 1, 1], [0, 1]] },
  );
});

/** An event as JSON, without the format that the first of a file names. */
function withoutFormat(event: JobEvent): string {
  const { format: _, ...rest } = event as JobEvent & { format?: number };
  return JSON.stringify(rest);
}

Deno.test("ledger law: a match that goes on from any prefix equals one that never stopped", async () => {
  const law = fc.asyncProperty(CUT, async (at) => {
    const before = eventsUpTo(at);
    const done = matchOf(before)?.games ?? [];
    const { games } = await played(CONTEXT, { done });
    assertEquals(games.length, GAMES.length - done.length);
    const whole = matchOf([EVENTS[0]!, ...before, ...games.map(finished)]);
    assertEquals(whole?.games.map(told), GAMES.map(told));
  });
  await fc.assert(law, { numRuns: 12, examples: [[0], [BYTES.length]] });
});

Deno.test("ledger law: a run that goes on from any event comes to the verdicts of one that never stopped", async () => {
  const scenarios = [
    scenarioOf([GREET], { id: "first", preflight: true }),
    ...["a", "b", "c"].map((id) => scenarioOf([GREET], { id })),
  ];
  for (const engine of [mgtpEngine(), instead("name", [line("?1")])]) {
    const { events } = await reported(engine, scenarios);
    const whole = verdictsOf(reportOf(events));
    for (let at = 1; at <= events.length; at++) {
      const before: readonly RunEvent[] = events.slice(0, at);
      const settled = settledCases(before, scenarios);
      const { events: after } = await reported(engine, scenarios, { settled });
      assertEquals(verdictsOf(reportOf([...before, ...after])), whole, `after ${at} events`);
    }
  }
});

function verdictsOf(report: Report | undefined): Readonly<Record<string, string>> {
  assert(report?.finished);
  const all = report.cases.map(({ key, verdict, violations }) => [
    key,
    `${verdict.kind} ${violations.map(({ rule }) => rule).join()}`,
  ]);
  return Object.fromEntries(all.toSorted());
}

Deno.test("ledger law: parts put together equal one run, however many there are", async () => {
  await using temp = await tempFolder();
  const whole = (await layContest(`${temp.path}/whole`, pairingsOf(3))).report();
  assert(whole);
  for (const count of [1, 2, 3]) {
    const shards = Array.from({ length: count }, (_, at) => ({ index: at + 1, of: count }));
    for (const shard of shards) {
      const path = `${temp.path}/${count}-${shard.index}`;
      await layContest(path, pairingsOf(3, shard), { shard });
    }
    const paths = shards.map(({ index }) => `${temp.path}/${count}-${index}`).toReversed();
    const merged = mergeContests(paths, `${temp.path}/all-${count}`);
    assertEquals(merged, whole);
    assertEquals(crossTable(merged), crossTable(whole));
    assertEquals(new ContestFolder(`${temp.path}/all-${count}`).report(), whole);
  }
});

Deno.test("ledger law: a spoilt byte of a contest is an error with file and line, never other rounds", async () => {
  await using temp = await tempFolder();
  const rounds: readonly ContestRound[] = [1, 2].map((number) => (
    { number, pairings: [{ one: 0, other: number }], byes: [], out: [] }
  ));
  writeRounds(temp.path, keptOf(CONTEST), rounds);
  const file = `${temp.path}/events.jsonl`;
  const bytes = Deno.readFileSync(file);
  const place = fc.integer({ min: 0, max: bytes.length - 1 });
  fc.assert(
    fc.property(place, fc.integer({ min: 1, max: 255 }), (at, bits) => {
      Deno.writeFileSync(file, bytes.with(at, (bytes[at] ?? 0) ^ bits));
      const { message } = assertThrows(() => readRounds(temp.path), Error);
      assertMatch(message, /events\.jsonl:\d+: this line is damaged/, `byte ${at} ^ ${bits}`);
    }),
    { numRuns: runs(200), examples: [[bytes.length - 1, 1], [0, 1]] },
  );
});
