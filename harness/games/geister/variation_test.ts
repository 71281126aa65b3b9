import { assert, assertEquals, assertNotEquals } from "@std/assert";
import { randomFrom } from "../random.ts";
import { ending } from "./ending.ts";
import { read } from "./notation.ts";
import { objection } from "./objection.ts";
import { play } from "./play.ts";
import { start } from "./start.ts";
import { geisterVariation, isQuiet, mirrorPly } from "./variation.ts";

const game = (seed: number) => geisterVariation(randomFrom(seed)).game;
const OPENING = ["A,NORTH", "D,NORTH", "A,NORTH", "C,NORTH", "C,NORTH", "C,EAST"];

Deno.test("a ply is seen with the ghost that stands on the other side", () => {
  assertEquals(["A,NORTH", "C,EAST", "E,WEST", "H,SOUTH"].map(mirrorPly), [
    "D,NORTH",
    "B,WEST",
    "H,EAST",
    "E,SOUTH",
  ]);
  assertEquals(mirrorPly("I,NORTH"), "I,NORTH");
  assertEquals(mirrorPly("thinking"), "thinking");
});

Deno.test("an opening gets a quiet ply of each side, and can be played", () => {
  const seen = new Set<string>();
  for (let seed = 1; seed <= 30; seed++) {
    const opening = game(seed)({ engine: "first", opening: OPENING })?.opening ?? [];
    assertEquals(opening.length, OPENING.length + 2);
    const begun = start({ seed });
    assert(begun.ok);
    let position = begun.value;
    for (const ply of opening) {
      const move = read(ply);
      assert(move.ok && !objection(position, move.value), opening.join(" "));
      position = play(position, move.value);
    }
    assertEquals(ending(position), undefined);
    seen.add(opening.join(" "));
  }
  assert(seen.size > 20, "Most seeds differ");
});

Deno.test("a setup is mirrored and the rest left to chance; a board of its own is not changed", () => {
  const setups = Array.from(
    { length: 12 },
    (_, seed) =>
      game(seed)({ engine: "first", setup: "own blue at 00, own blue at 05", opening: [] })?.setup,
  );
  assert(
    setups.every((setup) => /^own blue at [05]0, own blue at [05]5, chance \d+$/.test(setup ?? "")),
  );
  assertEquals(new Set(setups).size, setups.length);
  const board = "14R24R34R44R15B25B35B45B41r31r21r11r40b30b20b10b";
  assertEquals(game(2)({ engine: "first", setup: board, opening: [] }), undefined);
  const limited = { engine: "first", opening: OPENING, settings: { plyLimit: 9 } } as const;
  assertEquals(game(2)(limited), undefined);
});

Deno.test("words that name a board, a ghost or a way are not changed", () => {
  const { frame, answer } = geisterVariation(randomFrom(1));
  assertEquals([frame("MOV?{board}", []), frame("SET?", [])], ["MOV?{board}", "SET?"]);
  assertEquals(frame("MOV?14R24R", []), undefined);
  assertEquals([answer("mov", []), answer("A", []), answer("EAST", [])], [
    "mov",
    undefined,
    undefined,
  ]);
});

Deno.test("a ply that takes a ghost or leaves the board is not quiet", () => {
  const begun = start({ setup: "00B24R34R44R15R25R35R45B41r31r21r11r40b30b20b10b first" });
  assert(begun.ok);
  assert(!isQuiet(begun.value, { ghost: "A", direction: "N" }), "It escapes");
  assert(!isQuiet(begun.value, { ghost: "A", direction: "E" }), "It takes a ghost");
  assert(isQuiet(begun.value, { ghost: "A", direction: "S" }));
  assertNotEquals(begun.value.turn, "second");
});
