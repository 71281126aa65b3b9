import { assert, assertEquals, assertNotEquals } from "@std/assert";
import { randomFrom } from "../random.ts";
import { withBystanders } from "./bystanders.ts";
import { after, started } from "./test_kit.ts";
import { moves } from "./moves.ts";
import { write } from "./notation.ts";
import { SQUARES } from "./square.ts";

const OPENING = "b2(K) b3(p) c2(P) c1(g) d2(C) d3(r) a2(p) c3(G)".split(" ");
const SAID = new Set(OPENING.map((ply) => ply.slice(0, 2)));

Deno.test("two pieces more are flipped, and the same moves are left", () => {
  const steps = (opening: readonly string[]) =>
    moves(after(started(1), opening)).filter(({ kind }) => kind === "move").map(write).sort();
  for (let seed = 1; seed <= 20; seed++) {
    const opening = withBystanders(OPENING, { random: randomFrom(seed), avoid: SAID });
    assertEquals(opening.length, OPENING.length + 2);
    assertEquals([opening[0], ...opening.slice(3)], OPENING);
    assertEquals(steps(opening), steps(OPENING));
  }
});

Deno.test("another seed chooses others", () => {
  const drawn = Array.from(
    { length: 50 },
    (_, seed) => withBystanders(OPENING, { random: randomFrom(seed), avoid: SAID }).join(" "),
  );
  assert(new Set(drawn).size > 45);
});

Deno.test("squares that the scenario mentions stay dark", () => {
  const all = { random: randomFrom(1), avoid: new Set(SQUARES) };
  assertEquals(withBystanders(OPENING, all), OPENING);
  const avoid = new Set([...SAID, "d8"]);
  assertNotEquals(withBystanders(OPENING, { random: randomFrom(1), avoid }), OPENING);
});

Deno.test("an opening that cannot be played is left alone", () => {
  const wrong = ["a1-a2"];
  assertEquals(withBystanders(wrong, { random: randomFrom(1), avoid: SAID }), wrong);
});
