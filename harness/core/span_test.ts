import { assertEquals } from "@std/assert";
import { place } from "./span.ts";

Deno.test("place is what editors open", () => {
  assertEquals(place({ file: "scenarios/x.yaml", line: 12, column: 5 }), "scenarios/x.yaml:12:5");
});
