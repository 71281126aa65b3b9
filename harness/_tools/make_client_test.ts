import { assert, assertEquals } from "@std/assert";
import { CLIENT, SOURCE_MARK, STYLE } from "../../reporters/html/assets.ts";
import { build, sourceMark } from "./make_client.ts";

Deno.test("the committed script and style are made of the committed sources", async () => {
  if (SOURCE_MARK === await sourceMark()) return;
  // Not every change of a source changes what the bundler makes of it.
  const { script, style } = await build();
  const same = script === CLIENT && style === STYLE;
  assert(same, "Run deno run -A harness/_tools/make_client.ts");
});

Deno.test("the committed script holds our own code only", () => {
  const imported = [...CLIENT.matchAll(/import\{[^}]*\}from"([^"]+)"/g)].map(([, name]) => name);
  assertEquals([...new Set(imported)].sort(), ["preact", "preact/hooks", "preact/jsx-runtime"]);
});
