import { assert, assertEquals, assertStringIncludes } from "@std/assert";
import {
  SCRIPT,
  SCRIPT_HASH,
  SOURCE_MARK,
  STYLE,
  STYLE_HASH,
} from "../../reporters/html/assets.ts";
import { build, hashOf, sourceMark } from "./make_client.ts";

Deno.test("the committed script and style are made of the committed sources", async () => {
  if (SOURCE_MARK === await sourceMark()) return;
  // Not every change of a source changes what the bundler makes of it.
  const { script, style } = await build();
  const same = script === SCRIPT && style === STYLE;
  assert(same, "Run deno run -A harness/_tools/make_client.ts");
});

Deno.test("the page's policy names the hashes of what is in the page", async () => {
  assertEquals(SCRIPT_HASH, await hashOf(SCRIPT));
  assertEquals(STYLE_HASH, await hashOf(STYLE));
});

Deno.test("the script holds no address of anything outside", () => {
  // Names of namespaces are addresses that nobody asks.
  const addresses = SCRIPT.match(/https?:\/\/[\w./]*/g) ?? [];
  for (const address of addresses) assertStringIncludes(address, "//www.w3.org/");
  assertEquals(/url\(|@import/.test(STYLE), false);
});
