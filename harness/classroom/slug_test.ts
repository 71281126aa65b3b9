import { assert, assertEquals } from "@std/assert";
import fc from "../testing/fast_check.ts";
import { anyText } from "../testing/any_text.ts";
import { slugsOf } from "./slug.ts";

Deno.test.each<[string, string]>([
  ["b01901001", "b01901001"],
  ["王小明_hw2", "王小明_hw2"],
  ["engine.py", "engine.py"],
])("%s keeps its name", (name, slug) => {
  assertEquals(slugsOf([name]).get(name), slug);
});

Deno.test.each([["../../etc"], ["a\nb"], ["=cmd()"], [".hidden"], ["-rf"], ["a b"], [
  "x".repeat(300),
]])(
  "%j gets a harmless one",
  (name) => {
    const slug = slugsOf([name]).get(name) ?? "";
    assert(/^[\p{L}\p{N}_][\p{L}\p{N}._-]{0,70}$/u.test(slug), slug);
  },
);

Deno.test("no two submissions share one, not even where case does not count", () => {
  assertEquals(slugsOf(["A", "a"]).get("A"), "A");
  fc.assert(
    fc.property(fc.uniqueArray(anyText(), { maxLength: 20 }), (names) => {
      const slugs = [...slugsOf(names).values()].map((slug) => slug.toLowerCase());
      assertEquals(new Set(slugs).size, names.length);
    }),
  );
});

Deno.test("no name can be chosen so that it takes another submission's folder", () => {
  const victim = "b~c";
  const marked = slugsOf([victim]).get(victim) ?? "";
  for (const names of [[marked, victim], [marked, `${marked}-2`, victim]]) {
    const slugs = [...slugsOf(names).values()];
    assertEquals(new Set(slugs).size, names.length, slugs.join());
  }
});
