import { assert, assertEquals } from "@std/assert";
import { diagram } from "./diagram.ts";
import { DIRECTIONS, indexOf, nameOf } from "./point.ts";
import { after, NO_CAPTURE_SETUP, started } from "./test_kit.ts";

Deno.test("the board is a hexagon with v = 4 on top and rows shifted by halves", () => {
  const { points, shape } = diagram(started());
  assertEquals([shape, points.length], ["hexagon", 60]);
  const at = (name: string) => points[indexOf(name)!];
  assertEquals(at("-4,4"), { name: "-4,4", x: 2, y: 0 });
  assertEquals(at("-4,0"), { name: "-4,0", x: 0, y: 4 });
  assertEquals(at("1,1"), { name: "1,1", x: 5.5, y: 3 });
  assertEquals(at("4,-4"), { name: "4,-4", x: 6, y: 8 });
});

Deno.test("neighbours are a whole place apart in a row and half a place between rows", () => {
  const { points } = diagram(started());
  for (const { u, v } of DIRECTIONS) {
    const [one, other] = ["2,0", nameOf({ u: 2 + u, v })].map((name) => points[indexOf(name)!]!);
    const [dx, dy] = [Math.abs(one!.x - other!.x), Math.abs(one!.y - other!.y)];
    assert((dx === 1 && dy === 0) || (dx === 0.5 && dy === 1));
  }
});

Deno.test("every kind has its own glyph and letter, and stacks tell their height", () => {
  const setup =
    "white 1 / W -4,4 1 1 / W -3,4 12 2 / W -2,4 1 3 / B -4,3 1 1 / B -3,3 1 2 / B -2,3 2 3";
  assertEquals(diagram(started(setup)).tokens, [
    { at: "-4,4", owner: "first", glyph: "○", letter: "T" },
    { at: "-3,4", owner: "first", glyph: "◎", letter: "R", badge: "12" },
    { at: "-2,4", owner: "first", glyph: "☆", letter: "Z" },
    { at: "-4,3", owner: "second", glyph: "●", letter: "t" },
    { at: "-3,3", owner: "second", glyph: "◉", letter: "r" },
    { at: "-2,3", owner: "second", glyph: "★", letter: "z", badge: "2" },
  ]);
});

Deno.test("the last move is marked, a pass is not", () => {
  assertEquals(diagram(started()).marks, []);
  const one = after(started(), ["2,0-1,1"]);
  assertEquals(diagram(one).marks, [{ kind: "last", from: "2,0", to: "1,1" }]);
  assertEquals(diagram(after(one, ["1,-2-0,-2", "pass"])).marks, []);
});

Deno.test("the caption says whose step it is", () => {
  assertEquals(diagram({ ...started(), turn: "second", step: 2, round: 14 }).caption, {
    en: "Black to make step 2 of round 14",
    zh: "第 14 回合，輪到黑方走第 2 步",
    ja: "第 14 ラウンド、黒の第 2 ステップ",
  });
});

Deno.test("the caption of a finished game says who has won and why", () => {
  assertEquals(diagram(started(NO_CAPTURE_SETUP)).caption, {
    en: "Black has won: White can take nothing",
    zh: "黑方獲勝：白方無子可吃",
    ja: "黒の勝ち：白は何も取れない",
  });
});
