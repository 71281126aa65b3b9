/** What the tests skipped, and what this machine would need to run it. @module */

import type { Skip } from "../testing/needs.ts";

/** A test that was not run; it counts as neither passed nor failed. */
export interface SkippedTest {
  readonly file: string;
  readonly name: string;
}

/** All that a run of the tests skipped, as it is kept for the next step of CI. */
export interface Skipped {
  readonly tests: readonly SkippedTest[];
  readonly packages: readonly string[];
}

const TESTCASE = /<testcase name="([^"]*)" classname="([^"]*)"[^>]*>\s*<skipped\/>/g;
const ENTITIES: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
};

/** The tests that Deno's own JUnit file calls skipped. */
export function skippedTests(junit: string): readonly SkippedTest[] {
  return [...junit.matchAll(TESTCASE)].map(([, name = "", file = ""]) => ({
    file: unescaped(file).replace(/^\.\//, ""),
    name: unescaped(name),
  }));
}

/** The lines that test files wrote, each once. */
export function readSkips(lines: string): readonly Skip[] {
  const each = new Set(lines.split("\n").filter((line) => line !== ""));
  return [...each].map((line) => JSON.parse(line));
}

/** The packages that would bring what was missing, each once. */
export function packagesOf(skips: readonly Skip[]): readonly string[] {
  return [...new Set(skips.flatMap(({ packages }) => packages))].sort();
}

/** The summary at the end of the test command; empty where everything was run. */
export function summaryOf(tests: readonly SkippedTest[], skips: readonly Skip[]): string {
  if (tests.length === 0) return "";
  const byNeed = [...Map.groupBy(skips, ({ need }) => need)].sort(([a], [b]) => a < b ? -1 : 1);
  const packages = packagesOf(skips);
  const unexplained = tests.filter(({ file }) => !skips.some((skip) => skip.file.endsWith(file)));
  return [
    `Skipped ${counted(tests.length, "test")}, which count as neither passed nor failed:`,
    ...byNeed.map(([need, some]) => `  ${need.padEnd(16)}  ${remedy(some)}`),
    ...unexplained.map(({ file, name }) => `  no reason given   ${file}: ${name}`),
    ...packages.length > 0 ? [`To run more: apt-get install ${packages.join(" ")}`] : [],
    "",
  ].join("\n");
}

/** What would help, and where it is missed. */
function remedy(skips: readonly Skip[]): string {
  const [{ packages = [], advice } = {}] = skips;
  const brought = packages.length > 0 ? [`Debian: ${packages.join(" ")}`] : [];
  const files = counted(new Set(skips.map(({ file }) => file)).size, "test file");
  return `${[...brought, ...advice ? [advice] : []].join(", ")} (${files})`;
}

function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? "" : "s"}`;
}

function unescaped(text: string): string {
  return text.replace(/&(\w+);/g, (entity, name) => ENTITIES[name] ?? entity);
}
