/** What a program needs to read besides the system's files and its own folder. @module */

import { type EngineCommand, isWithin, SYSTEM } from "../../sandbox/mod.ts";

/**
 * The program's file, what its name stands for, what it is installed with, and every file or
 * folder that its words name, where they lie neither in the system nor in `folder`.
 */
export function readableFor(
  { program, args, cwd = Deno.cwd() }: EngineCommand,
  folder: string,
): readonly string[] {
  const words = args.map((word) => word.startsWith("/") ? word : `${cwd}/${word}`);
  const named = [program, ...words].filter((path) => path.startsWith("/"));
  const paths = named.flatMap((path) => {
    const real = realPath(path);
    return real === undefined ? [] : [path, real];
  });
  const installed = paths.slice(0, 2).flatMap((path) => installedWith(path) ?? []);
  return [...new Set([...paths, ...installed].map(plain))].filter((path) =>
    !TOO_MUCH.test(path) && !isWithin(folder, path) &&
    ![...SYSTEM, folder].some((known) => isWithin(path, known))
  );
}

/** Folders that hold too much to be meant as a whole; `--readable` can still name them. */
const TOO_MUCH = /^(\/[^/]*|\/home\/[^/]+|\/Users\/[^/]+|.*\/\.local)$/;

/** The folder that holds `bin`, `shims` or the like with all that belongs to it. */
function installedWith(path: string): string | undefined {
  return /^(.*)\/(bin|shims|libexec)\/[^/]+$/.exec(path)?.[1];
}

function realPath(path: string): string | undefined {
  try {
    return Deno.realPathSync(path);
  } catch {
    return undefined;
  }
}

/** A path without `.` and `..`, which bubblewrap takes at their word. */
function plain(path: string): string {
  const parts: string[] = [];
  for (const part of path.split("/")) {
    if (part === "..") parts.pop();
    else if (part !== "" && part !== ".") parts.push(part);
  }
  return `/${parts.join("/")}`;
}
