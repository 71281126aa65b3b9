import { assertEquals } from "@std/assert";
import { sampleCase, sampleReport, sampleRun } from "../harness/testing/sample_report.ts";
import { folderOf, groupBy, missingKeys, orderedCases } from "./cases.ts";

const REPORT = sampleReport([sampleCase("mgtp/c"), sampleCase("mgtp/z"), sampleCase("mgtp/a")], {
  run: sampleRun({ planned: ["mgtp/a", "mgtp/b", "mgtp/c"] }),
});

Deno.test("cases come in the order of the plan, unplanned ones last", () => {
  assertEquals(orderedCases(REPORT).map(({ key }) => key), ["mgtp/a", "mgtp/c", "mgtp/z"]);
});

Deno.test("planned cases that never began are missing", () => {
  assertEquals(missingKeys(REPORT), ["mgtp/b"]);
});

Deno.test("the folder of a scenario begins with the protocol", () => {
  const folders = ["mgtp/games/first", "mgtp/name", "name", "own/name"].map((key) =>
    folderOf(sampleCase(key), "mgtp")
  );
  assertEquals(folders, ["mgtp/games", "mgtp", "mgtp", "mgtp/own"]);
});

Deno.test("groupBy keeps the order", () => {
  assertEquals([...groupBy([1, 2, 3], (n) => n % 2 ? "odd" : "even")], [["odd", [1, 3]], ["even", [
    2,
  ]]]);
});
