import { assertEquals } from "@std/assert";
import { ending, repetitionLength } from "./ending.ts";
import { after, rows, started } from "./test_kit.ts";

/** Four plies that come back to where they began. */
const CYCLE = ["b2-b1", "a7-a8", "b1-b2", "a8-a7"];
const QUIET = `${rows({ a7: "k", b2: "K" })} red`;

/** As the manual has it: b2-b1 captures the first time. */
const CAPTURE = `${rows({ a7: "k", b2: "K", b1: "r" })} red`;

function cycles(count: number): string[] {
  return new Array(count).fill(CYCLE).flat();
}

Deno.test.each<[string, string, string[], string | undefined]>([
  ["12 quiet plies, three times round", QUIET, cycles(3), "PositionRepetitionDraw"],
  ["11 quiet plies", QUIET, cycles(3).slice(0, 11), undefined],
  ["12 plies of which the first captures", CAPTURE, cycles(3), undefined],
  [
    "13 plies of which the first captures",
    CAPTURE,
    [...cycles(3), "b2-b1"],
    "PositionRepetitionDraw",
  ],
])("after %s the manual's table holds", (_, setup, moves, reason) => {
  assertEquals(ending(after(started(setup), moves))?.reason, reason);
});

Deno.test("the same positions by other moves are no repetition", () => {
  const wander = ["b2-b1", "a7-a8", "b1-b2", "a8-a7", "b2-b3", "a7-a8", "b3-b2", "a8-a7"];
  const once = started(QUIET);
  assertEquals(ending(after(once, [...wander, ...wander])), undefined);
  const thrice = after(once, [...wander, ...wander, ...wander]);
  assertEquals([ending(thrice)?.reason, repetitionLength(thrice)], ["PositionRepetitionDraw", 8]);
});

Deno.test("a repetition need not begin with the quiet plies", () => {
  const position = after(started(QUIET), ["b2-b3", "a7-b7", "b3-b2", "b7-a7", ...cycles(3)]);
  assertEquals(repetitionLength(position), 4);
});

Deno.test("the number of repetitions is a setting", () => {
  assertEquals(repetitionLength(after(started(QUIET, { repetition: 2 }), cycles(2))), 4);
  assertEquals(repetitionLength(after(started(QUIET, { repetition: 4 }), cycles(3))), undefined);
});

Deno.test("a flip breaks a repetition", () => {
  const setup = `${rows({ a8: "X", a7: "k", b2: "K" })} red deal=${rows({ a8: "P" })}`;
  const position = started(setup);
  const around = ["b2-b1", "a7-b7", "b1-b2", "b7-a7"];
  const moves = [...around, ...around, ...around];
  assertEquals(ending(after(position, moves))?.reason, "PositionRepetitionDraw");
  const flipped = [...moves.slice(0, 8), "a8", "a7-b7", "b2-b1", "b7-a7", "b1-b2"];
  assertEquals(ending(after(position, flipped)), undefined);
});

/** Kings that circle out of step, so that nothing repeats for long. */
function wanderings(plies: number): string[] {
  const red = ["a1-a2", "a2-b2", "b2-b1", "b1-a1"];
  const black = [
    "a8-b8",
    "b8-c8",
    "c8-d8",
    "d8-d7",
    "d7-c7",
    "c7-b7",
    "b7-a7",
    "a7-a8",
    "a8-b8",
    "b8-a8",
  ];
  return Array.from({ length: plies }, (_, ply) => {
    const circle = ply % 2 === 0 ? red : black;
    return circle[(ply >> 1) % circle.length]!;
  });
}

Deno.test.each<[number, number, string | undefined]>([
  [60, 59, undefined],
  [60, 60, "NoEatFlipDraw"],
  [7, 6, undefined],
  [7, 7, "NoEatFlipDraw"],
])("with a limit of %d, %d quiet plies end in: %s", (noEatFlip, plies, reason) => {
  const position = started(`${rows({ a8: "k", a1: "K" })} red`, { noEatFlip });
  assertEquals(ending(after(position, wanderings(plies))), reason ? { reason } : undefined);
});

const PRISON = { a8: "K", b8: "p", a7: "p" };

Deno.test.each<[string, string]>([
  ["no piece is left", `${rows({ a8: "k" })} red`],
  [
    "none is left, though the opponent's may be flipped",
    `${rows({ a8: "k", b8: "X" })} red deal=${rows({ b8: "p" })}`,
  ],
  ["none can move", `${rows(PRISON)} red`],
  ["none can move or take", `${rows({ a8: "r", b8: "K", a7: "G" })} black`],
])("a side to move loses when %s", (_, setup) => {
  assertEquals(ending(started(setup)), { reason: "NoMove", winner: "second" });
});

Deno.test("a hemmed-in side that can flip plays on", () => {
  assertEquals(ending(started(`${rows({ ...PRISON, d1: "X" })} red`)), undefined);
});

Deno.test("a side whose pieces are all dark plays on", () => {
  const setup = `${rows({ a8: "k", b8: "X" })} red deal=${rows({ b8: "P" })}`;
  assertEquals(ending(started(setup)), undefined);
});

Deno.test("nothing has ended at the start", () => {
  assertEquals(ending(started(1)), undefined);
});

Deno.test("the side that captures the last piece wins", () => {
  const position = after(started(`${rows({ a8: "G", a7: "p" })} red`), ["a8-a7"]);
  assertEquals(ending(position), { reason: "NoMove", winner: "first" });
});

Deno.test("a loss goes before a draw", () => {
  const position = started(`${rows({ a8: "k", a7: "P", c8: "P" })} red`, { noEatFlip: 1 });
  assertEquals(ending(after(position, ["c8-b8"])), { reason: "NoMove", winner: "first" });
  assertEquals(ending(after(position, ["c8-c7"])), { reason: "NoEatFlipDraw" });
});
