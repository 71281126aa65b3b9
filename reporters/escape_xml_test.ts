import { assertEquals } from "@std/assert";
import fc from "../harness/testing/fast_check.ts";
import { anyText } from "../harness/testing/any_text.ts";
import { parseXml } from "../harness/testing/check_xml.ts";
import { element, xmlBytes, xmlDocument } from "./escape_xml.ts";

Deno.test("an element escapes its attributes and its text", () => {
  const xml = xmlDocument(element("a", { b: "<\"'&\n\t", c: 1, d: undefined }, ["]]><script>"]));
  assertEquals(
    xml,
    '<?xml version="1.0" encoding="UTF-8"?>\n' +
      '<a b="&lt;&quot;&apos;&amp;&#10;&#9;" c="1">]]&gt;&lt;script&gt;</a>\n',
  );
});

Deno.test("what XML forbids is shown", () => {
  const { text } = parseXml(
    xmlDocument(element("a", {}, ["\x00\x1b\r\udce6\ud800\ufffe\u{1fffe}\x85"])),
  );
  assertEquals(text, "␀␛␍\\xE6\\uD800\\u{FFFE}\\u{1FFFE}\\x85");
});

Deno.test("elements nest, and only elements made here count as such", () => {
  const forged = { text: "<b/>" } as unknown as string;
  assertEquals(parseXml(xmlDocument(element("a", {}, [forged]))).children, []);
  const root = parseXml(xmlDocument(element("a", {}, [element("b", {}, ["x"]), element("c", {})])));
  assertEquals(root.children.map(({ name }) => name), ["b", "c"]);
});

Deno.test("any text makes well-formed XML", () => {
  fc.assert(fc.property(anyText(), (text) => {
    parseXml(xmlDocument(element("a", { b: text }, [text, element("c", {}), text])));
  }));
});

Deno.test("xmlBytes counts bytes, not characters", () => {
  assertEquals(xmlBytes(element("a", {}, ["將"])), 10);
});
