import { assert, assertEquals } from "@std/assert";
import fc from "../testing/fast_check.ts";
import { follows, type Link, NO_LINK, unseal } from "./seal.ts";
import { sealAll } from "./seal_kit.ts";

Deno.test("a sealed line is JSON, and gives back what was sealed", () => {
  fc.assert(fc.property(fc.array(fc.json(), { maxLength: 5 }), (values) => {
    const texts = values.map((value) => JSON.stringify({ value }));
    let link: Link = NO_LINK;
    for (const line of sealAll(texts)) {
      const read = unseal(line.trimEnd());
      assert(read && follows(read, link));
      assertEquals(read.text, texts[read.number - 1]);
      assertEquals(JSON.parse(line).line, link.number + 1);
      link = read;
    }
  }));
});

Deno.test("the same line at another place, or behind another line, does not follow", () => {
  const [one = "", two = ""] = sealAll(['{"a":1}', '{"a":1}']).map((line) => line.trimEnd());
  const [other = ""] = sealAll(['{"a":2}']).map((line) => line.trimEnd());
  const [first, second, another] = [one, two, other].map((line) => unseal(line));
  assert(first && second && another);
  assertEquals(follows(second, first), true);
  assertEquals([follows(first, first), follows(second, another)], [false, false]);
  assertEquals(follows(second, NO_LINK), false);
});

Deno.test("a line without a seal is distinguished from one with a wrong one", () => {
  for (const line of ["", "{}", '{"line":1,"sum":"0"}', '{"a":"\\",\\"line\\":1"}']) {
    assertEquals(unseal(line), undefined);
  }
});
