import { assertEquals } from "@std/assert";
import { homeOf, isOnBoard, LETTERS, otherSide, takenOf } from "./ghost.ts";
import { SQUARES } from "./square.ts";

Deno.test("the ghosts stand at home as the manual's table has them", () => {
  const homes = (side: "first" | "second") =>
    LETTERS.map((_, index) => SQUARES[homeOf(index, side)]).join(" ");
  assertEquals(homes("first"), "1-4 2-4 3-4 4-4 1-5 2-5 3-5 4-5");
  assertEquals(homes("second"), "4-1 3-1 2-1 1-1 4-0 3-0 2-0 1-0");
});

Deno.test("captured ghosts are counted by colour", () => {
  const ghosts = [
    { colour: "red", at: "captured" },
    { colour: "blue", at: "escaped" },
    { colour: "red", at: 3 },
  ] as const;
  assertEquals([takenOf(ghosts, "red"), takenOf(ghosts, "blue")], [1, 0]);
  assertEquals(ghosts.map(isOnBoard), [false, false, true]);
});

Deno.test("there are two sides", () => {
  assertEquals([otherSide("first"), otherSide("second")], ["second", "first"]);
});
