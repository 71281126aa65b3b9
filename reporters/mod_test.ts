import { assertEquals } from "@std/assert";
import { REPORTERS } from "./mod.ts";

Deno.test("every reporter has an id and a file of its own", () => {
  assertEquals(REPORTERS.map(({ id, fileName }) => `${id} ${fileName}`), [
    "junit junit.xml",
    "html index.html",
    "json report.json",
    "tap report.tap",
    "github github.txt",
    "github-summary summary.md",
  ]);
});
