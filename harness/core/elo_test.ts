import { assert, assertEquals } from "@std/assert";
import { eloFromGames, eloFromPairs, eloOf, scoreOf } from "./elo.ts";

Deno.test.each([
  [0.5, 0],
  [0.75, 190.85],
  [10 / 11, 400],
  [0.25, -190.85],
  [1, Infinity],
  [0, -Infinity],
])("a score expects its difference", (score, elo) => {
  if (Number.isFinite(elo)) near(eloOf(score), elo, 0.01);
  else assertEquals(eloOf(score), elo);
});

// Worked by hand: with a win and a loss more the mean is 61/102, the variance (61·41 / 102) / 101;
// Student's t with 101 degrees of freedom is 1.9837.
Deno.test("a match of 60 wins and 40 losses is 70 points with the textbook's interval", () => {
  const { elo, low, high, score, by } = eloFromGames({ wins: 60, draws: 0, losses: 40 });
  assertEquals([score, by], [0.6, "games"]);
  near(elo, 70.44, 0.01);
  const reach = 1.9837 * Math.sqrt(61 * 41 / 102 / 101 / 102);
  near(low, eloOf(61 / 102 - reach), 0.02);
  near(high, eloOf(61 / 102 + reach), 0.02);
});

Deno.test("draws narrow the interval", () => {
  const sharp = eloFromGames({ wins: 30, draws: 0, losses: 30 });
  const drawn = eloFromGames({ wins: 5, draws: 50, losses: 5 });
  assertEquals([sharp.elo, drawn.elo].map(Math.abs), [0, 0]);
  assert(drawn.high < sharp.high);
});

Deno.test("a deal that decides both games makes pairs more certain than games", () => {
  // The first mover always wins: 50 pairs of one point each show no difference in strength.
  const pairs = eloFromPairs(Array(49).fill(1).concat([1.5]));
  const games = eloFromGames({ wins: 50, draws: 1, losses: 49 });
  near(pairs.elo, games.elo, 1e-9);
  assert(pairs.high - pairs.low < (games.high - games.low) / 2);
});

Deno.test("pairs that go together make pairs less certain than games", () => {
  const pairs = eloFromPairs([...Array(30).fill(2), ...Array(20).fill(0)]);
  const games = eloFromGames({ wins: 60, draws: 0, losses: 40 });
  near(pairs.elo, games.elo, 1e-9);
  assert(pairs.high - pairs.low > games.high - games.low);
});

Deno.test("a clean sweep has no upper end but a lower one, which grows with the games", () => {
  const few = eloFromGames({ wins: 4, draws: 0, losses: 0 });
  const many = eloFromGames({ wins: 400, draws: 0, losses: 0 });
  assertEquals([few.elo, few.high], [Infinity, Infinity]);
  // 0, 1, 1, 1, 1, 1 have the mean 5/6 and the variance 1/6; Student's t is 2.5706.
  near(few.low, eloOf(5 / 6 - 2.5706 / 6), 0.1);
  assert(many.low > few.low);
  const lost = eloFromGames({ wins: 0, draws: 0, losses: 4 });
  assertEquals(lost.low, -Infinity);
  near(lost.high, -few.low, 1e-6);
});

Deno.test("all draws are no proof of equal strength", () => {
  const { elo, low, high } = eloFromGames({ wins: 0, draws: 2, losses: 0 });
  assertEquals(Math.abs(elo), 0);
  assert(low < -100 && high > 100);
});

Deno.test("a clean sweep is worth no less than all but a half point of it", () => {
  for (let pairs = 1; pairs <= 40; pairs++) {
    const sweep = eloFromPairs(Array(pairs).fill(2));
    const nearly = eloFromPairs([...Array(pairs - 1).fill(2), 1.5]);
    assert(sweep.low >= nearly.low && sweep.high >= nearly.high, `${pairs}`);
    assert(nearly.low <= nearly.elo && nearly.elo <= nearly.high, `${pairs}`);
  }
});

Deno.test("nothing played says nothing", () => {
  assertEquals(eloFromGames({ wins: 0, draws: 0, losses: 0 }), {
    elo: 0,
    low: -Infinity,
    high: Infinity,
    score: 0.5,
    by: "games",
  });
  assertEquals(scoreOf({ wins: 0, draws: 0, losses: 0 }), 0.5);
});

function near(actual: number, expected: number, most: number): void {
  assert(Math.abs(actual - expected) <= most, `${actual} is not ${expected}`);
}
