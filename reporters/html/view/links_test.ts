import { assertEquals } from "@std/assert";
import type { CaseRow, Overview } from "../model.ts";
import { caseLink, routeOf, ruleLink } from "./links.ts";

const ROW = { run: 1, key: "mgtp/a b#2", chunk: 1 } as CaseRow;
const overview = (runs: number): Overview =>
  ({
    runs: Array(runs).fill({}),
    chunkFiles: [0, 1],
    files: ["index.html", "index-2.html"],
  }) as unknown as Overview;

Deno.test("a link to a case leads to the case, in the file that has it", () => {
  assertEquals(caseLink(overview(1), ROW, 1), "#case/mgtp/a%20b%232");
  assertEquals(caseLink(overview(1), ROW, 0), "index-2.html#case/mgtp/a%20b%232");
  assertEquals(caseLink(overview(3), ROW, 1), "#case/2/mgtp/a%20b%232");
  assertEquals(routeOf("#case/mgtp/a%20b%232"), { kind: "case", name: "mgtp/a b#2" });
});

Deno.test("a link to a rule leads to the rule", () => {
  assertEquals(routeOf(ruleLink("mgtp/reply-id")), { kind: "rule", id: "mgtp/reply-id" });
});

Deno.test("any other address leads to the start", () => {
  for (const hash of ["", "#", "#cases", "#%E0%A4%A", "#rules/x"]) {
    assertEquals(routeOf(hash), { kind: "start" });
  }
});
