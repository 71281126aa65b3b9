import { assert, assertEquals } from "@std/assert";
import { started } from "./kit_test.ts";
import { darkChess } from "./mod.ts";
import { isHopeless, STAKED, stakes } from "./stakes.ts";

const BARE = "/----/----/----/----/----/----/";

Deno.test("every rule that a player can break may be at stake, and no other", () => {
  const breakable = darkChess.rules.map(({ id }) => id)
    .filter((id) => id !== "dark-chess/piece-available");
  assertEquals([...STAKED].sort(), [...breakable].sort());
});

Deno.test("a flip shows nothing of how pieces move", () => {
  assertEquals(stakes(started(1), "flip"), ["dark-chess/on-board", "dark-chess/first-ply-flip"]);
  const open = started("X--k/----/----/----/----/----/----/K--- red");
  assertEquals(stakes(open, "flip"), ["dark-chess/on-board", "dark-chess/flip-only-dark"]);
});

const MOVES: readonly [string, string, boolean][] = [
  [`p---${BARE}K--- red`, "dark-chess/rank", false],
  ["----/----/----/----/----/----/p---/K--- red", "dark-chess/rank", true],
  ["----/----/----/----/----/----/r---/K--- red", "dark-chess/rank", false],
  ["----/----/----/----/----/----/X---/K--- red", "dark-chess/not-onto-dark", true],
  [`X---${BARE}K--- red`, "dark-chess/not-onto-dark", false],
  ["----/----/----/----/----/----/P---/K--k red", "dark-chess/not-onto-own", true],
  [`r---${BARE}C--- red`, "dark-chess/cannon-screen", true],
  [`r---${BARE}K--- red`, "dark-chess/cannon-screen", false],
  [`---r${BARE}C--- red`, "dark-chess/cannon-quiet-step", true],
  [`---r${BARE}C--- red`, "dark-chess/one-step", false],
  [`---r${BARE}C--- red`, "dark-chess/own-piece", true],
];

for (const [setup, rule, is] of MOVES) {
  Deno.test(`${rule} is ${is ? "" : "not "}at stake for a move in ${setup}`, () => {
    assertEquals(stakes(started(setup), "move").includes(rule), is);
  });
}

Deno.test("where no ply was made, every kind of ply was possible", () => {
  const position = started("X--k/----/----/----/----/----/----/K--- red");
  const both = new Set([...stakes(position, "flip"), ...stakes(position, "move")]);
  assertEquals(new Set(stakes(position)), both);
});

Deno.test("a side is hopeless with half of what the other has, and never before the first flip", () => {
  assert(!isHopeless(started(1)));
  assert(!isHopeless(started(`kr--${BARE}KR-- red`)));
  assert(isHopeless(started(`kr--${BARE}K--- red`)));
  assert(!isHopeless(started(`krm-${BARE}KR-- red`)));
});
