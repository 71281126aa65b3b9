import { assert, assertEquals, assertStringIncludes } from "@std/assert";
import type { Report } from "../harness/core/mod.ts";
import { checkJunit } from "../harness/testing/check_junit.ts";
import { type Element, elementsOf, parseXml } from "../harness/testing/check_xml.ts";
import { reporterLaws, strangeReports } from "../harness/testing/reporter_laws.ts";
import { hostileReport, sampleCase, sampleReport } from "../harness/testing/sample_report.ts";
import { junit, junitWithin, MOST_BYTES } from "./junit.ts";
import { lacks } from "../harness/testing/needs.ts";

function rendered(report: Report): Element {
  return parseXml(junit.render(report, "en"));
}

function caseOf(root: Element, key: string): Element {
  const found = elementsOf(root, "testcase").find(({ attributes }) =>
    attributes.name?.startsWith(`${key}: `)
  );
  assert(found, key);
  return found;
}

function check(text: string): void {
  const root = parseXml(text);
  checkJunit(root);
  assertCounts(root, root);
  for (const suite of elementsOf(root, "testsuite")) assertCounts(suite, suite);
  const names = elementsOf(root, "testcase").map(({ attributes }) =>
    `${attributes.classname} ${attributes.name}`
  );
  assertEquals(new Set(names).size, names.length, "names are unique");
}

function assertCounts({ attributes }: Element, root: Element): void {
  const count = (name: string): string => String(elementsOf(root, name).length);
  const { tests, failures, errors, skipped = count("skipped") } = attributes;
  assertEquals(
    [tests, failures, errors, skipped],
    [count("testcase"), count("failure"), count("error"), count("skipped")],
  );
}

for (const { name, check: law } of reporterLaws(junit, { format: check })) Deno.test(name, law);

Deno.test("junit: outcomes are failures, errors and skips, never mixed", () => {
  const root = rendered(sampleReport());
  const told = elementsOf(root, "testcase").map(({ attributes, children }) =>
    `${attributes.name?.split(": ")[0]} ${children.map(({ name }) => name).join(" ")}`
  );
  assertEquals(told, [
    "mgtp/commands/name system-out",
    "mgtp/commands/version system-out",
    "mgtp/commands/reset_board failure system-out",
    "mgtp/commands/ready failure system-out",
    "mgtp/games/first failure system-out",
    "mgtp/games/second system-out",
    "mgtp/games/whole skipped system-out",
    "mgtp/games/whole#2 skipped system-out",
    "mgtp/time/late error system-out",
    "mgtp/time/known skipped system-out",
    "mgtp/time/mended system-out",
  ]);
  assertEquals(root.attributes.time, "1.320");
});

Deno.test("junit: a case has a name, a class and a time, and its suite knows its place", () => {
  const root = rendered(sampleReport());
  const { attributes } = caseOf(root, "mgtp/commands/ready");
  assertEquals(attributes, {
    name: "mgtp/commands/ready: Talks politely",
    classname: "mgtp.commands",
    time: "0.120",
  });
  const places = elementsOf(root, "property").map(({ attributes: { name, value } }) =>
    `${name} ${value}`
  ).filter((one) => one.startsWith("place:"));
  assertEquals(places.length, elementsOf(root, "testcase").length);
  assert(places.includes("place:mgtp/commands/ready scenarios/mgtp/commands/ready.yaml:1:1"));
});

Deno.test("junit: one failure tells of all broken rules, with all one needs to mend them", () => {
  const one = caseOf(rendered(sampleReport()), "mgtp/commands/reset_board");
  const [failure] = elementsOf(one, "failure");
  assert(failure);
  assertEquals(failure.attributes.type, "mgtp/reply-id");
  const parts = [
    "A reply carries the id of its command (DarkChess manual 8.4.1)",
    "sent      7 reset_board",
    "expected  =7",
    "actual    =0",
    "hint      Echo",
    "place     scenarios/mgtp/commands/reset_board.yaml:12:5",
    "replay    deno task check mgtp ./my_engine -q --scenario mgtp/commands/reset_board",
    "mgtp/no-noise  SHOULD",
  ];
  for (const part of parts) assertStringIncludes(failure.text, part);
});

