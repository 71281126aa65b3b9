import { assertEquals } from "@std/assert";
import { inLanguage } from "../../core/mod.ts";
import type { Matcher } from "../../scenario/mod.ts";
import { expecting, mgtpEngine, send, tried } from "../test_kit.ts";

const is = (value: string) => ({ kind: "is", value }) as const;

Deno.test.each<[string, Record<string, Matcher>, readonly string[]]>([
  ["its own words", { status: is("success"), text: is("x") }, ["=1 x"]],
  [
    "one of several texts",
    { status: is("success"), text: { kind: "one-of", values: ["a", "b", "(other)"] } },
    ["=1 a", "=1 b"],
  ],
  [
    "an example in place of a regular expression",
    { status: is("success"), text: { kind: "matches", pattern: "^[xy]$", like: "x" } },
    ["such as =1 x"],
  ],
  [
    "a regular expression without an example",
    { status: is("success"), text: { kind: "matches", pattern: "^[xy]$" } },
    ["status success, text that matches /^[xy]$/"],
  ],
])("what was expected is shown as %s", async (_name, fields, expected) => {
  const step = expecting({ what: { kind: "message", fields }, else: "mgtp/name" });
  const { violations } = await tried(mgtpEngine(), [send("1 name"), step]);
  const [violation] = violations;
  const shown = violation?.expected.map((text) => inLanguage(text, "en"));
  assertEquals(shown, [...expected]);
});
