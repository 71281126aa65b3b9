import { assert, assertEquals } from "@std/assert";
import { shogi } from "./mod.ts";
import { isHopeless } from "./hopeless.ts";
import type { ShogiPosition } from "./position.ts";
import { STAKED, stakes } from "./stakes.ts";

function at(setup: string): ShogiPosition {
  const start = shogi.start({ setup });
  if (!start.ok) throw new Error(start.error.en);
  return start.value;
}

Deno.test("every rule of shogi may be at stake", () => {
  assertEquals([...STAKED].sort(), shogi.rules.map(({ id }) => id).sort());
});

const KINGS = "4k4/9/9/9/9/9/9/9/4K4";

const POSITIONS: readonly [string, string, boolean][] = [
  ["startpos", "path-clear", true],
  ["startpos", "promotion-zone", true],
  ["startpos", "in-hand", true],
  ["startpos", "drop-on-empty", false],
  ["startpos", "king-safe", false],
  [`${KINGS} b P 1`, "drop-on-empty", true],
  [`${KINGS} b P 1`, "drop-dead-end", true],
  [`${KINGS} b G 1`, "drop-dead-end", false],
  [`${KINGS} b P 1`, "nifu", false],
  ["4k4/9/9/9/9/9/4P4/9/4K4 b P 1", "nifu", true],
  ["4k4/9/9/9/9/9/4+P4/9/4K4 b P 1", "nifu", false],
  ["4k4/4r4/9/9/9/9/4S4/9/4K4 b - 1", "king-safe", true],
  ["4k4/4r4/9/9/4p4/9/4S4/9/4K4 b - 1", "king-safe", false],
  ["4k4/9/9/9/9/9/9/r8/4K4 b - 1", "king-safe", true],
  ["4k4/P8/9/9/9/9/9/9/4K4 b - 1", "forced-promotion", true],
  ["4k4/9/P8/9/9/9/9/9/4K4 b - 1", "forced-promotion", false],
  ["4k4/9/N8/9/9/9/9/9/4K4 b - 1", "forced-promotion", true],
  ["4k4/9/9/9/L8/9/9/9/4K4 b - 1", "forced-promotion", true],
  ["4k4/9/9/p8/L8/9/9/9/4K4 b - 1", "forced-promotion", false],
  ["6snk/9/7G1/9/9/9/9/9/K8 b P 1", "uchifuzume", true],
  ["8k/9/7G1/9/9/9/9/9/K8 b P 1", "uchifuzume", false],
  ["9/4k4/9/9/9/9/1g7/9/KNS6 w p 1", "uchifuzume", true],
  [`${KINGS} b R 1`, "path-clear", false],
];

for (const [setup, rule, is] of POSITIONS) {
  Deno.test(`shogi/${rule} is ${is ? "" : "not "}at stake in ${setup}`, () => {
    assertEquals(stakes(at(setup)).includes(`shogi/${rule}`), is);
  });
}

Deno.test("rules that are known need not be looked at", () => {
  assertEquals(stakes(at("startpos"), new Set(STAKED)), []);
  const known = new Set(["shogi/on-board"]);
  assert(!stakes(at("startpos"), known).includes("shogi/on-board"));
});

Deno.test("a side is hopeless with half of the other's pieces, or without a choice", () => {
  assert(!isHopeless(at("startpos")));
  assert(isHopeless(at("4k4/9/9/9/9/9/9/3rr4/4K4 b - 1")));
  assert(isHopeless(at("8k/8G/8G/9/9/9/9/9/K8 w - 1")));
  assert(!isHopeless(at("4k4/4r4/9/9/9/9/4S4/9/4K4 b R 1")));
});
