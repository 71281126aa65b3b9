import { assertEquals } from "@std/assert";
import { handOf, inHand, isCheck, otherSide, pieceAt, turnOf } from "./position.ts";
import { after, started } from "./test_kit.ts";

const PLAYED = "7g7f 3c3d 8h2b+ 3a2b";

Deno.test("pieces are found by the names of squares", () => {
  const position = after(started(), "7g7f 3c3d 8h2b+");
  assertEquals(pieceAt(position, "2b"), { side: "first", letter: "B", promoted: true });
  assertEquals(pieceAt(position, "5a"), { side: "second", letter: "K", promoted: false });
  assertEquals([pieceAt(position, "5e"), pieceAt(position, "0z")], [undefined, undefined]);
});

Deno.test("hands are listed, the strongest piece first", () => {
  const position = started("4k4/9/9/9/9/9/9/9/4K4 b 2PRb 1");
  assertEquals(handOf(position, "first"), [{ letter: "R", count: 1 }, { letter: "P", count: 2 }]);
  assertEquals(handOf(position, "second"), [{ letter: "B", count: 1 }]);
  assertEquals([inHand(position, "first", "P"), inHand(position, "second", "P")], [2, 0]);
});

Deno.test("turn, check and the other side", () => {
  const position = after(started(), PLAYED);
  assertEquals([turnOf(position), isCheck(position)], ["first", false]);
  assertEquals(isCheck(after(position, "B*3c")), true);
  assertEquals([otherSide("first"), otherSide("second")], ["second", "first"]);
});

Deno.test("what repetition compares leaves out the number of the move", () => {
  const [one, other] = [1, 99].map((number) => started(`4k4/9/9/9/9/9/9/9/4K4 b - ${number}`));
  assertEquals(one?.seen, other?.seen);
});
