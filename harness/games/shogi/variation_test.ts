import { assert, assertEquals, assertNotEquals } from "@std/assert";
import { randomFrom } from "../random.ts";
import { positionOf, type WrittenPosition } from "./bystanders.ts";
import { isFromStart, type ShogiVariation, shogiVariation } from "./variation.ts";

const MATED = "8k/8G/8G/9/9/9/9/9/K8 w - 1";
/** Worth 27 points. */
const ENTERED = "K+P+P+P5/+P+P+P+P5/R+P+P6/9/9/9/9/9/4k4 b RB3Gbg4s9p4n4l 201";
const HANDICAP = "lnsgkgsnl/9/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1";

function drawn(
  seed: number,
  positions: readonly WrittenPosition[] = [],
  more: { readonly keepsSides?: boolean; readonly keepsPieces?: boolean } = {},
): ShogiVariation {
  const kept = { keepsSides: false, keepsPieces: false, ...more };
  return shogiVariation(randomFrom(seed), { positions, ...kept });
}

Deno.test("an engine plays the side that it plays in the mirror", () => {
  const engines = new Set<string>();
  for (let seed = 1; seed < 20; seed++) {
    const seen = drawn(seed).game({ engine: "second", setup: MATED, opening: [] });
    assert(seen?.setup !== undefined && seen.setup !== MATED);
    assertEquals(seen.engine === "second", seen.setup.includes(" w "));
    engines.add(seen.engine);
  }
  assertEquals(engines.size, 2);
});

Deno.test("sides and pieces stay where a scenario is about them", () => {
  for (let seed = 1; seed < 12; seed++) {
    const one = { setup: MATED, moves: [] };
    const sided = drawn(seed, [one], { keepsSides: true }).position(one);
    assert(sided?.setup.includes(" w "));
    const bare = drawn(seed, [one], { keepsPieces: true }).position(one);
    assertEquals(bare?.setup.match(/[a-z]/gi)?.length, MATED.match(/[a-z]/gi)?.length);
  }
});

Deno.test("Black declares a win with a point more, so the sides stay", () => {
  const one = { setup: ENTERED, moves: [] };
  for (let seed = 1; seed < 12; seed++) assert(!drawn(seed, [one]).mirror.sides);
});

Deno.test("games from the usual start get the same plies in front, and a handicap none", () => {
  const games = [["7g7f", "3c3d"], ["7g7f", "3c3d", "2g2f", "8c8d"], []];
  const positions = [
    ...games.map((moves) => ({ setup: "startpos", moves })),
    { setup: HANDICAP, moves: [] },
  ];
  const { position } = drawn(7, positions);
  const [short, long, none, handicap] = positions.map((one) => position(one));
  assertEquals(short?.moves.length, 4);
  assertEquals(long?.moves.slice(0, 4), short?.moves);
  assertEquals([none?.moves, handicap?.setup], [[], HANDICAP]);
  assertNotEquals(drawn(8, positions).position(positions[0]!), short);
  assert(isFromStart({ setup: HANDICAP }) && !isFromStart({ setup: MATED }));
});

Deno.test("a game that no two extra plies fit gets moves there and back instead", () => {
  // Each of Black's pieces that could step aside is needed where it stands.
  const moves =
    ("2h3h 8b7b 3h4h 7b6b 4h5h 6b5b 5h6h 5b4b 6h7h 4b3b 7h2h 3b8b 4g4f 1a1b 4f4e 8b3b " +
      "4e4d 3b5b 4d4c 4a4b 4c4b+ 3a4b G*4a").split(" ");
  const one = { setup: "startpos", moves };
  for (let seed = 1; seed < 6; seed++) {
    const seen = drawn(seed, [one]).position(one);
    assert(seen && positionOf(seen), "All of it can be played");
    assertNotEquals(seen.moves, moves);
  }
});

Deno.test("what is no position is left alone", () => {
  assertEquals(drawn(3).position({ setup: "startpos", moves: ["1a1a"] }), undefined);
  assertEquals(drawn(3).game({ engine: "first", setup: "none", opening: [] }), undefined);
  const limited = { engine: "first", opening: ["7g7f"], settings: { moveLimit: 9 } } as const;
  assertEquals(drawn(3).game(limited), undefined);
});
