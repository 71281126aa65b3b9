/** What the text of a file tells about it. @module */

import { targetsOf } from "./makefile.ts";
import type { SubmittedFile } from "./submitted_file.ts";

/** What a reader of sources learns. */
export type SourceFacts = Pick<SubmittedFile, "main" | "package" | "targets">;

const MAINS: readonly (readonly [ending: RegExp, main: RegExp])[] = [
  [/\.java$/, /\bstatic\s+(?:final\s+)?void\s+main\s*\(/],
  [/\.(c|cc|cpp|cxx)$/i, /^main\s*\(|\b(?:int|void|auto)\s+main\s*\(/m],
  [/\.py$/, /^if\s+__name__\s*==\s*["']__main__["']/m],
];
const MAKEFILE = /(^|\/)(GNUmakefile|[Mm]akefile)$/;

/** Reads a file, of which `text` is only asked for where it can tell something. */
export function sourceFacts(path: string, text: () => string): SourceFacts {
  if (MAKEFILE.test(path)) return { main: false, targets: targetsOf(text()) };
  const main = MAINS.find(([ending]) => ending.test(path))?.[1];
  if (!main) return { main: false };
  const source = text();
  const name = path.endsWith(".java") ? packageOf(source) : undefined;
  return { main: main.test(source), ...name === undefined ? {} : { package: name } };
}

function packageOf(java: string): string | undefined {
  return /^\s*package\s+([\w.]+)\s*;/m.exec(java)?.[1];
}
