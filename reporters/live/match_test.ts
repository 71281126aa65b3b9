import { assertEquals, assertStringIncludes } from "@std/assert";
import type { GameFacts, JobEvent, KeptMatch } from "../../harness/core/mod.ts";
import { liveConsole } from "./mod.ts";

const GAME: GameFacts = {
  ...{ number: 1, pair: 1, seed: 1, first: 1, setup: "", plies: [], opening: 0 },
  ...{ fouls: [], attempts: 2, startedAtMs: 0, durationMs: 1200 },
  outcome: { kind: "over", reason: "TimeOut", winner: 0, forfeit: "mgtp/genmove-in-time" },
};
const MATCH: KeptMatch = {
  ...{ version: "0", game: "dark-chess", games: 9, seed: 1, swap: false, strict: false },
  players: [{ name: "mine", command: [] }, { name: "the\x1b[31mirs", command: [] }],
  clock: { mainMs: 1, extraMs: 0, sharedPlies: 0, incrementMs: 0 },
  settings: {},
};
const START: JobEvent = { kind: "match-started", match: MATCH };

function shown(terminal: boolean, events: readonly JobEvent[]): string {
  let text = "";
  const write = (more: string): void => void (text += more);
  const live = liveConsole({ write, terminal, colour: false, width: 100, language: "en" });
  for (const event of events) live.on(event);
  live.end();
  return text;
}

const PLAYED: readonly JobEvent[] = [
  START,
  { kind: "game-started", number: 1, attempt: 1 },
  { kind: "game-finished", game: GAME },
];

Deno.test("every finished game is a line", () => {
  const line = "mine wins by TimeOut (mgtp/genmove-in-time)  0 plies  1.2 s  tried 2 times\n";
  const text = shown(false, PLAYED);
  assertStringIncludes(text, line);
  assertEquals(text.includes("\x1b"), false);
});

Deno.test("a terminal also shows how far the match is", () => {
  assertStringIncludes(shown(true, PLAYED), "1/9 · mine +1 =0 -0");
});

Deno.test("games of an earlier run count, and are not reported again", () => {
  const again: JobEvent = { kind: "game-finished", game: { ...GAME, number: 7 }, again: true };
  const [start, ...rest] = PLAYED;
  assertEquals(shown(false, [start!, again, ...rest]), shown(false, PLAYED));
  assertStringIncludes(shown(true, [start!, again, ...rest]), "2/9 · mine +2 =0 -0");
});

Deno.test("a completed pair is followed by what the test says", () => {
  const test = { llr: 0.03, pairs: 1, bounds: [-3, 3] } as const;
  const second: JobEvent = { kind: "game-finished", game: { ...GAME, number: 2 }, test };
  const [first = "", last = ""] = shown(false, [...PLAYED, second]).split("\n");
  assertEquals(first.includes("LLR"), false);
  assertStringIncludes(last, "LLR +0.03 (−3.00 … +3.00)");
});

Deno.test("a meeting has its title above its first new game, and a round its line", () => {
  const { players: _, ...rest } = MATCH;
  const contest = { ...rest, players: MATCH.players };
  const round = { number: 2, pairings: [{ one: 0, other: 1 }], byes: [], out: [] };
  const meeting = { index: 0, one: 0, other: 1 };
  const known: JobEvent = { kind: "game-finished", game: GAME, again: true };
  const begun: JobEvent = { kind: "game-started", number: 2, attempt: 1 };
  const opening: readonly JobEvent[] = [
    { kind: "contest-started", contest },
    { kind: "round-started", round },
    { kind: "meeting-started", meeting },
    START,
    known,
  ];
  assertEquals(shown(false, opening), "Round 2: 1 meeting\n");
  assertEquals(
    shown(false, [...opening, begun, begun]),
    "Round 2: 1 meeting\nmine – the␛[31mirs (1 of 9 games)\n",
  );
});
