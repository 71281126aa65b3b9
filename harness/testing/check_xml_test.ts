import { assertEquals, assertThrows } from "@std/assert";
import { elementsOf, parseXml } from "./check_xml.ts";

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';

Deno.test("parseXml reads elements, attributes and entities", () => {
  const root = parseXml(`${HEAD}<a b="&quot;&#10;"><c>x&amp;y</c><c/></a>\n`);
  assertEquals(root.attributes, { b: '"\n' });
  assertEquals(elementsOf(root, "c").map(({ text }) => text), ["x&y", ""]);
});

const WRONG = [
  "<a>",
  "<a></b>",
  "<a><b></a></b>",
  "<a/><a/>",
  "<a>&</a>",
  "<a>&nope;</a>",
  "<a>]]></a>",
  '<a b="1" b="2"/>',
  '<a b="<"/>',
  "<a>\x00</a>",
  "<a>\ud800</a>",
  "<a>\ufffe</a>",
];

for (const [at, xml] of WRONG.entries()) {
  Deno.test(`parseXml refuses what is not well formed (${at})`, () => {
    assertThrows(() => parseXml(HEAD + xml));
  });
}
