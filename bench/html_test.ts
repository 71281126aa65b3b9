import { assertEquals } from "@std/assert";
import { reportsOf } from "./html.ts";

Deno.test("a report grows to as many cases as asked for, each under a key of its own", async () => {
  const reports = await reportsOf({ engines: 2, cases: 120 });
  assertEquals(reports.map(({ run }) => run.engine.name), ["engine_1", "engine_2"]);
  for (const { cases, run } of reports) {
    assertEquals(new Set(cases.map(({ key }) => key)).size, 120);
    assertEquals(run.planned.length, 120);
  }
});
