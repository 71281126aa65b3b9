import { assertEquals, assertThrows } from "@std/assert";
import { CaseRecord } from "./case_record.ts";
import { MGTP } from "./test_kit.ts";

const FINDING = { rule: "mgtp/name", expected: ["=1 x"], actual: "=1", evidence: [2] };
const AT = { file: "x.yaml", line: 3, column: 5 };

Deno.test("a rule broken again only counts; the first time is told", () => {
  const record = new CaseRecord(MGTP.protocol.rules);
  record.add(FINDING, { sent: "1 name\n", at: AT });
  record.add({ ...FINDING, actual: "=1 later" }, { sent: "1 name again\n" });
  record.add({ ...FINDING, rule: "mgtp/version" }, { sent: "" });
  assertEquals(record.violations as unknown, [
    { ...FINDING, sent: "1 name\n", at: AT, times: 2 },
    { ...FINDING, rule: "mgtp/version", sent: undefined, at: undefined, times: 1 },
  ]);
});

Deno.test("an unknown rule is a mistake of the harness", () => {
  const record = new CaseRecord(MGTP.protocol.rules);
  assertThrows(() => record.add({ ...FINDING, rule: "mgtp/nonsense" }, { sent: "" }));
  assertEquals(record.violations, []);
});
