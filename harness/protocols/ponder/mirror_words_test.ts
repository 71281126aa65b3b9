import { assertEquals } from "@std/assert";
import { DIALECT_V1 } from "./dialect_v1.ts";
import { DIALECT_V2 } from "./dialect_v2.ts";
import { mirrorWords } from "./mirror_words.ts";

const ALL = { files: true, ranks: true, colours: true };
const BOARD = `m,${"X,".repeat(30)}K`;
const SEEN = `k,${"X,".repeat(30)}M`;

Deno.test("a start is mirrored with its counts and its history", () => {
  const counts = "1,2,2,2,2,2,5,1,2,1,2,2,2,5";
  const text = `/start_${BOARD},${counts},2,a1(m),d8(K),900000`;
  const seen = `/start_${SEEN},1,2,1,2,2,2,5,1,2,2,2,2,2,5,2,d8(M),a1(k),900000`;
  assertEquals(mirrorWords(DIALECT_V2)(text, ALL), seen);
});

Deno.test("turns and plies are mirrored in both dialects", () => {
  assertEquals(mirrorWords(DIALECT_V2)("/turn 1 0", ALL), "/turn 1 1");
  assertEquals(mirrorWords(DIALECT_V2)("/turn 1 2", ALL), "/turn 1 2");
  assertEquals(mirrorWords(DIALECT_V2)("/move a1-a2 900000 0", ALL), "/move d8-d7 900000 0");
  assertEquals(mirrorWords(DIALECT_V1)("/move 0 0 0 1 900000", ALL), "/move 3 7 3 6 900000");
});

Deno.test("what is not written as the platform writes it is not changed", () => {
  assertEquals(mirrorWords(DIALECT_V2)("/move a1 a2", ALL), undefined);
  assertEquals(mirrorWords(DIALECT_V2)("/exit", ALL), "/exit");
  assertEquals(mirrorWords(DIALECT_V2)("/chat hello", ALL), "/chat hello");
});
