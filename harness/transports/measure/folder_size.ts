/** How much a folder holds. @module */

import { statfsSync } from "node:fs";

const MIB = 1024 * 1024;
const BLOCK_BYTES = 512;
// What the system keeps for a file however small, its name included.
const ENTRY_BYTES = 1024;
const MOST_ENTRIES = 50_000;
// What lies deeper than a path can say could not be counted.
const LONGEST_PATH = 1000;

/** How much lies in a folder; Infinity where it is too much to count. */
export interface FolderSize {
  /** The disk that it takes. */
  readonly mib: number;
  /** Files, folders and whatever else has a name. */
  readonly entries: number;
}

/** The size of all that lies in a folder, links not followed. */
export function folderSize(folder: string): FolderSize {
  const waiting = [folder];
  let bytes = 0;
  let entries = 0;
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    const info = look(path);
    bytes += ENTRY_BYTES + (info?.blocks ?? 0) * BLOCK_BYTES;
    if (!info?.isDirectory) continue;
    for (const name of namesIn(path)) {
      if (++entries > MOST_ENTRIES) return { mib: bytes / MIB, entries: Infinity };
      if (path.length > LONGEST_PATH) return { mib: Infinity, entries };
      waiting.push(`${path}/${name}`);
    }
  }
  return { mib: bytes / MIB, entries };
}

/** How much has a name in a file system that lies in memory, of which a path is the top. */
export function entriesInMemory(path: string): number {
  try {
    const { files, ffree, type } = statfsSync(path);
    return type === TMPFS ? files - ffree : 0;
  } catch {
    return 0;
  }
}

const TMPFS = 0x01021994;

function look(path: string): Deno.FileInfo | undefined {
  try {
    return Deno.lstatSync(path);
  } catch {
    return undefined;
  }
}

function* namesIn(path: string): Iterable<string> {
  try {
    for (const { name } of Deno.readDirSync(path)) yield name;
  } catch {
    // It is gone by now, or closed to us.
  }
}
