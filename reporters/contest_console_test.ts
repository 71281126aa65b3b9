import { assert, assertEquals, assertStringIncludes } from "@std/assert";
import {
  type ContestReport,
  type GameFacts,
  LANGUAGES,
  type MatchFacts,
  type PlayerIndex,
} from "../harness/core/mod.ts";
import { cellText, renderContest } from "./contest_console.ts";
import { contestJson } from "./contest_json.ts";

const FACTS: Omit<MatchFacts, "players"> = {
  ...{ version: "0", game: "g", games: 2, seed: 1, swap: true, settings: {}, strict: false },
  clock: { mainMs: 1000, extraMs: 0, sharedPlies: 0, incrementMs: 0 },
  rules: [],
};
const PLAYERS = ["alpha", "b\x1b[2Jeta", "gamma"].map((name) => ({ name, command: [] }));

function game(number: number, winner?: PlayerIndex): GameFacts {
  return {
    ...{ number, pair: 1, seed: 1, first: 0, setup: "", plies: [], opening: 0, fouls: [] },
    ...{ attempts: 1, startedAtMs: 0, durationMs: 0 },
    outcome: { kind: "over", reason: "x", winner },
  };
}

const REPORT: ContestReport = {
  contest: { ...FACTS, players: PLAYERS },
  matches: [
    {
      ...{ index: 0, one: 0, other: 1 },
      report: {
        match: { ...FACTS, players: [PLAYERS[0]!, PLAYERS[1]!] },
        games: [game(1), game(2, 1)],
      },
    },
    {
      ...{ index: 1, one: 0, other: 2 },
      report: {
        match: { ...FACTS, players: [PLAYERS[0]!, PLAYERS[2]!] },
        games: [],
        unstartable: { player: 1, why: "No such file", detail: "" },
      },
    },
  ],
};

Deno.test("the table is in the order of the ranks", () => {
  const text = renderContest(REPORT, { language: "en", colour: false, reports: ["x/index.html"] });
  const rows = text.split("\n").filter((line) => /^\d {2}/.test(line));
  assertEquals(rows.map((row) => row.split(/ +/)[1]), ["b␛[2Jeta", "alpha", "gamma"]);
  assertStringIncludes(text, "2 of 6 games");
  assertStringIncludes(text, "gamma could not be started: No such file");
  assertStringIncludes(text, "4 games still to be played");
  assert(!/^\s+$/m.test(text));
});

Deno.test("players that broke a rule are named below the table, and no others", () => {
  const violation = { rule: "x/legal", expected: ["a"], actual: "b", evidence: [], times: 1 };
  const [first] = REPORT.matches;
  assert(first);
  const games = [{ ...game(1, 1), fouls: [{ player: 0 as const, violation }] }, game(2)];
  const matches = [{ ...first, report: { ...first.report, games } }];
  const text = renderContest({ ...REPORT, matches }, { language: "en", colour: false });
  assertStringIncludes(text, "\n✗ alpha broke a rule in 1 game\n");
  assertEquals(text.match(/broke a rule/g)?.length, 1);
  assert(!renderContest(REPORT, { language: "en", colour: false }).includes("broke a rule"));
});

Deno.test("a player that never answered is named once", () => {
  const matches = REPORT.matches.map((one) => ({
    ...one,
    report: {
      ...{ match: one.report.match, games: [] },
      silent: { player: 0, spoke: true },
    } as const,
  }));
  const text = renderContest({ ...REPORT, matches }, { language: "en", colour: false });
  assertEquals(text.match(/✗ alpha said something/g)?.length, 1);
});

Deno.test("a merge leaves what is left to its tasks", () => {
  const text = renderContest(REPORT, { language: "en", colour: false, isMerge: true });
  assert(!text.includes("same command"), text);
});

for (const language of LANGUAGES) {
  Deno.test(`${language}: no name reaches the terminal as it is`, () => {
    const text = renderContest(REPORT, { language, colour: false });
    assert(!text.includes("\x1b") && !/\{[a-z]\w*\}/.test(text));
  });
}

Deno.test("JSON has the table and the meetings", () => {
  const { table, meetings } = JSON.parse(contestJson({ ...REPORT, shard: { index: 1, of: 2 } }));
  assertEquals(table.map(({ name, points }: { name: string; points: number }) => [name, points]), [
    ["b\x1b[2Jeta", 1.5],
    ["alpha", 0.5],
    ["gamma", 0],
  ]);
  assertEquals(meetings[0].tally, { wins: 0, draws: 1, losses: 1 });
});

Deno.test("a meeting that is not over says how many games there were", () => {
  assertEquals(cellText({ wins: 1, draws: 1, losses: 0 }, 2, "en"), "1.5");
  assertEquals(cellText({ wins: 1, draws: 0, losses: 0 }, 2, "en"), "1/1");
  assertEquals(cellText(undefined, 2, "en"), "");
  assertEquals(cellText({ wins: 2, draws: 0, losses: 0, walkover: true }, 2, "zh"), "不戰勝");
  assertEquals(cellText({ wins: 0, draws: 0, losses: 2, walkover: true }, 2, "ja"), "不戦敗");
});

const ROUNDS: Pick<ContestReport, "rounds" | "standings" | "over"> = {
  rounds: [{
    number: 1,
    pairings: [{ one: 0, other: 1 }],
    byes: [2],
    out: [{ player: 1, why: "absent" }],
  }],
  standings: [
    {
      ...{ player: 0, rank: 1, points: 2, buchholz: 2, sonnebornBerger: 0 },
      rounds: [{ opponent: 1, points: 2, games: 0, first: true }],
    },
    {
      ...{ player: 2, rank: 1, points: 2, buchholz: 2, sonnebornBerger: 0 },
      rounds: [{ points: 2, games: 0, first: false }],
    },
    {
      ...{ player: 1, rank: 3, points: 0, buchholz: 0, sonnebornBerger: 0 },
      rounds: [{ opponent: 0, points: 0, games: 0, first: false }],
    },
  ],
  over: true,
};

Deno.test.each<["en" | "zh" | "ja", readonly string[]]>([
  ["en", ["Standings", "1 round", "3:walkover", "bye", "1:absent", "! b", "is out: it could not"]],
  ["zh", ["名次表", "3:不戰勝", "輪空", "1:缺席", "已出局"]],
  ["ja", ["順位表", "3:不戦勝", "1:不戦敗", "失格"]],
])("%s: byes, walkovers and who is out stand in the table of rounds", (language, parts) => {
  const contest = { ...REPORT.contest, format: "swiss" } as const;
  const text = renderContest({ ...REPORT, contest, ...ROUNDS }, { language, colour: false });
  for (const part of parts) assertStringIncludes(text, part);
  assert(!text.includes("\x1b") && !/\{[a-z]\w*\}/.test(text));
});

Deno.test("a player that was absent in the last round of a knock-out is named", () => {
  const contest = { ...REPORT.contest, format: "knock-out" } as const;
  const [first] = REPORT.matches;
  assert(first && ROUNDS.rounds?.[0]);
  const report: ContestReport = {
    ...{ contest, ...ROUNDS, rounds: [{ ...ROUNDS.rounds[0], out: [] }] },
    matches: [{ ...first, round: 1, absent: 1 }],
  };
  const text = renderContest(report, { language: "en", colour: false });
  assertEquals(text.match(/! b.* is out: it could not be started/g)?.length, 1);
});
