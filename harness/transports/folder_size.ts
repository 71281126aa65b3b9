/** How much a folder holds. @module */

const MIB = 1024 * 1024;
const BLOCK_BYTES = 512;
// What the system keeps for a file however small, its name included.
const ENTRY_BYTES = 1024;
const MOST_ENTRIES = 50_000;
// What lies deeper than a path can say could not be counted.
const LONGEST_PATH = 1000;

/** The size of all that lies in a folder, in MiB of disk; Infinity where it is too much to count. */
export function folderSize(folder: string): number {
  const waiting = [folder];
  let bytes = 0;
  let entries = 0;
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    const info = look(path);
    bytes += ENTRY_BYTES + (info?.blocks ?? 0) * BLOCK_BYTES;
    if (!info?.isDirectory) continue;
    for (const name of namesIn(path)) {
      if (++entries > MOST_ENTRIES || path.length > LONGEST_PATH) return Infinity;
      waiting.push(`${path}/${name}`);
    }
  }
  return bytes / MIB;
}

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
