import { assertEquals } from "@std/assert";
import { didYouMean, nearest, useOneOf } from "./suggest.ts";

const VERBS = ["greet", "send", "expect", "play", "close", "repeat"];

for (
  const [typed, meant] of [
    ["snd", "send"],
    ["SEND", "send"],
    ["sned", "send"],
    ["exepct", "expect"],
    ["zebra", undefined],
    ["", undefined],
    ["x".repeat(1000), undefined],
  ] as const
) {
  Deno.test(`The nearest verb to "${typed.slice(0, 10)}" is ${meant}`, () => {
    assertEquals(nearest(typed, VERBS), meant);
  });
}

Deno.test("A word that is near to nothing gets the list or the other advice", () => {
  assertEquals(useOneOf(["a", "b"], "zebra"), "use one of a, b");
  assertEquals(didYouMean("zebra", ["a"], "look it up"), "look it up");
});
