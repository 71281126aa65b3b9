import { assertEquals, assertThrows } from "@std/assert";
import { UsageError } from "../core/mod.ts";
import { portsOf } from "./ports_option.ts";

Deno.test.each<[string | undefined, readonly number[]]>([
  [undefined, []],
  ["10000", [10000]],
  ["10000,10001", [10000, 10001]],
])("--ports %s is read", (text, ports) => {
  assertEquals(portsOf(text), ports);
});

Deno.test.each([["0"], ["70000"], ["a,b"], ["1,2,3"]])("--ports %s is refused", (text) => {
  assertThrows(() => portsOf(text), UsageError);
});
