import { assertEquals } from "@std/assert";
import { countVisible, otherSide, sameStack, type Stack, stackAt } from "./position.ts";
import { HEIGHTS_SETUP, started } from "./test_kit.ts";

const STACK: Stack = { owner: "first", height: 2, type: 1 };

Deno.test("a stack is found by the name of its point", () => {
  const position = started(HEIGHTS_SETUP);
  assertEquals(stackAt(position, "2,0"), STACK);
  assertEquals(stackAt(position, "1,1"), undefined);
  assertEquals(stackAt(position, "0,0"), undefined);
});

Deno.test.each<[Stack | undefined, Stack | undefined, boolean]>([
  [STACK, { ...STACK }, true],
  [STACK, { ...STACK, owner: "second" }, false],
  [STACK, { ...STACK, height: 3 }, false],
  [STACK, { ...STACK, type: 2 }, false],
  [STACK, undefined, false],
  [undefined, STACK, false],
  [undefined, undefined, true],
])("stacks are the same when all is the same: %o, %o", (one, other, expected) => {
  assertEquals(sameStack(one, other), expected);
});

Deno.test("only the tops of stacks count", () => {
  const { board } = started("white 1 / W 1,1 12 3 / W 2,1 1 3 / B 1,2 3 3");
  assertEquals(countVisible(board, { owner: "first", type: 3 }), 2);
  assertEquals(countVisible(board, { owner: "second", type: 1 }), 0);
});

Deno.test("each side is the other of the other", () => {
  assertEquals([otherSide("first"), otherSide("second")], ["second", "first"]);
});
