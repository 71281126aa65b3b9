import { assertEquals } from "@std/assert";
import type { WireEntry } from "../harness/core/mod.ts";
import { sampleCase, sampleReport, sampleViolation } from "../harness/testing/sample_report.ts";
import { breachesOf, rowsOf } from "./breach.ts";

const log = (lines: readonly string[]): readonly WireEntry[] =>
  lines.map((line, index) => ({
    index,
    atMs: index,
    from: line.startsWith("<") ? "engine" : "harness",
    ...line.startsWith("2") && { of: 1 },
    text: line.slice(2),
  }));

Deno.test.each<[string, string[], string, number[], string[]]>([
  ["an empty line alone", ["> 1 name\n", "< =1", "> \n"], "\n", [], ["␊"]],
  ["an empty line before it", ["> 1 name\n", "< =1", "> \n", "> 2 version\n"], "2 version\n", [], [
    "␊",
    "2 version",
  ]],
  ["a line of blanks", ["> 1 name\n", ">   \n", "> 2 version\n"], "2 version\n", [], [
    "␠␠␊",
    "2 version",
  ]],
  ["an empty line with CR", ["> \r\n", "> usi\r\n"], "usi\r\n", [], ["␍␊", "usi␍"]],
  [
    "an empty line before several lines in pieces",
    ["> \n", "> position startpos\n", "> go\n"],
    "position startpos\ngo\n",
    [],
    ["␊", "position startpos␊", "go"],
  ],
  ["nothing like that", ["> 1 name\n", "> 2 version\n"], "2 version\n", [], ["2 version"]],
  ["an empty line to another engine", ["2 \n", "> 2 version\n"], "2 version\n", [], ["2 version"]],
  [
    "an empty line that came after what was seen",
    ["> 1 name\n", "< hello", "< =1", "> \n", "> 1 name\n"],
    "1 name\n",
    [1],
    ["1 name"],
  ],
  ["what the log does not have", ["> \n", "> 7\n"], "8\n", [], ["8"]],
])("sent: %s is shown", (_name, lines, sent, evidence, shown) => {
  const violations = [sampleViolation({ sent, evidence })];
  const one = sampleCase("mgtp/a", { violations, wire: log(lines) });
  const [breach] = breachesOf(sampleReport([one]), one);
  const row = breach && rowsOf(breach, "en").find(({ label }) => label === "sent");
  assertEquals(row?.lines, shown);
});
