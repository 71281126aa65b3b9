/** Folders that Shinpan may write: files of others are never touched. @module */

import { UsageError } from "../command.ts";

const KINDS = [["match.json", "a match"], ["contest.json", "a contest"]] as const;

/**
 * Refuses a folder with something in it that is not ours: it must be new, empty, or have the file
 * `holds`; names in `ours` do not count.
 */
export function refuseOthers(
  path: string,
  { holds, ours }: { readonly holds: string; readonly ours: readonly string[] },
): void {
  const names = namesIn(path);
  const other = KINDS.find(([file]) => file !== holds && names.includes(file));
  const foreign = names.find((name) => !ours.includes(name));
  if (names.includes(holds) && !other) return;
  const fix = "name another folder with --out: a new one, or one that is empty";
  if (other) throw new UsageError(`"${path}" holds ${other[1]}`, fix);
  if (foreign === undefined) return;
  const [, wanted] = KINDS.find(([file]) => file === holds) ?? [holds, holds];
  throw new UsageError(`"${path}" is not empty and holds not ${wanted} but "${foreign}"`, fix);
}

function namesIn(path: string): readonly string[] {
  try {
    return [...Deno.readDirSync(path)].map(({ name }) => name).sort();
  } catch {
    return [];
  }
}
