import { assert, assertEquals } from "@std/assert";
import { geister, GEISTER_SITUATIONS, situationsIn as inGeister } from "./geister/mod.ts";
import { shogi, SHOGI_SITUATIONS, situationsIn as inShogi } from "./shogi/mod.ts";
import { situationsIn as inTzaar, tzaar, TZAAR_SITUATIONS } from "./tzaar/mod.ts";

/** Positions of shogi with a situation that they are, and one that they only resemble. */
const SHOGI: readonly [sfen: string, is: string, isNot: string][] = [
  ["4k4/9/9/9/9/9/9/4r4/4K4 b - 1", "check", "double-check"],
  ["4k4/9/9/9/9/9/3n5/4r4/4K4 b - 1", "double-check", "one-move"],
  ["4k4/9/4r4/9/9/9/4P4/9/4K4 b - 1", "pinned", "check"],
  ["4k4/9/4l4/9/9/9/4P4/9/4K4 b - 1", "pinned", "check"],
  ["4k4/9/9/9/8b/9/6P2/9/4K4 b - 1", "pinned", "check"],
  ["4k4/4p4/9/9/9/9/9/4L4/4K4 w - 1", "pinned", "check"],
  ["6snk/9/7G1/9/9/9/9/9/K8 b P 1", "pawn-drop-mate", "pinned"],
  ["6s1k/9/7G1/9/9/9/9/9/K8 b P 1", "king-in-corner", "pawn-drop-mate"],
  ["4k4/9/9/9/9/9/P8/9/4K4 b P 1", "pawn-in-hand", "nifu-everywhere"],
  ["4k4/9/9/9/9/9/PPPPPPP2/9/4K4 b P 1", "nifu-everywhere", "must-promote"],
  ["4k4/9/9/9/9/9/9/9/4K4 w r2p 1", "big-in-hand", "rich-hand"],
  ["4k4/9/9/9/9/9/9/9/4K4 b N 1", "knight-in-hand", "lance-in-hand"],
  ["4k4/9/9/9/9/9/9/9/4K4 b L 1", "lance-in-hand", "knight-in-hand"],
  ["4k4/9/9/9/9/9/9/9/4K4 b 7P 1", "rich-hand", "big-in-hand"],
  ["4k4/P8/9/9/9/9/9/9/4K4 b - 1", "must-promote", "entering-king"],
  ["4k4/9/9/9/9/9/9/p8/4K4 w - 1", "must-promote", "entering-king"],
  ["4k4/9/N8/9/9/9/9/9/4K4 b - 1", "knight-must-promote", "promoted-big"],
  ["4k4/9/S8/9/9/9/9/9/4K4 b - 1", "in-zone", "knight-must-promote"],
  ["4k4/9/9/9/9/9/9/+R8/4K4 b - 1", "promoted-big", "in-zone"],
  ["4k4/9/K8/9/9/9/9/9/9 b - 1", "entering-king", "check"],
  ["4k4/9/9/9/9/9/9/9/K8 b - 1", "king-in-corner", "entering-king"],
];

Deno.test("a position of shogi is what its situation says, and not what it resembles", () => {
  for (const [setup, is, isNot] of SHOGI) {
    const start = shogi.start({ setup: `sfen ${setup}` });
    assert(start.ok, setup);
    const found = inShogi(start.value);
    assert(found.includes(is), `${setup}: ${is} is missing in ${found}`);
    assert(!found.includes(isNot), `${setup}: ${isNot} is in ${found}`);
  }
});

Deno.test("the starts of Geister and Tzaar are hardly any situation", () => {
  const [ghosts, stacks] = [geister.start({ seed: 1 }), tzaar.start({ seed: 1 })];
  assert(ghosts.ok && stacks.ok);
  assertEquals(inGeister(ghosts.value), []);
  assertEquals(inTzaar(stacks.value), ["first-turn"]);
});

Deno.test("a ghost on a corner and the last plies of Geister are situations", () => {
  const start = geister.start({ seed: 1, settings: { plyLimit: 4 } });
  assert(start.ok);
  assertEquals(inGeister({ ...start.value, ply: 2 }), ["half-way"]);
  assertEquals(inGeister({ ...start.value, ply: 3 }), ["half-way", "limit-next"]);
  const first = start.value.ghosts.first.map((ghost, at) =>
    at === 0 ? { colour: "blue" as const, at: 0 } : ghost
  );
  const ghosts = { ...start.value.ghosts, first };
  assertEquals(inGeister({ ...start.value, ghosts }), ["blue-on-left-corner", "may-take"]);
});

Deno.test("no two situations of a game share an id", () => {
  for (const table of [GEISTER_SITUATIONS, SHOGI_SITUATIONS, TZAAR_SITUATIONS]) {
    const ids = table.map(({ id }) => id);
    assertEquals(new Set(ids).size, ids.length);
  }
});
