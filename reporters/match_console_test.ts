import { assert, assertEquals, assertStringIncludes } from "@std/assert";
import { type GameFacts, LANGUAGES, type MatchReport, type Rule } from "../harness/core/mod.ts";
import { gameLine, renderMatch, tallyText } from "./match_console.ts";

const TEXT = { en: "Plies are legal", zh: "合法", ja: "合法" };
const RULE: Rule = { id: "x/legal", level: "MUST", text: TEXT, hint: TEXT, spec: "1.2" };
const GAME: GameFacts = {
  ...{ number: 1, pair: 1, seed: 1, first: 0, setup: "", opening: 0, fouls: [], attempts: 1 },
  ...{ startedAtMs: 0, durationMs: 1500 },
  plies: [{ by: 0, move: "a", thinkMs: 250, leftMs: 800_000 }, { by: 1, move: "b" }],
  outcome: { kind: "over", reason: "NoMove", winner: 0 },
};
const FOUL: GameFacts = {
  ...GAME,
  number: 2,
  first: 1,
  outcome: { kind: "over", reason: "IllegalMove", winner: 0, forfeit: "x/legal" },
  fouls: [{
    player: 1,
    violation: {
      rule: "x/legal",
      expected: ["=12 a1 a2"],
      actual: "=12 \x1b[31m\u202e",
      evidence: [3],
      times: 1,
    },
  }],
};
const REPORT: MatchReport = {
  match: {
    ...{ version: "1", game: "dark-chess", games: 4, seed: 7, swap: true, strict: false },
    players: [{ name: "mine", command: ["./mine"] }, { name: "th\x1b[2Jeirs", command: ["./x"] }],
    clock: { mainMs: 60_000, extraMs: 5_000, sharedPlies: 1, incrementMs: 0 },
    settings: { repetition: 4 },
    rules: [RULE],
  },
  games: [GAME, FOUL, {
    ...GAME,
    number: 3,
    outcome: { kind: "inconclusive", because: { kind: "machine-busy", hinderedMs: 1 } },
  }],
};
const sources = {
  recordOf: () => "match/2 mine_wins IllegalMove.txt",
  replayOf: () => "deno task replay 'match/2 mine_wins IllegalMove.txt'",
};
const OPTIONS = { colour: false, width: 100, reports: ["match/index.html"], sources } as const;

Deno.test("the result stands last, with what it rests on", () => {
  const text = renderMatch(REPORT, { ...OPTIONS, language: "en" });
  for (
    const part of [
      "3 of 4 games · 60.0 s each 5.0 s a ply · sides changed · seed 7 · repetition 4",
      "mine 2 · draws 0 · th",
      "from 1 pair of games",
      "mine wins by IllegalMove",
      "mine: 250 ms a ply, longest 250 ms, 3 plies, least left 13 min 20 s",
      "1 game without a result",
      "broke a rule in 1 game",
      "1 game still to be played",
      "match/index.html",
    ]
  ) assertStringIncludes(text, part);
});

Deno.test("a broken rule is reported as in check, with the record that shows it", () => {
  const text = renderMatch(REPORT, { ...OPTIONS, language: "en" });
  for (const part of ["✗ x/legal", "Plies are legal (1.2)", "expected", "deno task replay"]) {
    assertStringIncludes(text, part);
  }
});

for (const language of LANGUAGES) {
  Deno.test(`${language}: nothing that an engine wrote or is called reaches the terminal`, () => {
    const text = renderMatch(REPORT, { ...OPTIONS, language });
    assert(!text.includes("\x1b") && !text.includes("\u202e"));
    assert(!/\{[a-z]\w*\}/.test(text), "a place was not filled");
  });
}

Deno.test("a match without games, or without an engine, is reported too", () => {
  const unstartable = { player: 1, why: "No such file", detail: "line\n" } as const;
  const text = renderMatch({ match: REPORT.match, games: [], unstartable }, {
    ...OPTIONS,
    language: "en",
  });
  assertStringIncludes(text, "could not be started");
  assertStringIncludes(text, "No such file");
  assertStringIncludes(text, "\n  line\n");
  assert(!text.includes("still to be played"));
});

Deno.test("the reason why an engine could not be started is reported once", () => {
  const [first, player] = REPORT.match.players;
  const match = {
    ...REPORT.match,
    players: [first, { ...player, name: "x", command: ["x"] }] as const,
  };
  const unstartable = { player: 1, why: 'Cannot find the program "x"', detail: "x" } as const;
  const text = renderMatch({ match, games: [], unstartable }, { ...OPTIONS, language: "en" });
  assertStringIncludes(text, '✗ x could not be started\n  Cannot find the program "x"\n\n');
});

Deno.test("a recommendation alone is no broken rule, and what may be done is nothing at all", () => {
  const level = (is: Rule["level"], strict = false): string =>
    renderMatch({
      match: { ...REPORT.match, games: 2, strict, rules: [{ ...RULE, level: is }] },
      games: [GAME, FOUL],
    }, { ...OPTIONS, language: "en" });
  assertStringIncludes(level("SHOULD"), "did not follow a recommendation in 1 game\n✓ No binding");
  assertStringIncludes(level("SHOULD"), "! th");
  assert(!level("SHOULD").includes("broke a rule"));
  assertStringIncludes(level("SHOULD", true), "broke a rule in 1 game");
  assertStringIncludes(level("MAY"), "✓ No rule was broken");
  assert(!level("MAY").includes("recommendation"));
});

Deno.test("a player that never answered is named, and nothing is promised", () => {
  for (const [spoke, words] of [[false, "did not say a word"], [true, "said something"]] as const) {
    const report = { match: REPORT.match, games: [GAME], silent: { player: 0, spoke } } as const;
    const text = renderMatch(report, { ...OPTIONS, language: "en" });
    assertStringIncludes(text, `? mine ${words}`);
    assertStringIncludes(text, "3 games were not begun");
    assert(!text.includes("same command"));
  }
});

Deno.test("a game is told in the reader's own words", () => {
  const text = renderMatch(REPORT, { ...OPTIONS, language: "zh" });
  assertStringIncludes(text, "暗棋");
  assertStringIncludes(text, "不合法的步");
  assertStringIncludes(text, "13 分 20 秒");
});

Deno.test("a game is one line", () => {
  const names = ["mine", "theirs"] as const;
  assertEquals(
    gameLine(FOUL, { names, language: "en" }),
    "game 2  theirs – mine  mine wins by IllegalMove (x/legal)  2 plies  1.5 s",
  );
  assertEquals(tallyText({ wins: 3, draws: 2, losses: 1 }), "+3 =2 -1");
});
