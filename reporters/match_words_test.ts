import { assertEquals } from "@std/assert";
import { LANGUAGES } from "../harness/core/mod.ts";
import { GAMES } from "../harness/referee/all/mod.ts";
import {
  clockWords,
  eloText,
  gameName,
  matchWord,
  NO_LIMIT_MS,
  reasonWords,
  sidesWords,
  spanWords,
} from "./match_words.ts";

const NONE = { mainMs: 0, extraMs: 0, sharedPlies: 0, incrementMs: 0 };

Deno.test.each([
  [{ ...NONE, mainMs: 90_000 }, "90.0 s each"],
  [{ ...NONE, mainMs: NO_LIMIT_MS }, "no time limit"],
  [{ ...NONE, extraMs: 1_000, sharedPlies: 1 }, "1.0 s a ply"],
  [{ ...NONE, mainMs: 1_000, extraMs: 60_000, sharedPlies: 25 }, "1.0 s each 60.0 s for 25 plies"],
  [{ ...NONE, mainMs: 1_000, incrementMs: 100 }, "1.0 s each +100 ms a ply"],
])("a clock is said in words", (clock, words) => {
  assertEquals(clockWords(clock, "en"), words);
});

Deno.test.each([[12.4, "+12"], [-12.6, "−13"], [0.2, "0"], [Infinity, "+∞"], [-Infinity, "−∞"]])(
  "%s points are written unambiguously",
  (elo, text) => {
    assertEquals(eloText(elo), text);
  },
);

Deno.test("a reason is said in the reader's words where there are any", () => {
  assertEquals(reasonWords("TimeOut", "ja"), "時間切れ");
  assertEquals(reasonWords("Something", "ja"), "Something");
  assertEquals(reasonWords("constructor", "en"), "constructor");
  assertEquals(matchWord("game", "zh", { number: 3 }), "第 3 局");
});

Deno.test("a count of one takes the singular", () => {
  assertEquals(
    matchWord("broke", "en", { name: "2 games", count: 1 }),
    "2 games broke a rule in 1 game",
  );
  assertEquals(matchWord("notBegun", "en", { count: 1 }), "1 game was not begun for that");
  assertEquals(matchWord("notBegun", "en", { count: 11 }), "11 games were not begun for that");
  assertEquals(matchWord("plies", "en", { count: 1 }), "1 ply");
});

Deno.test.each(
  [
    ["en", "15 min", "1 ms"],
    ["zh", "15 分", "1 毫秒"],
    ["ja", "15 分", "1 ミリ秒"],
  ] as const,
)("%s: spans have their units, and nothing that is nought", (language, long, short) => {
  assertEquals([spanWords(900_000, language), spanWords(1, language)], [long, short]);
});

Deno.test("a game's name is the title that the game has", () => {
  for (const { game: { id, title } } of GAMES) {
    for (const language of LANGUAGES) assertEquals(gameName(id, language), title[language]);
  }
  assertEquals(gameName("constructor", "en"), "constructor");
});

Deno.test("the games tell which player was first, where persons change sides without a plan", () => {
  const told = (swap: boolean, firsts: readonly (0 | 1)[]): string =>
    sidesWords(
      { swap, names: ["you", "engine"], games: firsts.map((first) => ({ first })) },
      "en",
    );
  assertEquals(told(true, [0]), "sides changed");
  assertEquals(told(false, []), "you always first");
  assertEquals(told(false, [1]), "engine always first");
  assertEquals(told(false, [0, 1]), "sides changed");
});
