import { assert, assertEquals, assertStringIncludes } from "@std/assert";
import { LANGUAGES } from "../harness/core/mod.ts";
import { type RatingList, ratingsJson, renderRatings } from "./ratings_console.ts";

const LIST: RatingList = {
  ...{ version: "1", game: "dark-chess", names: ["a\x1b[31m", "b", "c", "d"], games: 30 },
  ratings: {
    rows: [
      { player: 1, group: 0, elo: 40.4, error: 12.6, games: 20, score: 0.6, superior: 0.99 },
      { player: 0, group: 0, elo: -40.4, error: 12.6, games: 20, score: 0.4 },
      { player: 2, group: 1, elo: 0, error: Infinity, games: 5, score: 1 },
      { player: 3, group: 2, elo: 0, error: Infinity, games: 0, score: 0.5 },
    ],
    groups: [
      { players: [0, 1], relation: "main" },
      { players: [2], relation: "above" },
      { players: [3], relation: "apart" },
    ],
    advantage: { elo: 21, error: 30 },
    draws: 0.25,
    superiority: [[undefined, 0.01], [0.99, undefined]],
  },
};

Deno.test("the best comes first, with its interval and its chance against the next", () => {
  const text = renderRatings(LIST, { language: "en", colour: false });
  assertStringIncludes(
    text,
    "4 players · 30 games · moving first is worth +21 ± 30 · 25.0 % draws",
  );
  assert(/1 {2}b +\+40 +13 +20 +60\.0 % +99\.0 %\n2 {2}a/.test(text), text);
});

Deno.test("players that cannot be compared are named with the reason", () => {
  const text = renderRatings(LIST, { language: "en", colour: false });
  assertStringIncludes(text, "! c: not comparable with the players above: won every game");
  assertStringIncludes(text, "! d: not comparable with the players above: no games tell");
});

for (const language of LANGUAGES) {
  Deno.test(`${language}: no place is left open, and no engine's name does harm`, () => {
    const text = renderRatings(LIST, { language, colour: false });
    assert(!/[{}]/.test(text) && !text.includes("\x1b"));
  });
}

Deno.test("programs get everything, and no end as null", () => {
  const { schema, players, rows, groups, superiority } = JSON.parse(ratingsJson(LIST));
  assertEquals([schema, players.length, groups.length], ["shinpan-ratings", 4, 3]);
  assertEquals([rows[2].error, superiority[1][0]], [null, 0.99]);
});
