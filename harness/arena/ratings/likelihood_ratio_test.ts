import { assert, assertAlmostEquals, assertEquals } from "@std/assert";
import fc from "../../testing/fast_check.ts";
import { expectedScore, logLikelihoodRatio } from "./likelihood_ratio.ts";

Deno.test("without a pair both hypotheses are equally likely", () => {
  assertEquals(logLikelihoodRatio([0, 0, 0, 0, 0], { elo0: 0, elo1: 10 }), 0);
});

Deno.test("a balanced result lies exactly between two symmetric hypotheses", () => {
  const llr = logLikelihoodRatio([10, 20, 30, 20, 10], { elo0: -5, elo1: 5 });
  assertAlmostEquals(llr, 0, 1e-9);
});

Deno.test("many pairs come near the normal approximation", () => {
  // LLR ≈ (s1 − s0)(2·mean − s0 − s1) · N / (2·variance), by Van den Bergh.
  const counts = [1200, 4000, 9000, 4400, 1400];
  const total = counts.reduce((sum, one) => sum + one, 0);
  const mean = counts.reduce((sum, count, at) => sum + count * at / 4, 0) / total;
  const variance = counts.reduce((sum, count, at) => sum + count * (at / 4 - mean) ** 2, 0) / total;
  const [s0, s1] = [expectedScore(0), expectedScore(5)];
  const normal = (s1 - s0) * (2 * mean - s0 - s1) * total / (2 * variance);
  assertAlmostEquals(logLikelihoodRatio(counts, { elo0: 0, elo1: 5 }), normal, 0.05);
});

Deno.test("the ratio is that of two independent maximisations over a grid", () => {
  // Only losses and wins of pairs: the distribution is given by its mean alone.
  const llr = logLikelihoodRatio([30, 0, 0, 0, 50], { elo0: 0, elo1: 100 });
  const s1 = expectedScore(100);
  const exact = 30 * Math.log((1 - s1) / 0.5) + 50 * Math.log(s1 / 0.5);
  assertAlmostEquals(llr, exact, 0.02);
});

Deno.test("changing the players' places turns the ratio round", () => {
  const count = fc.nat({ max: 200 });
  fc.assert(fc.property(fc.tuple(count, count, count, count, count), (counts) => {
    const [mine, theirs] = [counts, counts.toReversed()].map((one) =>
      logLikelihoodRatio(one, { elo0: -20, elo1: 20 })
    );
    assertAlmostEquals(mine ?? NaN, -(theirs ?? NaN), 1e-6);
  }));
});

Deno.test("a better result never speaks for the weaker hypothesis", () => {
  const count = fc.integer({ min: 1, max: 200 });
  fc.assert(fc.property(fc.tuple(count, count, count, count, count), (counts) => {
    const better = counts.map((one, at) => at === 0 ? one - 1 : at === 4 ? one + 1 : one);
    const test = { elo0: 0, elo1: 10 };
    assert(logLikelihoodRatio(better, test) >= logLikelihoodRatio(counts, test));
  }));
});

Deno.test.each<[readonly number[], number, number, number]>([
  [[223, 9863, 21_279, 10_037, 246], 0.5, 2.5, -3.07],
  [[871, 26_175, 55_983, 26_678, 821], 0, 2, -4.98],
])("%j between %d and %d Elo gives the ratio that fastchess gives", (counts, elo0, elo1, ratio) => {
  assertAlmostEquals(logLikelihoodRatio(counts, { elo0, elo1 }), ratio, 0.01 * Math.abs(ratio));
});
