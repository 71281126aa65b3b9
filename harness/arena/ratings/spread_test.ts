import { assertAlmostEquals, assertEquals } from "@std/assert";
import { information } from "./davidson.ts";
import { SIGMAS, Spread } from "./spread.ts";

const FREE = { advantage: false, draws: false, drawn: false };

/** Two players that have won ten games each; by hand, the difference has the variance 1/5. */
function level(anchor?: { readonly player: number; readonly elo: number }): Spread {
  const parameters = new Float64Array(4);
  const games = [{ first: 0, second: 1, wins: 10, draws: 0, losses: 10 }];
  const bend = information(games, parameters, FREE);
  return new Spread([0, 1], { parameters, bend, scale: 100 }, { full: true, anchor });
}

Deno.test("an interval is as wide as the information matrix says", () => {
  const { elo, error } = level().of(0);
  assertEquals(elo, 0);
  // Each player is half of the difference away from the mean of both.
  assertAlmostEquals(error, SIGMAS * 100 * Math.sqrt(1 / 20), 1e-3);
});

Deno.test("an anchor is exact, and the other player bears all doubt", () => {
  const spread = level({ player: 1, elo: 1500 });
  assertEquals(spread.of(1), { elo: 1500, error: 0 });
  assertAlmostEquals(spread.of(0).elo, 1500, 1e-9);
  assertAlmostEquals(spread.of(0).error, SIGMAS * 100 * Math.sqrt(1 / 5), 1e-3);
});

Deno.test("of two level players each is as likely to be the stronger one", () => {
  assertAlmostEquals(level().superiorToNext(0) ?? NaN, 0.5, 1e-6);
  assertEquals(level().superiorToNext(1), undefined);
});
