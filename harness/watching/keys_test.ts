import { assertEquals } from "@std/assert";
import { keysIn } from "./keys.ts";

Deno.test("every character is a key, in either case", () => {
  assertEquals(keysIn("aFq"), ["a", "f", "q"]);
});

Deno.test("arrows, End, F1, Delete and Alt with a letter press no letter", () => {
  assertEquals(keysIn("\x1b[A\x1b[F\x1bOA\x1bOP\x1b[3~\x1b[1;5Aq\x1bq\x1b"), ["q", "\x1b"]);
});
