import { assertEquals, assertThrows } from "@std/assert";
import { UsageError } from "../../core/mod.ts";
import { sprtOf } from "./sprt_option.ts";

Deno.test("two differences have the usual chances of error, four words have their own", () => {
  assertEquals(sprtOf(undefined), undefined);
  assertEquals(sprtOf("0,10"), { elo0: 0, elo1: 10, alpha: 0.05, beta: 0.05 });
  assertEquals(sprtOf("-2.5,2,0.1,0.01"), { elo0: -2.5, elo1: 2, alpha: 0.1, beta: 0.01 });
});

Deno.test.each([
  ["", "Cannot read"],
  ["0", "Cannot read"],
  ["0,x", "Cannot read"],
  ["0,10,0.05", "Cannot read"],
  ["10,0", "the smaller one first"],
  ["0,5000", "between -1000 and 1000"],
  ["0,10,0,0.05", "one wrong decision in twenty"],
  ["0,10,0.05,0.6", "one wrong decision in twenty"],
])("--sprt %j is refused", (text, why) => {
  assertThrows(() => sprtOf(text), UsageError, why);
});
