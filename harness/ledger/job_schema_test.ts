import { assert, assertEquals } from "@std/assert";
import type { GameFacts, JobEvent, KeptMatch } from "../core/mod.ts";
import { sampleGrade, sampleGradebook } from "../testing/sample_gradebook.ts";
import { eventsOf, sampleReport } from "../testing/sample_report.ts";
import { decodeJobEvent, encodeJobEvent, EVENTS_FORMAT } from "./event_codec.ts";
import { isGradebook, isJobEvent } from "./job_schema.ts";

const MATCH: KeptMatch = {
  ...{ version: "0", game: "g", games: 3, seed: 1, swap: false, strict: false, settings: {} },
  players: [{ name: "a", command: [] }, { name: "b", protocol: "mgtp", command: ["./b"] }],
  clock: { mainMs: 1, extraMs: 0, sharedPlies: 0, incrementMs: 0 },
};
const GAME: GameFacts = {
  ...{ number: 1, pair: 1, seed: 1, first: 0, setup: "", plies: [], opening: 0, fouls: [] },
  ...{ attempts: 1, startedAtMs: 0, durationMs: 1, outcome: { kind: "over", reason: "x" } },
};
const { players, ...REST } = MATCH;
const ROUND = { number: 1, pairings: [{ one: 0, other: 1 }], byes: [], out: [] };

/** One of every kind that is kept; those of a run have their own test. */
const EVENTS: readonly JobEvent[] = [
  { kind: "match-started", match: MATCH },
  { kind: "game-finished", game: GAME },
  { kind: "player-unstartable", player: 1, why: "No such file", detail: "" },
  { kind: "player-silent", player: 0, spoke: true },
  { kind: "match-finished" },
  { kind: "contest-started", contest: { ...REST, players, shard: { index: 1, of: 2 } } },
  { kind: "round-started", round: ROUND },
  { kind: "contest-finished" },
  { kind: "class-started", book: sampleGradebook([sampleGrade("ann")]), total: 1 },
  { kind: "submission-started", submission: "ann" },
  { kind: "submission-told", submission: "ann", what: "It has a Makefile", damaged: true },
  { kind: "submission-graded", grade: sampleGrade("ann"), again: true },
  { kind: "class-finished", durationMs: 5 },
];

Deno.test("an event of any job reads back as it was, and the first of a job names the format", () => {
  for (const event of [...EVENTS, ...eventsOf(sampleReport())]) {
    const line = encodeJobEvent(event);
    const read = decodeJobEvent(line, { line: 2, torn: false });
    const { format, ...rest } = JSON.parse(line);
    assertEquals(rest, JSON.parse(JSON.stringify(event)), event.kind);
    assert(read?.event, event.kind);
    const isFirst = /^(run|match|contest|class)-started$/.test(event.kind);
    assertEquals(format, isFirst ? EVENTS_FORMAT : undefined, event.kind);
  }
});

Deno.test("an event with any part missing or of another type is none", () => {
  for (const event of EVENTS) {
    for (const name of Object.keys(event)) {
      assert(!isJobEvent({ ...event, [name]: ["else"] }), `${event.kind} ${name}`);
      if (name === "damaged" || name === "again") continue;
      assert(!isJobEvent({ ...event, [name]: undefined }), `${event.kind} without ${name}`);
    }
  }
});

Deno.test("what was said in a game is kept in a file of its own", () => {
  const wire = [{ index: 0, atMs: 0, from: "engine", text: "=1" }] as const;
  const line = encodeJobEvent({ kind: "game-finished", game: GAME, wire, again: true });
  assertEquals(JSON.parse(line), { kind: "game-finished", game: GAME });
});

Deno.test("a gradebook with a spoilt mark is none", () => {
  const book = sampleGradebook([sampleGrade("ann")]);
  assert(isGradebook(book));
  assert(!isGradebook({ ...book, grades: [{ ...sampleGrade("ann"), points: "100" }] }));
});
