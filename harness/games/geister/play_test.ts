import { assertEquals, assertThrows } from "@std/assert";
import { boardString } from "./board_string.ts";
import { play } from "./play.ts";
import { SQUARES } from "./square.ts";
import { after, moveOf, setup, STANDARD, started } from "./test_kit.ts";

Deno.test("a step changes one place, the turn and the count", () => {
  const position = after(started(STANDARD), ["C,NORTH"]);
  assertEquals(
    boardString(position, "first", { reveal: true }),
    STANDARD.replace("34R", "33R"),
  );
  assertEquals([position.turn, position.ply], ["second", 1]);
  assertEquals(position.last, {
    side: "first",
    move: { ghost: "C", direction: "N" },
    from: SQUARES.indexOf("3-4"),
    to: SQUARES.indexOf("3-3"),
    taken: undefined,
  });
});

Deno.test("the second player's north is the first player's south", () => {
  const position = after(started(STANDARD), ["C,NORTH", "C,NORTH"]);
  assertEquals(position.last?.to, SQUARES.indexOf("2-2"));
});

Deno.test.each([["b", "blue"], ["r", "red"]])("a ghost marked %s is taken as %s", (mark, taken) => {
  const position = started(setup({ B: "22B", D: "55B", b: `21${mark}`, d: "01b" }));
  const next = play(position, moveOf("B,NORTH"));
  assertEquals(next.last?.taken, taken);
  assertEquals(next.ghosts.second[1], { colour: taken, at: "captured" });
  assertEquals(next.ghosts.first[1]?.at, SQUARES.indexOf("2-1"));
});

Deno.test.each(["B,NORTH", "B,WEST"])("%s leaves the board from the left corner", (text) => {
  const position = play(started(setup({ B: "00B", b: "33b" })), moveOf(text));
  assertEquals(position.ghosts.first[1], { colour: "blue", at: "escaped" });
  assertEquals([position.last?.to, position.last?.taken], ["escaped", undefined]);
});

Deno.test("a ghost that escaped blocks no square", () => {
  const position = started(setup({ B: "00B", D: "88b", b: "33b", d: "88b" }));
  assertEquals(play(position, moveOf("B,NORTH")).ghosts.second, position.ghosts.second);
});

Deno.test.each(["A,NORTH", "I,NORTH", "B,SOUTH", "C,WEST", "D,WEST"])(
  "playing %s, which is illegal, is a bug",
  (text) => {
    const position = started(setup({ B: "05B", C: "00R", D: "15B", b: "33b" }));
    assertThrows(() => play(position, moveOf(text)));
  },
);
