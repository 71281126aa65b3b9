import { assert, assertAlmostEquals, assertEquals } from "@std/assert";
import type { Encounter } from "../../core/mod.ts";
import { randomFrom } from "../../games/random.ts";
import fc from "../../testing/fast_check.ts";
import { eloOf } from "../../core/mod.ts";
import { simulatedEncounters } from "./_simulated.ts";
import { rate } from "./rate.ts";

const NATURAL = 400 / Math.LN10;

/** Won and lost at home against each of the seven: the American League East of 1987. */
const TEAMS = ["Baltimore", "Boston", "Cleveland", "Detroit", "Milwaukee", "New York", "Toronto"];
const AT_HOME: readonly (readonly string[])[] = [
  ["", "1-6", "3-4", "1-5", "2-5", "2-4", "1-6"],
  ["6-0", "", "5-2", "2-5", "5-1", "4-2", "3-3"],
  ["2-4", "4-2", "", "3-3", "2-5", "4-3", "3-4"],
  ["4-3", "6-0", "6-1", "", "3-3", "4-3", "4-2"],
  ["6-0", "6-1", "4-2", "4-3", "", "4-3", "4-2"],
  ["6-1", "4-3", "4-2", "5-1", "3-3", "", "2-5"],
  ["6-0", "4-3", "4-2", "4-3", "2-5", "2-4", ""],
];
const BASEBALL: readonly Encounter[] = AT_HOME.flatMap((row, first) =>
  row.flatMap((result, second) => {
    if (result === "") return [];
    const [wins = 0, losses = 0] = result.split("-").map(Number);
    return [{ first, second, wins, draws: 0, losses }];
  })
);

Deno.test("the baseball season of 1987 comes out as in Agresti's book, with what playing at home is worth", () => {
  const { rows, advantage, draws } = rate(7, BASEBALL, { player: 0, elo: 0 });
  // Coefficients and standard errors, Baltimore at 0.
  const published: Readonly<Record<string, readonly [number, number]>> = {
    Milwaukee: [1.6196, 0.3474],
    Detroit: [1.4754, 0.3446],
    Toronto: [1.3271, 0.3403],
    "New York": [1.2813, 0.3404],
    Boston: [1.1438, 0.3378],
    Cleveland: [0.7047, 0.3350],
    Baltimore: [0, 0],
  };
  assertEquals(rows.map(({ player }) => TEAMS[player]), Object.keys(published));
  for (const { player, elo, error } of rows) {
    const [strength = NaN, deviation = NaN] = published[TEAMS[player] ?? ""] ?? [];
    assertAlmostEquals(elo / NATURAL, strength, 0.0002);
    assertAlmostEquals(error / NATURAL / 1.959964, deviation, 0.0005);
  }
  assertAlmostEquals((advantage?.elo ?? NaN) / NATURAL, 0.3023, 0.0002);
  assertAlmostEquals((advantage?.error ?? NaN) / NATURAL / 1.959964, 0.1309, 0.0005);
  assertEquals(draws, undefined);
});

Deno.test("two players get the chances that were observed", () => {
  // By hand: the model has as many parameters as results, so that it fits them exactly.
  const sides = [{ first: 0, second: 1 }, { first: 1, second: 0 }];
  const counts = [{ wins: 50, draws: 20, losses: 30 }, { wins: 30, draws: 20, losses: 50 }];
  const games = sides.map((side, at) => ({ ...side, ...counts[at]! }));
  const { rows, advantage, draws = NaN, superiority } = rate(2, games);
  const weight = 2 * draws / (1 - draws);
  const difference = ((rows[0]?.elo ?? NaN) - (rows[1]?.elo ?? NaN)) * (2 + weight) / 2 / NATURAL;
  assertAlmostEquals(difference, Math.log(50 / 30), 1e-6);
  assertAlmostEquals(weight, 20 / Math.sqrt(50 * 30), 1e-6);
  assertAlmostEquals(advantage?.elo ?? NaN, 0, 1e-6);
  // And so near equality as in a match: 60 % of the points.
  assertAlmostEquals((rows[0]?.elo ?? NaN) - (rows[1]?.elo ?? NaN), eloOf(0.6), 2);
  assertAlmostEquals((superiority?.[0]?.[1] ?? NaN) + (superiority?.[1]?.[0] ?? NaN), 1, 1e-9);
  assert((superiority?.[0]?.[1] ?? 0) > 0.99);
  assertEquals(rows.map(({ superior }) => superior), [superiority?.[0]?.[1], undefined]);
});

