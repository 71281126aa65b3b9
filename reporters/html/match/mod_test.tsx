import { assert, assertEquals, assertStringIncludes } from "@std/assert";
import {
  type ContestReport,
  type GameFacts,
  LANGUAGES,
  type MatchFacts,
  type MatchReport,
  type Rule,
} from "../../../harness/core/mod.ts";
import { renderContestPage, renderMatchPages } from "./mod.tsx";

const TEXT = { en: "Plies are legal", zh: "合法", ja: "合法" };
const RULE: Rule = { id: "x/legal", level: "MUST", text: TEXT, hint: TEXT, spec: "" };
const HOSTILE = "]]><script>alert(1)</script>\x1b[31m\u202e";
const FACTS: Omit<MatchFacts, "players"> = {
  ...{ version: "1", game: "dark-chess", games: 3, seed: 7, swap: true, strict: false },
  clock: { mainMs: 60_000, extraMs: 0, sharedPlies: 0, incrementMs: 0 },
  settings: { repetition: 4 },
  rules: [RULE],
};
const GAME: GameFacts = {
  ...{ number: 1, pair: 1, seed: 1, first: 0, setup: "", opening: 0, fouls: [], attempts: 1 },
  ...{ startedAtMs: 0, durationMs: 1500 },
  plies: [{ by: 0, move: "a1(K)", thinkMs: 250, leftMs: 50_000 }, { by: 1, move: "b1(k)" }],
  outcome: { kind: "over", reason: "NoMove", winner: 0 },
};
const REPORT: MatchReport = {
  match: {
    ...FACTS,
    players: [{ name: "mine", command: ["./mine"] }, { name: HOSTILE, command: [] }],
  },
  games: [
    GAME,
    {
      ...{ ...GAME, number: 2, first: 1 },
      outcome: { kind: "over", reason: HOSTILE, winner: 0, forfeit: "x/legal" },
      fouls: [{
        player: 1,
        violation: {
          rule: "x/legal",
          expected: [HOSTILE],
          actual: HOSTILE,
          evidence: [0],
          times: 1,
        },
      }],
    },
  ],
};
const sources = {
  recordOf: ({ number }: GameFacts) => `match/${number} <b>.txt`,
  replayOf: () => HOSTILE,
  wireOf: () => [{ index: 0, atMs: 0, from: "stderr", text: HOSTILE, of: 1 } as const],
};

for (const language of LANGUAGES) {
  Deno.test(`${language}: the summary and the table can be read without a script`, () => {
    const [page] = renderMatchPages(REPORT, { sources, language });
    assert(page);
    const [body = ""] = /<main.*<\/main>/s.exec(page.text) ?? [];
    for (
      const part of ["mine", "x/legal", "./mine", '<td class="number">250 ', 'id="games"', "<svg"]
    ) {
      assertStringIncludes(body, part);
    }
    assert(!/\{[a-z]\w*\}/.test(body.replaceAll(/<[^>]*>/g, "")), "a place was not filled");
  });

  Deno.test(`${language}: nothing that an engine says becomes part of the page`, () => {
    const [page] = renderMatchPages(REPORT, { sources, language });
    const text = page?.text ?? "";
    assert(!text.includes("<script>alert") && !text.includes("\x1b") && !text.includes("<b>"));
    assertStringIncludes(text, "default-src &#39;none&#39;".replaceAll("&#39;", "'"));
  });
}

Deno.test("a match speaks of games, where a report speaks of cases and scenarios", () => {
  const [page] = renderMatchPages(REPORT, { sources, language: "en" });
  const text = page?.text ?? "";
  assertStringIncludes(text, "Found in 1 of 2 games");
  assertStringIncludes(text, "<dt>game</dt>");
  assertStringIncludes(text, "JavaScript is off: the result");
  assert(!text.includes("<dt>scenario</dt>"));
});

Deno.test("where nothing runs a game again, nothing is said of it", () => {
  const rows = (replay: string): number => {
    const replayed = { ...sources, replayOf: () => replay };
    const [page] = renderMatchPages(REPORT, { sources: replayed, language: "en" });
    return page?.text.split("<dt>replay</dt>").length ?? 0;
  };
  assertEquals([rows("deno task replay"), rows("")], [2, 1]);
});

Deno.test("a page that a server makes anew can be reloaded, and a file says nothing of it", () => {
  const words = { en: "Reload", zh: "重新載入", ja: "再読み込み" };
  for (const language of LANGUAGES) {
    const text = (how: { readonly reloads?: true }): string =>
      renderMatchPages(REPORT, { sources, language, ...how })[0]?.text ?? "";
    assertStringIncludes(text({ reloads: true }), `↻ ${words[language]}</button>`);
    assert(!text({}).includes(`↻ ${words[language]}`));
  }
});

Deno.test("a match without games has a page", () => {
  const [page] = renderMatchPages({ match: REPORT.match, games: [] }, { sources, language: "en" });
  assertStringIncludes(page?.text ?? "", "3 games still to be played");
});

Deno.test("the talks of many games go to other files", () => {
  const long = "x".repeat(3000);
  const wireOf = ({ number }: GameFacts) =>
    Array.from({ length: 60 }, (_, index) => (
      { index, atMs: 0, from: "engine", text: `${number} ${index} ${long}`, of: 0 } as const
    ));
  const games = Array.from({ length: 12 }, (_, at) => ({ ...GAME, number: at + 1 }));
  const budgets = { chunk: 1000, first: 2000, other: 4000 };
  const pages = renderMatchPages({ ...REPORT, games }, {
    sources: { ...sources, wireOf },
    language: "en",
    budgets,
  });
  assert(pages.length > 1);
  assertEquals(pages[1]?.fileName, "index-2.html");
  assertStringIncludes(pages[0]?.text ?? "", "index-2.html#case/");
});

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

for (const language of LANGUAGES) {
  Deno.test(`${language}: a sequential test has its section and its curve`, () => {
    const test = { elo0: 0, elo1: 10, alpha: 0.05, beta: 0.05 };
    const curve = Array.from({ length: 2500 }, (_, at) => at / 900);
    const report: MatchReport = {
      ...REPORT,
      sprt: {
        ...{ test, bounds: [-2.94, 2.94], llr: 2.95, curve, counts: [0, 0, 2000, 500, 0] },
        ...{ saved: 0.5, repeated: 3, decision: "elo1", lastGame: 2 },
      },
    };
    const [page] = renderMatchPages(report, { sources, language });
    const [body = ""] = /<main.*<\/main>/s.exec(page?.text ?? "") ?? [];
    for (const part of ['id="sprt"', "LLR +2.95", "<polyline", "0 · 0 · 2000 · 500 · 0", "50 %"]) {
      assertStringIncludes(body, part);
    }
    const [, points = ""] = /<polyline points="([^"]*)"/.exec(body) ?? [];
    assert(points.split(" ").length <= 1001, "the curve is thinned");
    assert(!/\{[a-z]\w*\}/.test(body.replaceAll(/<[^>]*>/g, "")), "a place was not filled");
  });
}

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
