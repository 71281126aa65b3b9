import { assertEquals } from "@std/assert";
import { REPORTERS } from "./mod.ts";

Deno.test("every reporter has an id and a file of its own", () => {
  for (const names of [REPORTERS.map(({ id }) => id), REPORTERS.map(({ fileName }) => fileName)]) {
    assertEquals([...new Set(names)], names);
  }
});
