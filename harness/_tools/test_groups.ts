/** Test files that are loaded together: most of their time would go into loading the same modules. @module */

import { pathToFileURL } from "node:url";
import { startsProcesses, testFiles } from "./quick_files.ts";

/** What Deno is given to run. */
export interface TestPlan {
  /** Files that run as modules of their own; those that take longest come first. */
  readonly single: readonly string[];
  /** Files of which each group is loaded as one module. */
  readonly groups: readonly (readonly string[])[];
}

/** Plans all test files below a folder, or those alone that start no process. */
export function testPlan(
  root: string,
  { quick, groups }: { readonly quick: boolean; readonly groups: number },
): TestPlan {
  const files = testFiles(root).filter((file) => !(quick && startsProcesses(file)));
  const single = files.filter((file) => isSingle(file, root));
  const small = files.filter((file) => !single.includes(file));
  const ranked = single.toSorted((a, b) => Number(isMatrix(b)) - Number(isMatrix(a)));
  return {
    single: ranked,
    // One in turn for each, so that no group gets a whole folder of slow ones.
    groups: Array.from(
      { length: groups },
      (_, group) => small.filter((_, at) => at % groups === group),
    ),
  };
}

/** The text of a module that loads these files. */
export function groupText(files: readonly string[], root: string): string {
  const urls = files.map((file) => pathToFileURL(`${root}${file}`).href);
  return urls.map((url) => `import ${JSON.stringify(url)};\n`).join("");
}

/** Whether a file takes long, looks at processes, or has snapshots, which Deno finds by its module. */
function isSingle(file: string, root: string): boolean {
  return isMatrix(file) || startsProcesses(file) ||
    Deno.readTextFileSync(`${root}${file}`).includes("assertSnapshot");
}

function isMatrix(file: string): boolean {
  return file.endsWith("/matrix_test.ts");
}
