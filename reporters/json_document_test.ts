import { assertEquals } from "@std/assert";
import { jsonDocument } from "./json_document.ts";

Deno.test("a result begins with what it is and its version", () => {
  const text = jsonDocument({ schema: "shinpan-match", schemaVersion: 2 }, { a: "\x9b" });
  assertEquals(Object.keys(JSON.parse(text)), ["schema", "schemaVersion", "a"]);
  assertEquals([text.includes("\x9b"), text.endsWith("}\n")], [false, true]);
});
