import { assert, assertEquals } from "@std/assert";
import { CLIENT, SOURCE_MARK, STYLE } from "../../reporters/html/assets.ts";
import { LIVE_CLIENT, LIVE_SOURCE_MARK, LIVE_STYLE } from "../../reporters/html/live_assets.ts";
import { LIBRARY_PARTS } from "../../reporters/html/library_parts.ts";
import { build, type Client, libraryParts, LIVE, REPORT, sourceMark } from "./make_client.ts";

async function isMadeOf(
  client: Client,
  kept: { readonly mark: string; readonly script: string; readonly style: string },
): Promise<void> {
  if (kept.mark === await sourceMark(client)) return;
  // Not every change of a source changes what the bundler makes of it.
  const { script, style } = await build(client);
  const same = script === kept.script && style === kept.style;
  assert(same, "Run deno run -A harness/_tools/make_client.ts");
}

Deno.test("the committed scripts and styles are made of the committed sources", async () => {
  await isMadeOf(REPORT, { mark: SOURCE_MARK, script: CLIENT, style: STYLE });
  await isMadeOf(LIVE, { mark: LIVE_SOURCE_MARK, script: LIVE_CLIENT, style: LIVE_STYLE });
});

Deno.test("the committed scripts hold our own code only", () => {
  for (const script of [CLIENT, LIVE_CLIENT]) {
    const used = [...script.matchAll(/\$modules\["(preact[^"]*)"\]/g)].map(([, name]) => name);
    assertEquals([...new Set(used)].sort(), ["preact", "preact/hooks", "preact/jsx-runtime"]);
  }
});

Deno.test("the library is joined by the places that its files have now", () => {
  assertEquals(LIBRARY_PARTS, libraryParts(), "Run deno run -A harness/_tools/make_client.ts");
});
