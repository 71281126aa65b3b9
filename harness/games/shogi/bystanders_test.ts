import { assert, assertEquals, assertNotEquals } from "@std/assert";
import { randomFrom } from "../random.ts";
import { hasSameMoves, isAlike, positionOf, withBystanders } from "./bystanders.ts";
import { rowsOf } from "./mirror.ts";
import { started } from "./test_kit.ts";

const MATED = "8k/8G/8G/9/9/9/9/9/K8 w - 1";
const CHECKED = "5k3/9/4G1G2/9/9/9/9/9/4K4 b - 1";

Deno.test("pieces are added that change no move, behind any of the openings", () => {
  const openings = [["5i5h", "4a5a", "5h5g"], ["5i6h"]];
  for (let seed = 1; seed <= 20; seed++) {
    const setup = withBystanders(CHECKED, { openings, random: randomFrom(seed) });
    assertNotEquals(setup, CHECKED);
    for (const moves of openings) {
      const [usual, other] = [positionOf({ setup: CHECKED, moves }), positionOf({ setup, moves })];
      assert(usual && other && isAlike(usual, other) && hasSameMoves(usual, other), setup);
    }
  }
});

Deno.test("no piece is added where it could never move, nor a second pawn on a file", () => {
  for (let seed = 1; seed <= 60; seed++) {
    const setup = withBystanders(MATED, { openings: [[]], random: randomFrom(seed) });
    const rows = rowsOf(setup.split(" ")[0] ?? "");
    assert(!rows[0]?.some((mark) => /^[PLN]$/.test(mark)), setup);
    assert(!rows[8]?.some((mark) => /^[pln]$/.test(mark)), setup);
    for (const pawn of ["P", "p"]) {
      const files = rows.flatMap((row) => row.flatMap((mark, file) => mark === pawn ? [file] : []));
      assertEquals(new Set(files).size, files.length, setup);
    }
  }
});

Deno.test("a piece that gives a move or takes one away is none to add", () => {
  const usual = started(MATED);
  assert(hasSameMoves(usual, started("8k/8G/8G/9/9/4P4/9/9/K8 w - 1")));
  assert(!hasSameMoves(usual, started("7gk/8G/8G/9/9/9/9/9/K8 w - 1")));
  const drops = started("4k4/9/9/9/9/9/9/9/4K4 b G 1");
  assert(hasSameMoves(drops, started("4k4/9/9/4p4/9/9/9/9/4K4 b G 1")), "A drop finds it taken");
  assert(!isAlike(usual, started("8k/8G/9/9/9/9/9/9/K8 w - 1")), "It is no mate");
});
