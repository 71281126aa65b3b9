import { assertEquals } from "@std/assert";
import { isRecord, jsonIn } from "./json.ts";

Deno.test("a text that is no JSON has no value", () => {
  assertEquals(['{"a":1}', "null", "", "{", "審"].map(jsonIn), [
    { a: 1 },
    null,
    undefined,
    undefined,
    undefined,
  ]);
});

Deno.test("a list is no record", () => {
  assertEquals([{}, { a: 1 }, [], null, "a", undefined].map(isRecord), [
    true,
    true,
    false,
    false,
    false,
    false,
  ]);
});
