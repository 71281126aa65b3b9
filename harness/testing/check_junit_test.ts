import { assertThrows } from "@std/assert";
import { checkJunit } from "./check_junit.ts";
import { parseXml } from "./check_xml.ts";

function check(inside: string): void {
  checkJunit(parseXml(`<?xml version="1.0" encoding="UTF-8"?>\n${inside}`));
}

function suite(inside: string): string {
  const counts = `tests="1" failures="0" errors="0"`;
  return `<testsuites><testsuite name="s" ${counts}>${inside}</testsuite></testsuites>`;
}

Deno.test("what the plugin takes", () => {
  check(`<testsuites name="a" time="12345.678"/>`);
  check(suite(`<properties><property name="a" value="b"/></properties>`));
  check(suite(`<testcase name="a" classname="b" time="1.000"><failure>text</failure></testcase>`));
});

Deno.test.each([
  ["another root", `<testsuite name="a" tests="0" failures="0" errors="0"/>`],
  ["skips of all suites", `<testsuites skipped="1"/>`],
  ["a time that is none", `<testsuites time="1s"/>`],
  ["a time in more than milliseconds", `<testsuites time="1.0001"/>`],
  ["a suite without counts", `<testsuites><testsuite name="a"/></testsuites>`],
  ["a file of a case", suite(`<testcase name="a" file="b"/>`)],
  ["a line of a case", suite(`<testcase name="a" line="1"/>`)],
  ["properties of a case", suite(`<testcase name="a"><properties/></testcase>`)],
  ["a property without a value", suite(`<properties><property name="a"/></properties>`)],
  ["an element of no one", suite(`<testcase name="a"><remark/></testcase>`)],
  ["text between cases", suite(`text`)],
])("what the plugin refuses: %s", (_what, xml) => {
  assertThrows(() => check(xml));
});
