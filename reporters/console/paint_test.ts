import { assertEquals } from "@std/assert";
import { paintOf, SIGNS } from "./paint.ts";

Deno.test("paint colours, or leaves text as it is", () => {
  assertEquals(paintOf(true)("red", "x"), "\x1b[31mx\x1b[39m");
  assertEquals(paintOf(false)("red", "x"), "x");
});

Deno.test("every outcome has a sign of its own, so colour is never needed", () => {
  const signs = Object.values(SIGNS).map(({ sign }) => sign);
  assertEquals(new Set(signs).size, signs.length);
});
