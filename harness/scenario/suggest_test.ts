import { assertEquals } from "@std/assert";
import { untranslated } from "../core/mod.ts";
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
  const otherwise = untranslated("look it up");
  assertEquals(useOneOf(["a", "b"], "zebra").en, "use one of a, b");
  assertEquals(didYouMean("zebra", ["a"], otherwise), otherwise);
});

Deno.test("A near word is suggested in every language", () => {
  assertEquals(useOneOf(["bash", "zsh"], "bsh"), {
    en: 'use one of bash, zsh (did you mean "bash"?)',
    zh: "可用的有 bash, zsh（是指「bash」嗎？）",
    ja: "使えるのは bash, zsh（もしかして「bash」）",
  });
});