Deno.test("simulated players are found again, within their intervals as often as stated", () => {
  const truth = [-200, -120, -60, 0, 30, 70, 120, 160];
  let [inside, all] = [0, 0];
  for (let seed = 1; seed <= 40; seed++) {
    const games = simulatedEncounters(truth, {
      random: randomFrom(seed),
      games: 20,
      advantage: 40,
    });
    const { rows, advantage } = rate(truth.length, games);
    for (const { player, elo, error } of rows) {
      all++;
      if (Math.abs(elo - truth[player]!) <= error) inside++;
    }
    assert(Math.abs((advantage?.elo ?? NaN) - 40) < 50);
  }
  // 320 intervals, not independent: 95 % ± 3.
  assert(inside / all > 0.91 && inside / all < 0.99, `${inside} of ${all}`);
});

Deno.test("intervals from the information matrix agree with bootstrap", () => {
  const truth = [-100, -30, 0, 40, 90];
  const random = randomFrom(7);
  const games = simulatedEncounters(truth, { random, games: 60, advantage: 30 });
  const { rows } = rate(truth.length, games);
  const drawn = Array.from(
    { length: 150 },
    () => rate(truth.length, resampled(games, random)).rows,
  );
  for (const { player, error } of rows) {
    const elos = drawn.map((one) => one.find((row) => row.player === player)?.elo ?? NaN);
    const mean = elos.reduce((sum, elo) => sum + elo, 0) / elos.length;
    const deviation = Math.sqrt(
      elos.reduce((sum, elo) => sum + (elo - mean) ** 2, 0) / (elos.length - 1),
    );
    assertAlmostEquals(1.959964 * deviation / error, 1, 0.2);
  }
});

/** As many games again, drawn from those that were played. */
function resampled(games: readonly Encounter[], random: () => number): readonly Encounter[] {
  return games.map(({ first, second, wins, draws, losses }) => {
    const all = wins + draws + losses;
    const sum = { first, second, wins: 0, draws: 0, losses: 0 };
    for (let game = 0; game < all; game++) {
      const at = random() * all;
      sum[at < wins ? "wins" : at < wins + draws ? "draws" : "losses"]++;
    }
    return sum;
  });
}

const encounter = (first: number, second: number, wins: number, losses: number): Encounter => (
  { first, second, wins, draws: 0, losses }
);

Deno.test("with too many players for a table of pairs each is compared with the next", () => {
  const players = 301;
  const games = Array.from({ length: players - 1 }, (_, at) => encounter(at, at + 1, 2, 1));
  const { rows, superiority } = rate(players, games);
  assertEquals([rows.length, superiority], [players, undefined]);
  for (const { superior } of rows.slice(0, -1)) {
    // A difference of ln 2 with a variance of 1/2 + 1/1.
    assertAlmostEquals(superior ?? NaN, 0.714, 0.001);
  }
});

Deno.test("a player that won or lost everything is named, not guessed", () => {
  const games = [encounter(1, 2, 3, 2), encounter(0, 1, 4, 0), encounter(2, 3, 5, 0)];
  const { groups, rows } = rate(5, games);
  assertEquals(groups, [
    { players: [1, 2], relation: "main" },
    { players: [0], relation: "above" },
    { players: [3], relation: "below" },
    { players: [4], relation: "apart" },
  ]);
  assertEquals(rows.map(({ player, group }) => [player, group]), [
    [1, 0],
    [2, 0],
    [0, 1],
    [3, 2],
    [4, 3],
  ]);
  assertEquals(rows.find(({ player }) => player === 0)?.error, Infinity);
});

