/** Files that processes hold open and that no folder shows. @module */

import { openFilesOf } from "../process/open_files.ts";

/** What such files take, in MiB: in memory alone, and on some disk. */
export interface Hidden {
  readonly memoryMiB: number;
  readonly diskMiB: number;
}

const MIB = 1024 * 1024;
const BLOCK_BYTES = 512;

/** Looks through the open files of processes; one that several hold counts once. */
export function hiddenFiles(pids: readonly number[]): Hidden {
  const seen = new Set<string>();
  let [memory, disk] = [0, 0];
  for (const { path, target } of pids.flatMap(openFilesOf)) {
    if (!target.endsWith(" (deleted)")) continue;
    const info = look(path);
    const id = `${info?.dev} ${info?.ino}`;
    if (!info?.isFile || seen.has(id)) continue;
    seen.add(id);
    const bytes = (info.blocks ?? 0) * BLOCK_BYTES;
    if (target.startsWith("/memfd:")) memory += bytes;
    else disk += bytes;
  }
  return { memoryMiB: memory / MIB, diskMiB: disk / MIB };
}

function look(path: string): Deno.FileInfo | undefined {
  try {
    return Deno.statSync(path);
  } catch {
    return undefined;
  }
}
