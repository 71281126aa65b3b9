import { assertEquals } from "@std/assert";
import * as v from "valibot";
import { untranslated } from "../core/mod.ts";
import { complain, formatProblem, mapping, parseDocument, text, whole } from "./mod.ts";

const SCHEMA = mapping({
  name: text("A name"),
  size: v.optional(whole(1, 9, "A size")),
}, untranslated("write a name and a size"));

const check = (value: unknown) =>
  (value as { name?: string }).name === "nobody"
    ? [complain(["name"], untranslated('Cannot greet "nobody"'), untranslated("name a person"))]
    : [];

Deno.test.each<[string, unknown]>([
  ["name: you\nsize: 3\n", { name: "you", size: 3 }],
  ["\ufeffname: yes\n", { name: "yes" }],
])("%j is read", async (text, value) => {
  const read = await parseDocument({ file: "a.yaml", text }, SCHEMA, check);
  assertEquals(read.ok && read.value, value);
});

Deno.test.each<[string, string]>([
  ["name: you\nsize: 12\n", 'a.yaml:2:7: Cannot read size "12": write a whole number from 1 to 9'],
  ["nam: you\n", 'a.yaml:1:1: Cannot read key "nam": use one of name, size (did you mean "name"?)'],
  ["name: nobody\n", 'a.yaml:1:7: Cannot greet "nobody": name a person'],
  [
    "name: [",
    "a.yaml:1:8: Cannot read this indentation: align it with the other entries of the same list or mapping",
  ],
])("%j is refused with its place", async (text, wanted) => {
  const read = await parseDocument({ file: "a.yaml", text }, SCHEMA, check);
  const lines = read.ok ? [] : read.error.map((one) => formatProblem(one).split("\n")[0]);
  assertEquals(lines.includes(wanted), true, lines.join("\n"));
});
