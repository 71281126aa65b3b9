import { assertEquals } from "@std/assert";
import { diagram } from "./diagram.ts";
import { after, started } from "./test_kit.ts";

const SETUP = "X--k/----/----/----/----/----/----/K--- black";

Deno.test("rank 8 is on top and a is on the left", () => {
  const { points, shape } = diagram(started(1));
  assertEquals([shape, points.length], ["squares", 32]);
  assertEquals(points.find(({ name }) => name === "a8"), { name: "a8", x: 0, y: 0 });
  assertEquals(points.find(({ name }) => name === "d1"), { name: "d1", x: 3, y: 7 });
});

Deno.test("red is drawn as first and black as second, whichever moved first", () => {
  assertEquals(diagram(started(SETUP)).tokens, [
    { at: "a1", glyph: "帥", owner: "first", letter: "K" },
    { at: "a8", glyph: "●", owner: "nobody", letter: "X" },
    { at: "d8", glyph: "將", owner: "second", letter: "k" },
  ]);
});

Deno.test("every piece has its own glyph", () => {
  const all = "KGMR/NCP-/----/----/----/----/kgmr/ncp- red";
  assertEquals(
    diagram(started(all)).tokens.map(({ glyph }) => glyph).join(""),
    "馬包卒將士象車傌炮兵帥仕相俥",
  );
});

Deno.test("the last move is marked", () => {
  const position = started(SETUP);
  assertEquals(diagram(position).marks, []);
  assertEquals(diagram(after(position, ["d8-d7"])).marks, [{ kind: "last", from: "d8", to: "d7" }]);
  assertEquals(diagram(after(position, ["a8"])).marks, [{ kind: "last", from: "a8" }]);
});

Deno.test("the caption says whose turn it is", () => {
  assertEquals(diagram(started(SETUP)).caption, {
    en: "Black (first player) to move",
    zh: "輪到黑方（先手）",
    ja: "黒（先手）の番",
  });
  assertEquals(diagram(after(started(SETUP), ["d8-d7"])).caption, {
    en: "Red (second player) to move",
    zh: "輪到紅方（後手）",
    ja: "赤（後手）の番",
  });
  assertEquals(diagram(started(1)).caption, {
    en: "Colour not decided (first player) to move",
    zh: "輪到顏色未定的一方（先手）",
    ja: "色が未定の側（先手）の番",
  });
});

Deno.test("the caption of a finished game says who has won, or that it is drawn, and why", () => {
  const caught = started("----/----/----/----/----/----/p---/K--- black");
  assertEquals(
    diagram(after(started("----/----/----/----/----/----/p---/K--- red"), ["a1-b1"])).caption,
    {
      en: "Black (second player) to move",
      zh: "輪到黑方（後手）",
      ja: "黒（後手）の番",
    },
  );
  assertEquals(diagram(after(caught, ["a2-a1"])).caption, {
    en: "Black (first player) has won: the other side has no piece or no move left",
    zh: "黑方（先手）獲勝：對方已無棋子或無步可走",
    ja: "黒（先手）の勝ち：相手に駒または指せる手がない",
  });
  const drawn = { ...started(SETUP), settings: { ...started(SETUP).settings, noEatFlip: 1 } };
  assertEquals(diagram(after(drawn, ["d8-d7"])).caption, {
    en: "Drawn: too many plies without a capture or a flip",
    zh: "和局：連續未吃子、未翻棋的手數達上限",
    ja: "引き分け：取ることもめくることもない手が続いた",
  });
});
