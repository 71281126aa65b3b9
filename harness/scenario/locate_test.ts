import { assertEquals } from "@std/assert";
import { locate, readPlaces } from "./locate.ts";

const TEXT = "a: 1\nsteps:\n  - send: x\n    within: 10\n  - { expect: y }\nempty:\n";

for (
  const [path, on, line, column] of [
    [[], "value", 1, 1],
    [["steps", 0], "value", 3, 5],
    [["steps", 0, "within"], "key", 4, 5],
    [["steps", 0, "within"], "value", 4, 13],
    [["steps", 1, "expect"], "value", 5, 15],
    [["steps", 7, "expect"], "value", 3, 3],
    [["empty"], "value", 6, 1],
    [["missing"], "value", 1, 1],
  ] as const
) {
  Deno.test(`The ${on} of /${path.join("/")} stands at ${line}:${column}`, async () => {
    assertEquals(await locate(TEXT, path, on), { line, column });
  });
}

Deno.test("Doubled keys and references are found wherever they are", async () => {
  const places = await readPlaces("a: &x { b: 1, b: 2 }\nc: *x\na: 3\n");
  assertEquals(places.duplicates().map(({ name, at }) => [name, at.line]), [["a", 3], ["b", 1]]);
  assertEquals(places.references().map(({ name, at }) => [name, at.line]), [["&x", 1], ["*x", 2]]);
});
