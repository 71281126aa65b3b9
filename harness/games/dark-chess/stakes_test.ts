import { assert, assertEquals } from "@std/assert";
import { started } from "./test_kit.ts";
import { darkChess } from "./mod.ts";
import { isHopeless, STAKED, stakes } from "./stakes.ts";

const BARE = "/----/----/----/----/----/----/";

Deno.test("every rule that a player can break may be at stake, and no other", () => {
  const breakable = darkChess.rules.map(({ id }) => id)
    .filter((id) => id !== "dark-chess/piece-available");
  assertEquals([...STAKED].sort(), [...breakable].sort());
});

Deno.test("before the first flip nothing can be moved wrongly but dark pieces", () => {
  assertEquals(stakes(started(1)), [
    "dark-chess/on-board",
    "dark-chess/first-ply-flip",
    "dark-chess/dark-stays",
  ]);
});

Deno.test("rules that are known to have been at stake are left out", () => {
  const known = new Set(["dark-chess/on-board", "dark-chess/dark-stays"]);
  assertEquals(stakes(started(1), known), ["dark-chess/first-ply-flip"]);
  assertEquals(stakes(started(1), new Set(STAKED)), []);
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
  Deno.test(`${rule} is ${is ? "" : "not "}at stake in ${setup}`, () => {
    assertEquals(stakes(started(setup)).includes(rule), is);
  });
}

Deno.test("a side is hopeless with half of what the other has, and never before the first flip", () => {
  assert(!isHopeless(started(1)));
  assert(!isHopeless(started(`kr--${BARE}KR-- red`)));
  assert(isHopeless(started(`kr--${BARE}K--- red`)));
  assert(!isHopeless(started(`krm-${BARE}KR-- red`)));
});
