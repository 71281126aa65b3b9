import { assert, assertEquals, assertStringIncludes } from "@std/assert";
import { type ContestReport, type GameFacts, LANGUAGES } from "../../../harness/core/mod.ts";
import { renderContestPage } from "./mod.tsx";
import { FACTS, GAME, REPORT, TEXT } from "./page_kit.ts";

Deno.test("a contest's page leads from each meeting to its games", () => {
  const contest: ContestReport = {
    contest: { ...FACTS, players: [...REPORT.match.players, { name: "third", command: [] }] },
    matches: [{ index: 0, one: 0, other: 1, report: REPORT }],
  };
  const text = renderContestPage(contest, {
    language: "ja",
    pageOf: ({ one, other }) => `${one}-${other}/index.html`,
  });
  assertStringIncludes(text, 'href="0-1/index.html"');
  assertStringIncludes(text, "対戦表");
  assertStringIncludes(text, "JavaScript が無効：内容はすべて読める");
  assert(!text.includes("<script>alert") && !text.includes("\x1b"));
});

Deno.test("a contest's page has the time of each player that was measured, over all meetings", () => {
  const [mine, hostile] = REPORT.match.players;
  const slow: GameFacts = {
    ...GAME,
    plies: [{ by: 1, move: "a1(K)", thinkMs: 2_750, leftMs: 9_000 }],
  };
  const text = renderContestPage({
    contest: { ...FACTS, players: [mine, hostile, { name: "third", command: [] }] },
    matches: [
      { index: 0, one: 0, other: 1, report: { ...REPORT, games: [GAME] } },
      { index: 1, one: 2, other: 0, report: { ...REPORT, games: [slow] } },
    ],
  }, { language: "en", pageOf: () => "x/index.html" });
  const [section = ""] = /<section id="times">.*?<\/section>/s.exec(text) ?? [];
  const cells = [...section.matchAll(/<t[hd][^>]*>([^<]*)</g)].map(([, cell]) => cell);
  // 250 ms and 2,750 ms in two games.
  assertEquals(cells.slice(6), ["mine", "1.5 s", "2.8 s", "1.5 s", "9 s"]);
});

Deno.test("a contest in which one player won everything says so without a table of ratings", () => {
  const text = renderContestPage({
    contest: { ...FACTS, players: REPORT.match.players },
    matches: [{ index: 0, one: 0, other: 1, report: REPORT }],
    ratings: {
      rows: [],
      groups: [{ players: [0], relation: "main" }, { players: [1], relation: "below" }],
    },
  }, { language: "en", pageOf: () => "x/index.html" });
  assertStringIncludes(text, "not comparable with mine: lost every game that leads there");
});

const ROUNDS: Pick<ContestReport, "rounds" | "standings" | "ratings" | "over"> = {
  rounds: [{
    number: 1,
    pairings: [{ one: 0, other: 1 }],
    byes: [2],
    out: [{ player: 2, why: "forfeits" }],
  }],
  standings: [
    {
      ...{ player: 0, rank: 1, points: 2, buchholz: 0, sonnebornBerger: 0 },
      rounds: [{ opponent: 1, points: 2, games: 2, first: true }],
    },
    {
      ...{ player: 2, rank: 2, points: 2, buchholz: 2, sonnebornBerger: 0 },
      rounds: [{ points: 2, games: 0, first: false }],
    },
    {
      ...{ player: 1, rank: 3, points: 0, buchholz: 2, sonnebornBerger: 0 },
      rounds: [{ opponent: 0, points: 0, games: 2, first: false }],
    },
  ],
  ratings: {
    rows: [
      { player: 0, group: 0, elo: 50, error: 40, games: 2, score: 1 },
      { player: 1, group: 0, elo: -50, error: 40, games: 2, score: 0 },
      { player: 2, group: 1, elo: 0, error: Infinity, games: 0, score: 0.5 },
    ],
    groups: [{ players: [0, 1], relation: "main" }, { players: [2], relation: "apart" }],
  },
  over: true,
};

Deno.test("a bracket has each meeting beside the one that it leads to, with the winner marked", () => {
  const players = ["a", "b", "c"].map((name) => ({ name, command: [] }));
  const met = (opponent: number, points: number) => ({ opponent, points, games: 2, first: true });
  const row = { points: 0, buchholz: 0, sonnebornBerger: 0 };
  const text = renderContestPage({
    contest: { ...FACTS, players, format: "knock-out" },
    matches: [],
    rounds: [
      { number: 1, pairings: [{ one: 1, other: 2 }], byes: [0], out: [] },
      { number: 2, pairings: [{ one: 0, other: 1 }], byes: [], out: [] },
    ],
    standings: [
      { ...row, player: 1, rank: 1, rounds: [met(2, 1), met(0, 2)] },
      { ...row, player: 0, rank: 2, rounds: [{ points: 2, games: 0, first: false }, met(1, 0)] },
      { ...row, player: 2, rank: 3, rounds: [met(1, 1)] },
    ],
  }, { language: "en", pageOf: () => "x/index.html" });
  const [section = ""] = /<section id="bracket">.*?<\/section>/s.exec(text) ?? [];
  const seats = [...section.matchAll(/class="seat">(.*?)<\/span>/gs)].map(([, seat]) => seat);
  assertEquals(seats, [
    "<strong>a</strong> bye",
    "<strong>b</strong> 1 (by seed)",
    "c 1",
    "a 0",
    "<strong>b</strong> 2",
  ]);
});

for (const language of LANGUAGES) {
  for (const format of ["swiss", "knock-out"] as const) {
    Deno.test(`${language}: a ${format} contest has its rounds, ratings and forfeits`, () => {
      const players = [...REPORT.match.players, { name: "third", command: [] }];
      const text = renderContestPage({
        contest: { ...FACTS, players, format },
        matches: [{ index: 0, one: 0, other: 1, round: 1, report: REPORT }],
        ...ROUNDS,
      }, { language, pageOf: () => "x/index.html" });
      const [body = ""] = /<main.*<\/main>/s.exec(text) ?? [];
      const parts = [
        ...[
          'href="x/index.html"',
          ">3:2<",
          'id="ratings"',
          "+50 ± 40",
          'href="x/index.html#case/2"',
          'id="times"',
        ],
        ...{ en: ["bye"], zh: ["輪空"], ja: ["不戦勝"] }[language],
        // The rule that was broken has its text, in the reader's language.
        `<div class="note">${TEXT[language]}</div>`,
        ...format === "knock-out" ? ['id="bracket"'] : [
          "Buchholz",
          // The side in the first game, and the points and the place after the round.
          ...{
            en: ['>3:2</a> 1st<div class="so-far">2 (#1)</div>', "</a> 2nd<", ">0 (#3)<"],
            zh: ['>3:2</a> 先<div class="so-far">2（第 1 名）</div>', "</a> 後<", ">0（第 3 名）<"],
            ja: ['>3:2</a> 先<div class="so-far">2（1 位）</div>', "</a> 後<", ">0（3 位）<"],
          }[language],
        ],
      ];
      for (const part of parts) assertStringIncludes(body, part);
      assert(!/\{[a-z]\w*\}/.test(body.replaceAll(/<[^>]*>/g, "")), "a place was not filled");
      assert(!text.includes("<script>alert") && !text.includes("\x1b"));
    });
  }
}
