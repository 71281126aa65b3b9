import { assertEquals, assertStringIncludes } from "@std/assert";
import { paintOf } from "../../../reporters/console/paint.ts";
import { elementsOf, parseXml } from "../../testing/check_xml.ts";
import { consoleSvg, plain } from "./console_svg.ts";

const paint = paintOf(true);

Deno.test("colours become attributes, and columns stay where they were", () => {
  const svg = consoleSvg(`${paint("red", "✗")} ${paint("bold", "a/b")}  MUST\n  end <&>\n`);
  const texts = elementsOf(parseXml(svg.replaceAll(/ (viewBox|textLength)="[^"]*"/g, "")), "text");
  assertEquals(texts.map(({ text }) => text), ["✗", "a/b", "MUST", "end <&>"]);
  assertEquals(texts.map(({ attributes }) => attributes["fill"]), ["#ff7b72", ...Array(3)]);
  assertEquals(texts[1]?.attributes["font-weight"], "700");
  assertEquals(texts.map(({ attributes }) => attributes["x"]), ["16.0", "32.2", "72.7", "32.2"]);
  assertStringIncludes(svg, "<svg xmlns=");
});

Deno.test("what colours a text is no part of it", () => {
  assertEquals(plain(`${paint("dim", "a")}${paint("cyan", "b")}`), "ab");
});
