import { assert, assertEquals } from "@std/assert";
import { randomFrom } from "../random.ts";
import { moves } from "./moves.ts";
import { read, write } from "./notation.ts";
import { objection } from "./objection.ts";
import { play } from "./play.ts";
import { STANDARD_POSITION } from "./setup.ts";
import { turnPoints, tzaarVariation } from "./variation.ts";

const OPENING = ["-4,4--4,3", "0,3--1,3", "4,-4-4,-3"];
const THIRDS = [0, 1, 2];

Deno.test("points are turned, and the sign of a capture is none of a point", () => {
  assertEquals(turnPoints("-4,4--4,3", 1), "0,-4-1,-4");
  assertEquals(turnPoints("2,0-1,1", 2), "0,-2-1,-2");
  assertEquals(turnPoints("2,0+1,1", 1), "-2,2+-2,1");
  assertEquals(turnPoints("pass", 1), "pass");
  assertEquals(THIRDS.reduce((text) => turnPoints(text, 1), "W -2,3 1 2"), "W -2,3 1 2");
});

Deno.test("the opening of the specification has the same moves after a third of a turn", () => {
  const usual = moves(STANDARD_POSITION).map(write);
  for (const thirds of THIRDS) {
    assertEquals(usual.map((move) => turnPoints(move, thirds)).sort(), [...usual].sort());
  }
});

Deno.test("an opening gets a turn of each side, and can be played", () => {
  const seen = new Set<string>();
  for (let seed = 1; seed <= 20; seed++) {
    const { game } = tzaarVariation(randomFrom(seed));
    const opening = game({ engine: "first", opening: OPENING })?.opening ?? [];
    assertEquals(opening.length, OPENING.length + 4);
    let position = STANDARD_POSITION;
    for (const ply of opening) {
      const move = read(ply);
      assert(move.ok && !objection(position, move.value), opening.join(" "));
      position = play(position, move.value);
    }
    assertEquals([position.turn, position.step], ["first", 1]);
    seen.add(opening.join(" "));
  }
  assert(seen.size > 15, "Most seeds differ");
});

Deno.test("a setup is turned with its opening, and words that name points are not changed", () => {
  for (let seed = 1; seed <= 6; seed++) {
    const { game, frame, answer } = tzaarVariation(randomFrom(seed));
    const seen = game({ engine: "first", setup: "white 1 5 / W 2,0 2 1", opening: ["2,0-1,1"] });
    const [, from = ""] = /W (\S+) 2 1/.exec(seen?.setup ?? "") ?? [];
    assert(seen?.opening[0]?.startsWith(from));
    assertEquals([frame("2,0", []), answer("yes", [])], [undefined, "yes"]);
  }
});
