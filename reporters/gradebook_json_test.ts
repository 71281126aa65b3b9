import { assertEquals } from "@std/assert";
import { assertHarmless } from "../harness/testing/reporter_laws.ts";
import { hostileGradebook, sampleGradebook } from "../harness/testing/sample_gradebook.ts";
import { gradebookJson } from "./gradebook_json.ts";

Deno.test("the shape is stable and versioned", () => {
  const data = JSON.parse(gradebookJson(sampleGradebook()));
  assertEquals(Object.keys(data), [
    "schema",
    "schemaVersion",
    "title",
    "protocol",
    "version",
    "most",
    "lines",
    "rules",
    "grades",
  ]);
  assertEquals([data.schema, data.schemaVersion], ["shinpan-gradebook", 1]);
  assertEquals(data.grades, JSON.parse(JSON.stringify(sampleGradebook().grades)));
});

Deno.test("the same book gives the same bytes, and hostile words stay words", () => {
  const text = gradebookJson(hostileGradebook());
  assertEquals(gradebookJson(structuredClone(hostileGradebook())), text);
  assertHarmless(text);
  assertEquals(JSON.parse(text).grades.length, hostileGradebook().grades.length);
});
