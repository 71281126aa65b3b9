import { assert, assertEquals } from "@std/assert";
import { diagram, diagramFor } from "./diagram.ts";
import { view } from "./view.ts";
import { after, randomGame, setup, started } from "./test_kit.ts";

const POSITION = started(setup({ A: "12R", B: "00B", a: "33r", b: "43b" }));

Deno.test("the board is drawn as the first player sees it", () => {
  const { points, shape } = diagram(POSITION);
  assertEquals([shape, points.length], ["squares", 36]);
  assertEquals(points.find(({ name }) => name === "0-0"), { name: "0-0", x: 0, y: 0 });
  assertEquals(points.find(({ name }) => name === "4-5"), { name: "4-5", x: 4, y: 5 });
});

Deno.test("the first player's ghosts have capitals, and all show their colours", () => {
  assertEquals(diagram(POSITION).tokens, [
    { at: "1-2", glyph: "A", owner: "first", letter: "A", badge: "R", tint: "red" },
    { at: "0-0", glyph: "B", owner: "first", letter: "B", badge: "B", tint: "blue" },
    { at: "3-3", glyph: "a", owner: "second", letter: "a", badge: "R", tint: "red" },
    { at: "4-3", glyph: "b", owner: "second", letter: "b", badge: "B", tint: "blue" },
  ]);
});

Deno.test("a player's own picture has the own ghosts below and the other's without colours", () => {
  assertEquals(diagramFor(POSITION, "second").tokens, [
    { at: "2-2", glyph: "A", owner: "second", letter: "A", badge: "R", tint: "red" },
    { at: "1-2", glyph: "B", owner: "second", letter: "B", badge: "B", tint: "blue" },
    { at: "4-3", glyph: "a", owner: "first", letter: "a" },
    { at: "5-5", glyph: "b", owner: "first", letter: "b" },
  ]);
});

Deno.test("a player's own picture shows no more than the player may know", () => {
  for (const position of randomGame(started(8), 8).positions) {
    for (const side of ["first", "second"] as const) {
      assertEquals(diagramFor(position, side), diagramFor(view(position, side), side));
    }
  }
});

Deno.test("the last move is marked, in either view", () => {
  assertEquals(diagram(POSITION).marks, []);
  const moved = after(POSITION, ["A,SOUTH"]);
  assertEquals(diagram(moved).marks, [{ kind: "last", from: "1-2", to: "1-3" }]);
  assertEquals(diagramFor(moved, "second").marks, [{ kind: "last", from: "4-3", to: "4-2" }]);
  assertEquals(diagram(after(POSITION, ["B,WEST"])).marks, [{ kind: "last", from: "0-0" }]);
});

Deno.test("the caption says whose turn it is, how long it took and which ghosts were lost", () => {
  assertEquals(diagram(after(POSITION, ["A,SOUTH"])).caption, {
    en: "Second player to move, 1 of 200 plies played; " +
      "lost by first: 3 red 3 blue, by second: 3 red 3 blue",
    zh: "輪到後手，已走 1／200 手；先手被吃：紅 3 藍 3，後手被吃：紅 3 藍 3",
    ja: "後手の番、200 手中 1 手経過。先手の取られた駒：赤 3 青 3、後手：赤 3 青 3",
  });
  const { caption } = diagram(started(1));
  assert(typeof caption === "object" && caption.en.startsWith("First player to move, 0 of 200"));
});

Deno.test("the caption of a finished game says who has won and why", () => {
  const escaped = diagram(after(POSITION, ["B,WEST"])).caption;
  assert(typeof escaped === "object");
  assert(escaped.en.startsWith("First player has won (a blue ghost has escaped), 1 of 200"));
  assert(escaped.zh.startsWith("先手獲勝（藍鬼逃出）"));
  assert(escaped.ja.startsWith("先手の勝ち（青いゴーストが脱出した）"));
});
