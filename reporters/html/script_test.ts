import { assertEquals, assertStringIncludes } from "@std/assert";
import { hashOf, SCRIPT, SCRIPT_HASH, STYLE, STYLE_HASH } from "./script.ts";

Deno.test("the page's policy names the hashes of what is in the page", () => {
  assertEquals([SCRIPT_HASH, STYLE_HASH], [hashOf(SCRIPT), hashOf(STYLE)]);
  assertEquals(hashOf(""), "sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=");
});

Deno.test("the script holds no address of anything outside", () => {
  // Names of XML namespaces are addresses that are never requested.
  const addresses = SCRIPT.match(/https?:\/\/[\w./]*/g) ?? [];
  for (const address of addresses) assertStringIncludes(address, "//www.w3.org/");
  assertEquals(/url\(|@import/.test(STYLE), false);
});
