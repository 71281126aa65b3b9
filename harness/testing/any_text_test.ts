import { assert, assertEquals } from "@std/assert";
import fc from "./fast_check.ts";
import { runs } from "./quick.ts";
import { anyText } from "./any_text.ts";

Deno.test("any text is well-formed, and of all kinds of characters", () => {
  const texts = fc.sample(anyText(), { numRuns: runs(300), seed: 1 });
  assert(texts.every((text) => text.isWellFormed()));
  const all = texts.join("");
  const kinds = [/\p{Cc}/u, /[a-z]/, /\p{Script=Han}/u, /[\u{10000}-\u{10ffff}]/u];
  assertEquals(kinds.map((kind) => kind.test(all)), [true, true, true, true]);
  assert(texts.includes(""));
});
