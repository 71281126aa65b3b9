import { assert, assertAlmostEquals, assertEquals } from "@std/assert";
import { randomFrom } from "../../games/random.ts";
import { simulatedSprt } from "./_simulated.ts";
import { Sprt, sprtBounds, type TestedGame } from "./sprt.ts";

const TEST = { elo0: 0, elo1: 100, alpha: 0.05, beta: 0.05 };

/** A game that brings the first player so many points. */
function game(number: number, points: number | undefined): TestedGame {
  const pair = Math.ceil(number / 2);
  const facts = { number, pair, first: 0, setup: String(pair), plies: [] } as const;
  if (points === undefined) {
    return { ...facts, outcome: { kind: "inconclusive", because: { kind: "no-rule" } } };
  }
  const winner = points === 0.5 ? {} : { winner: points === 1 ? 0 : 1 } as const;
  return { ...facts, outcome: { kind: "over", reason: "NoMove", ...winner } };
}

Deno.test("the bounds are a little wider than Wald's", () => {
  const [low, high] = sprtBounds(TEST);
  assertAlmostEquals(low, -2.996, 0.001);
  assertAlmostEquals(high, 2.996, 0.001);
  assert(high > Math.log(0.95 / 0.05));
  assert(sprtBounds({ ...TEST, alpha: 0.01 })[1] > high, "less risk takes longer");
});

Deno.test("a decided test counts nothing more", () => {
  const wins = Array.from({ length: 200 }, (_, at) => game(at + 1, 1));
  const { decision, curve, lastGame, counts } = new Sprt(TEST, wins).report();
  assertEquals(decision, "elo1");
  assertEquals([lastGame, counts], [2 * curve.length, [0, 0, 0, 0, curve.length]]);
  assert(curve.length < 40 && (curve.at(-1) ?? 0) >= sprtBounds(TEST)[1]);
});

Deno.test("losses decide for the first hypothesis", () => {
  const losses = Array.from({ length: 200 }, (_, at) => game(at + 1, at % 3 === 0 ? 0.5 : 0));
  assertEquals(new Sprt(TEST, losses).report().decision, "elo0");
});

Deno.test("the decision does not depend on the order in which games end", () => {
  const random = randomFrom(5);
  const games = Array.from({ length: 600 }, (_, at) => game(at + 1, random() < 0.6 ? 1 : 0));
  const mixed = games.toSorted((a, b) => (a.number * 7919) % 600 - (b.number * 7919) % 600);
  const [one, other] = [new Sprt(TEST, games).report(), new Sprt(TEST, mixed).report()];
  assertEquals(other, one);
  assertEquals(one.decision, "elo1");
});

Deno.test("a pair waits for its second game, and pairs wait for those before them", () => {
  const sprt = new Sprt(TEST, [game(3, 1), game(4, 0), game(1, 1)]);
  assertEquals(sprt.report().curve.length, 0);
  sprt.add(game(2, 0.5));
  assertEquals(sprt.report().counts, [0, 0, 1, 1, 0]);
});

Deno.test("a pair with a game without a result does not count and holds up no other", () => {
  const sprt = new Sprt(TEST, [game(1, 1), game(2, undefined), game(3, 1), game(4, 1)]);
  const { counts, lastGame } = sprt.report();
  assertEquals([counts, lastGame], [[0, 0, 0, 0, 1], 4]);
});

Deno.test("one pair of games that is played again and again decides nothing", () => {
  const games = Array.from({ length: 400 }, (_, at) => ({ ...game(at + 1, 1), setup: "same" }));
  const { decision, counts, repeated, lastGame } = new Sprt(TEST, games).report();
  assertEquals([decision, counts, repeated, lastGame], [undefined, [0, 0, 0, 0, 1], 199, 400]);
});

Deno.test("pairing removes the luck that both games of a pair share", () => {
  // The side that the deal favours wins: the players share each pair.
  const lucky = [1, 0, 0, 1, 1, 0, 1, 0].map((points, at) => game(at + 1, points));
  assertEquals(new Sprt(TEST, lucky).report().saved, 1);
  const random = randomFrom(3);
  const free = Array.from({ length: 4000 }, (_, at) => game(at + 1, random() < 0.5 ? 1 : 0));
  const wide = { ...TEST, elo0: -400, elo1: 400, alpha: 1e-300, beta: 1e-300 };
  assertAlmostEquals(new Sprt(wide, free).report().saved ?? NaN, 0, 0.05);
  // By hand: pairs of 2, 0 and 1 points have the variance 1, games of 1 1 0 0 1 0 have 0.3.
  const few = [1, 1, 0, 0, 1, 0].map((points, at) => game(at + 1, points));
  assertAlmostEquals(new Sprt(wide, few).report().saved ?? NaN, 1 - 1 / 0.6, 1e-9);
  assertEquals(new Sprt(TEST, [game(1, 1), game(2, 1)]).report().saved, undefined);
});

Deno.test("simulated matches are decided wrongly no more often than stated", () => {
  // 200 matches, a chance of 5 %: more than 20 wrong ones would happen once in 1,500 runs.
  for (const [elo, wrong] of [[0, "elo1"], [100, "elo0"]] as const) {
    const random = randomFrom(elo + 1);
    const ends = Array.from({ length: 200 }, () => simulatedSprt({ test: TEST, elo, random }));
    const errors = ends.filter(({ decision }) => decision === wrong).length;
    assert(errors <= 20, `${errors} of 200 matches at ${elo} Elo`);
    assert(ends.every(({ decision }) => decision !== undefined));
  }
});
