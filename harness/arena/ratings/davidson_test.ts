import { assertAlmostEquals, assertEquals } from "@std/assert";
import type { Encounter } from "../../core/mod.ts";
import { chances, gradient, information, logLikelihood } from "./davidson.ts";

const FREE = { advantage: true, draws: true, drawn: true };
const GAMES: readonly Encounter[] = [
  { first: 0, second: 1, wins: 5, draws: 2, losses: 3 },
  { first: 1, second: 2, wins: 1, draws: 4, losses: 2 },
  { first: 2, second: 0, wins: 0, draws: 1, losses: 6 },
];
const AT = Float64Array.of(0.4, -0.1, -0.3, 0.2, -0.5);

/** The parameters with one of them moved. */
function moved(at: number, by: number): Float64Array {
  return AT.map((value, each) => each === at ? value + by : value);
}

Deno.test("equal players without an advantage share wins and losses", () => {
  const even = chances({ first: 0, second: 1 }, new Float64Array(4), { drawn: true });
  even.forEach((chance) => assertAlmostEquals(chance, 1 / 3));
  assertEquals(chances({ first: 0, second: 1 }, new Float64Array(4), { drawn: false }), [
    0.5,
    0,
    0.5,
  ]);
});

Deno.test("the gradient is the slope of the likelihood", () => {
  const step = 1e-5;
  gradient(GAMES, AT, FREE).forEach((slope, at) => {
    const [up, down] = [step, -step].map((by) => logLikelihood(GAMES, moved(at, by), FREE));
    assertAlmostEquals(slope, (up! - down!) / (2 * step), 1e-6);
  });
});

Deno.test("the information is how the gradient changes, with its sign turned", () => {
  const step = 1e-5;
  const { times, diagonal } = information(GAMES, AT, FREE);
  for (const at of AT.keys()) {
    const column = new Float64Array(AT.length);
    times(AT.map((_, each) => each === at ? 1 : 0), column);
    assertAlmostEquals(column[at]!, diagonal[at]!, 1e-9);
    const [up, down] = [step, -step].map((by) => gradient(GAMES, moved(at, by), FREE));
    column.forEach((value, row) =>
      assertAlmostEquals(value, -(up![row]! - down![row]!) / (2 * step), 1e-6)
    );
  }
});