Deno.test("players that never met are two groups, each with its own mean", () => {
  const games = [encounter(0, 1, 3, 1), encounter(2, 3, 1, 3)];
  const { groups, rows, superiority } = rate(4, games, { player: 3, elo: 1500 });
  assertEquals(groups.map(({ players, relation }) => [players, relation]), [
    [[0, 1], "main"],
    [[2, 3], "apart"],
  ]);
  assertAlmostEquals((rows[0]?.elo ?? NaN) + (rows[1]?.elo ?? NaN), 0, 1e-6);
  assertEquals(rows[2], { ...rows[2]!, player: 3, elo: 1500, error: 0 });
  assertEquals(superiority?.[0]?.[2], undefined);
});

Deno.test("where the side alone explains every result, nothing is said of its worth", () => {
  const { advantage, rows } = rate(2, [encounter(0, 1, 5, 0), encounter(1, 0, 5, 0)]);
  assertEquals(advantage, undefined);
  assertAlmostEquals(rows[0]?.elo ?? NaN, 0, 1e-6);
});

Deno.test("wins and draws without a loss have an end, and an interval", () => {
  // One against seven, each beaten once and drawn once: sides and draws alone could explain it.
  const games = Array.from({ length: 7 }, (_, at) => [
    { first: 0, second: at + 1, wins: 1, draws: 0, losses: 0 },
    { first: at + 1, second: 0, wins: 0, draws: 1, losses: 0 },
  ]).flat();
  const { rows: [best, second], groups } = rate(8, games);
  assertEquals([groups.length, best?.player], [1, 0]);
  assert(best && second && best.elo > second.elo + 50 && best.elo < second.elo + 1000);
  assert(best.error > 50 && best.error < 2000, String(best.error));
});

Deno.test("without games, or with draws alone, all players are equal", () => {
  assertEquals(rate(0, []).rows, []);
  assertEquals(rate(2, []).groups.length, 2);
  const { rows } = rate(2, [{ first: 0, second: 1, wins: 0, draws: 9, losses: 0 }]);
  assertEquals(rows.map(({ elo }) => elo), [0, 0]);
});

Deno.test("a player that has won or drawn every game leads clearly, though the weight of draws has no end", () => {
  const both = (wins: number, draws: number, losses: number): readonly Encounter[] => [
    { first: 0, second: 1, wins, draws, losses },
    { first: 1, second: 0, wins: losses, draws, losses: wins },
  ];
  const { rows, draws, superiority } = rate(2, both(3, 1, 0));
  // A score of 87.5 % is a difference of 338 Elo points without a model of draws.
  assert(Math.abs((rows[0]?.elo ?? NaN) - (rows[1]?.elo ?? NaN) - 338) < 50);
  assertAlmostEquals(draws ?? NaN, 0.25);
  assert((superiority?.[0]?.[1] ?? NaN) > 0.95);
});

Deno.test("of two players with balanced sides the one with more points has the higher rating", () => {
  const count = fc.nat({ max: 4 });
  fc.assert(fc.property(count, count, count, count, (a, b, c, d) => {
    const games = 8;
    const encounters = [
      { first: 0, second: 1, wins: a, draws: b, losses: games - a - b },
      { first: 1, second: 0, wins: c, draws: d, losses: games - c - d },
    ];
    const lead = (a - (games - a - b)) + (games - c - d - c);
    const { groups, rows } = rate(2, encounters);
    if (groups.length > 1) return;
    const elo = rows.find(({ player }) => player === 0)?.elo ?? NaN;
    if (lead === 0) assertAlmostEquals(elo, 0, 1e-3);
    else assert(elo * Math.sign(lead) > 1, `lead ${lead}, Elo ${elo}`);
  }));
});
