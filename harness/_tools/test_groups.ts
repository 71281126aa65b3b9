/** Test files that are loaded together: most of their time would go into loading the same modules. @module */

import { pathToFileURL } from "node:url";
import { startsProcesses, testFiles } from "./quick_files.ts";
import { weightOf } from "./test_weights.ts";

/** Files that Deno loads as one module; a lone one is loaded as itself. */
export type TestGroup = readonly string[];

/** How files are grouped. */
export interface PlanOptions {
  /** Leave out the files that start processes. */
  readonly quick: boolean;
  /** How many groups are made of the files that start processes, and of those that start none. */
  readonly groups: number;
}

/** Plans all test files below a folder; the group that takes longest comes first. */
export function testPlan(root: string, { quick, groups }: PlanOptions): readonly TestGroup[] {
  const files = testFiles(root);
  const single = files.filter((file) => hasSnapshots(file, root) || (!quick && isMatrix(file)));
  const others = files.filter((file) => !single.includes(file));
  const [busy, small] = [
    others.filter(startsProcesses),
    others.filter((one) => !startsProcesses(one)),
  ];
  const plan = [
    ...single.filter((file) => !(quick && startsProcesses(file))).map((file) => [file]),
    ...quick ? [] : balanced(unitsOf(busy), groups),
    ...balanced(small.map((file) => [file]), groups),
  ];
  return plan.toSorted((a, b) => weightOfAll(b) - weightOfAll(a));
}

/** A module that takes the right to start processes from what is loaded after it. */
const NO_PROCESSES = "harness/_tools/no_processes.ts";

/** The text of a module that loads these files, with no right to start a process if none needs it. */
export function groupText(files: TestGroup, root: string): string {
  const all = files.some(startsProcesses) ? files : [NO_PROCESSES, ...files];
  const urls = all.map((file) => pathToFileURL(`${root}${file}`).href);
  return urls.map((url) => `import ${JSON.stringify(url)};\n`).join("");
}

/** Whether a file takes long without waiting; the quick tests do a small part of it. */
function isMatrix(file: string): boolean {
  return file.endsWith("/matrix_test.ts");
}

/** Whether a file has snapshots, which Deno finds by its module. */
function hasSnapshots(file: string, root: string): boolean {
  return Deno.readTextFileSync(`${root}${file}`).includes("assertSnapshot");
}

/** The parts of the tests in a browser are loaded by one of them; all others stand alone. */
function unitsOf(files: readonly string[]): readonly TestGroup[] {
  const isPart = (file: string): boolean => file.startsWith("reporters/html/");
  const parts = files.filter(isPart);
  return [
    ...parts.length > 0 ? [parts] : [],
    ...files.filter((one) => !isPart(one)).map((one) => [one]),
  ];
}

/** Puts the dearest unit into the group that has least to do, then the next. */
function balanced(units: readonly TestGroup[], count: number): readonly TestGroup[] {
  const groups = Array.from({ length: count }, () => ({ files: [] as string[], weight: 0 }));
  for (const unit of units.toSorted((a, b) => weightOfAll(b) - weightOfAll(a))) {
    const least = groups.reduce((a, b) => b.weight < a.weight ? b : a);
    least.files.push(...unit);
    least.weight += weightOfAll(unit);
  }
  return groups.map(({ files }) => files).filter((files) => files.length > 0);
}

function weightOfAll(files: TestGroup): number {
  return files.reduce((sum, file) => sum + weightOf(file), 0);
}
