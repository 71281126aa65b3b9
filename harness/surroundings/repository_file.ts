/** Which files are in the repository that a workflow checks. @module */

import { HOME } from "./home.ts";
import { callersDirectory } from "./surroundings.ts";

/**
 * A file's path within GitHub's workspace; undefined where it is not there, or where it belongs to
 * a checkout of Shinpan beside the engine's own files.
 */
export function inRepository(file: string): string | undefined {
  const root = realPath(Deno.env.get("GITHUB_WORKSPACE") ?? "");
  if (root === undefined) return undefined;
  const shinpan = realPath(HOME ?? "") ?? "";
  const isOurs = (path: string): boolean => isInside(shinpan, root) && isInside(path, shinpan);
  const found = candidatesOf(file, root).map(realPath)
    .find((path) => path !== undefined && isInside(path, root) && !isOurs(path));
  return found?.slice(root.length + 1);
}

/** Where a path may lead: compilers write it as it was given to them. */
function candidatesOf(file: string, root: string): readonly string[] {
  if (file.startsWith("/")) return [file];
  return [`${callersDirectory()}/${file}`, `${root}/${file}`];
}

function isInside(path: string, folder: string): boolean {
  return path.startsWith(`${folder}/`);
}

function realPath(path: string): string | undefined {
  try {
    return path === "" ? undefined : Deno.realPathSync(path);
  } catch {
    return undefined;
  }
}