Deno.test("junit: warnings, unexpected passes and the transcript are in system-out", () => {
  const root = rendered(sampleReport());
  assertStringIncludes(
    elementsOf(caseOf(root, "mgtp/games/second"), "system-out")[0]?.text ?? "",
    "SHOULD",
  );
  const mended = elementsOf(caseOf(root, "mgtp/time/mended"), "system-out")[0]?.text ?? "";
  assertStringIncludes(mended, "Passed although the baseline expects a failure");
  assertStringIncludes(mended, "← =1 My Engine");
  const known = elementsOf(caseOf(root, "mgtp/time/known"), "skipped")[0];
  assertEquals(known?.attributes.message, "Known since May, see ticket 12");
});

Deno.test("junit: a run that went wrong is an error of its own", () => {
  const reports = strangeReports();
  const messages = [
    "cut short",
    "that lost a case",
    "of nothing",
    "of an engine that does not start",
  ]
    .map((name) => {
      const report = reports[name];
      assert(report);
      return elementsOf(rendered(report), "error").at(0)?.attributes.message;
    });
  assertEquals(messages, [
    "The run was cut short: 2 of 3 cases never ran",
    "The run finished, but 2 of 3 planned cases never ran",
    "No scenario ran",
    "The engine could not be started: Not found",
  ]);
});

Deno.test("junit: the transcript of a case and the whole file are capped", () => {
  // Every character becomes five bytes.
  const text = "&".repeat(380);
  const wire = Array.from(
    { length: 500 },
    (_, index) => ({ index, atMs: 1, from: "engine", text }) as const,
  );
  const count = 60;
  const cases = Array.from({ length: count }, (_, at) => sampleCase(`mgtp/${at}`, { wire }));
  const most = 400_000;
  const xml = junitWithin(most).render(sampleReport(cases), "en");
  check(xml);
  const size = new TextEncoder().encode(xml).length;
  assert(size > most / 2 && size < most + count * MOST_SHORT, String(size));
  const root = parseXml(xml);
  const [first, last] = [caseOf(root, "mgtp/0"), caseOf(root, `mgtp/${count - 1}`)];
  const shown = elementsOf(first, "system-out")[0]?.text.length ?? 0;
  assert(shown > 4000 && shown < 9000, String(shown));
  assertStringIncludes(elementsOf(last, "system-out")[0]?.text ?? "", "left out");
});

/** What a case takes whose text is left out. */
const MOST_SHORT = 600;

Deno.test("junit: GitLab takes a file of any run of 10,000 cases", () => {
  assert(MOST_BYTES + 10_000 * MOST_SHORT < 30_000_000);
});

Deno.test({
  name: "junit: xmllint accepts the file of a hostile engine",
  ignore: await lacks("xmllint"),
  fn: async () => {
    const file = await Deno.makeTempFile({ suffix: ".xml" });
    await Deno.writeTextFile(file, junit.render(hostileReport(), "zh"));
    const { code, stderr } = await new Deno.Command("xmllint", { args: ["--noout", file] })
      .output();
    await Deno.remove(file);
    assertEquals(code, 0, new TextDecoder().decode(stderr));
  },
});

Deno.test("junit: a suite names the stimulus of its cases, where the stream tells it", () => {
  const told = sampleCase("mgtp/a", { stimulus: "stress" });
  const root = rendered(sampleReport([told, sampleCase("mgtp/b")]));
  const properties = elementsOf(root, "property").map(({ attributes }) => ({ ...attributes }))
    .filter(({ name }) => name?.startsWith("stimulus:"));
  assertEquals(properties, [{ name: "stimulus:mgtp/a", value: "stress" }]);
});
