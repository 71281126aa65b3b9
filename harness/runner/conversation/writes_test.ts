import { assertEquals } from "@std/assert";
import { writesOf } from "./writes.ts";

const PAIR = ["OK \r\n", "MOV?xx\r\n"];
const WHOLE = "OK \r\nMOV?xx\r\n";

Deno.test.each([
  ["apart", [{ text: WHOLE, delivery: { pauseMs: 10, untilRead: true, pieces: [5, 8] } }]],
  ["coalesced", [{ text: WHOLE, delivery: {} }]],
  ["bytes", [{ text: WHOLE, delivery: { pieces: [1], pauseMs: 1 } }]],
  ["halves", [{ text: WHOLE, delivery: { pieces: [3, 2, 4, 4], pauseMs: 30 } }]],
  ["split-start", [{ text: WHOLE, delivery: { pieces: [1, 4, 1, 7], pauseMs: 30 } }]],
  ["split-end", [{ text: WHOLE, delivery: { pieces: [4, 1, 7, 1], pauseMs: 30 } }]],
])("two messages are delivered %s", (name, writes) => {
  assertEquals([...writesOf(PAIR, name)], [...writes] as never);
});

Deno.test("nothing to say is no write", () => {
  assertEquals(writesOf([], "apart"), []);
});

Deno.test("a message alone is sent whole", () => {
  assertEquals(writesOf(["帥\n"], "apart"), [{ text: "帥\n", delivery: {} }]);
});

Deno.test("pieces are measured in bytes", () => {
  assertEquals(writesOf(["帥\n", "x\n"], "apart")[0]?.delivery.pieces, [4, 2]);
});
