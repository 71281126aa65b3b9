import { assert, assertEquals } from "@std/assert";
import { pick, randomFrom } from "../random.ts";
import { repetitionLength } from "./ending.ts";
import { started } from "./test_kit.ts";
import { darkChess } from "./mod.ts";
import { DARK_CHESS_SITUATIONS, situationsIn } from "./situations.ts";

const TOP = "----/----/----/----/----/";

/** Positions with a situation that they are, and one that they only resemble. */
const POSITIONS: readonly [setup: string, is: string, isNot: string][] = [
  ["XXXX/XXXX/XXXX/XXXX/XXXX/XXXX/XXXX/XXXX unknown", "first-ply", "second-ply"],
  ["XXXX/XXXX/XXXX/XXXX/XXXX/XXXX/XXXX/rXXX red", "no-open-piece", "first-ply"],
  [`${TOP}r---/X---/C--- red`, "dark-screen", "two-screens"],
  [`${TOP}r---/p---/C--- red`, "one-screen", "dark-screen"],
  ["k---/----/----/X---/----/----/----/C--- red", "far-shot", "two-screens"],
  ["k---/----/----/X---/----/----/----/C--- red", "king-shot", "cannon-beside-enemy"],
  ["----/----/----/----/r---/X---/p---/C--- red", "two-screens-dark", "one-screen"],
  ["----/----/----/----/r---/p---/p---/C--- red", "two-screens", "two-screens-dark"],
  [`${TOP}X---/p---/C--- red`, "cannon-on-dark", "cannon-on-own"],
  [`${TOP}P---/p---/C--- red`, "cannon-on-own", "cannon-on-dark"],
  [`${TOP}----/p---/C--- red`, "cannon-beside-enemy", "one-screen"],
  [`${TOP}----/p---/K--- red`, "king-beside-pawn", "king-pawn-corner"],
  [`${TOP}----/-p--/-K-- red`, "king-pawn-corner", "pawn-beside-king"],
  [`${TOP}----/-p--/-K-- black`, "pawn-beside-king", "king-beside-pawn"],
  [`${TOP}----/-k--/-K-- black`, "king-beside-king", "guard-beside-king"],
  [`${TOP}----/-k--/-G-- red`, "guard-beside-king", "king-beside-king"],
  [`${TOP}----/-g--/-P-- red`, "pawn-beside-strong", "equals"],
  [`${TOP}----/-g--/-G-- red`, "equals", "pawn-beside-strong"],
  [`${TOP}----/X---/KX-- red`, "walled-in", "equals"],
  [`${TOP}----/----/K--k red`, "own-in-corner", "prey-in-corner"],
  [`${TOP}----/----/rK-- red`, "prey-in-corner", "own-in-corner"],
  ["k---/P---/----/----/----/----/----/---K black", "one-move", "only-flips"],
  [`${TOP}p---/rp--/Kr-- red`, "only-captures", "only-flips"],
  [`${TOP}----/X---/KX-- red`, "only-flips", "only-captures"],
  [`${TOP}----/----/KX-- red`, "last-dark", "all-open"],
  [`${TOP}----/----/K--k red`, "all-open", "last-dark"],
  [`${TOP}----/----/C--k red`, "only-cannons", "only-pawns"],
  [`${TOP}----/----/P--k red`, "only-pawns", "only-cannons"],
  [`${TOP}----/----/P--k red`, "one-piece", "draw-next"],
];

Deno.test("a position is what its situation says, and not what it resembles", () => {
  for (const [setup, is, isNot] of POSITIONS) {
    const found = situationsIn(started(setup));
    assert(found.includes(is), `${setup}: ${is} is missing in ${found}`);
    assert(!found.includes(isNot), `${setup}: ${isNot} is in ${found}`);
  }
});

Deno.test("the plies before a draw are situations", () => {
  const quiet = (count: number) => Array.from({ length: count }, (_, at) => QUIET[at % 4] ?? "");
  const after = (count: number) =>
    quiet(count).reduce((position, ply) => {
      const move = darkChess.read(ply);
      return move.ok ? darkChess.play(position, move.value) : position;
    }, started(`${TOP}----/----/K--k red`));
  assert(situationsIn(after(30)).includes("half-way"));
  assert(situationsIn(after(59)).includes("draw-next"));
  assertEquals(situationsIn(after(10)).includes("repetition-next"), false);
  assert(situationsIn(after(11)).includes("repetition-next"));
  assert(
    situationsIn(darkChess.play(started(1), { kind: "flip", at: "a1" })).includes("second-ply"),
  );
});

Deno.test("a repetition is next just where some legal ply makes one", () => {
  const random = randomFrom(7);
  let position = started(`${TOP}----/p-k-/K--P red`, { noEatFlip: 2000, repetition: 2 });
  let count = 0;
  for (let plies = 0; plies < 600; plies++) {
    const going = darkChess.moves(position).map((move) => darkChess.play(position, move))
      .filter((after) => after.quiet.length > 0);
    const isNext = going.some((after) => repetitionLength(after) !== undefined);
    assertEquals(situationsIn(position).includes("repetition-next"), isNext);
    count += Number(isNext);
    const next = pick(going, random);
    assert(next);
    position = next;
  }
  assert(count > 0 && count < 600, `${count} of 600`);
});

const QUIET = ["a1-a2", "d1-d2", "a2-a1", "d2-d1"];

Deno.test("every situation has a test here or in the plies before a draw, and an id of its own", () => {
  const tested = new Set(POSITIONS.map(([, is]) => is));
  const ids = DARK_CHESS_SITUATIONS.map(({ id }) => id);
  assertEquals(new Set(ids).size, ids.length);
  assertEquals(ids.filter((id) => !tested.has(id)), [
    ...["second-ply", "half-way", "draw-next", "repetition-next"],
  ]);
});
