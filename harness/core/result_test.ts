import { assertEquals } from "@std/assert";
import { err, ok, type Result } from "./result.ts";

function half(number: number): Result<number> {
  return number % 2 === 0 ? ok(number / 2) : err(`Cannot halve "${number}": it is odd`);
}

Deno.test("a result holds what worked or why it did not", () => {
  assertEquals(half(4), { ok: true, value: 2 });
  assertEquals(half(3), { ok: false, error: 'Cannot halve "3": it is odd' });
});
