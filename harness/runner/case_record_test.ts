import { assertEquals, assertThrows } from "@std/assert";
import { CaseRecord } from "./case_record.ts";
import { MGTP } from "./test_kit.ts";

const FINDING = { rule: "mgtp/name", expected: ["=1 x"], actual: "=1", evidence: [2] };
const GAME = ["dark-chess/rank", "dark-chess/one-step"];
const AT = { file: "x.yaml", line: 3, column: 5 };

Deno.test("a rule broken again only counts; the first time is reported", () => {
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

Deno.test("a course is cut by any finding, or illegal if only rules of the game were broken", () => {
  const record = new CaseRecord(MGTP.protocol.rules);
  assertEquals(record.course(true), undefined);
  assertEquals(record.course(false), undefined);
  record.add({ ...FINDING, rule: "dark-chess/rank" }, { sent: "" });
  assertEquals(record.course(true, GAME), undefined);
  assertEquals(record.course(false, GAME), "illegal");
  record.add(FINDING, { sent: "" });
  assertEquals(record.course(false, GAME), "cut");
});

Deno.test("behind a replaced ply only rules of the game are found, and anything else spoils the case", () => {
  const record = new CaseRecord(MGTP.protocol.rules);
  record.add({ ...FINDING, rule: "dark-chess/rank" }, { sent: "" });
  record.amend(GAME);
  record.add({ ...FINDING, rule: "dark-chess/one-step" }, { sent: "" });
  assertEquals(record.course(true, GAME), "amended");
  record.add(FINDING, { sent: "" });
  assertEquals(record.violations.map(({ rule }) => rule), [
    "dark-chess/rank",
    "dark-chess/one-step",
  ]);
  assertEquals(record.course(true, GAME), "cut");
});

Deno.test("a resignation in place of an answer leaves nothing seen", () => {
  const record = new CaseRecord(MGTP.protocol.rules);
  record.resign();
  assertEquals(record.course(true, GAME), "resigned");
});
