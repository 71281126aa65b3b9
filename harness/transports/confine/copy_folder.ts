/** Copies a folder with all in it. @module */

/** Most that is copied. */
export interface CopyLimits {
  readonly entries: number;
  readonly bytes: number;
}

/**
 * Copies what lies in `from` into the empty folder `to`, with its rights and the times of its files;
 * false where it is too much. Links are copied as links, and what is neither file nor folder is left
 * out.
 */
export function copyFolder(from: string, to: string, { entries, bytes }: CopyLimits): boolean {
  const waiting = [""];
  let [count, size] = [0, 0];
  for (let local = waiting.pop(); local !== undefined; local = waiting.pop()) {
    for (const { name, isFile, isDirectory, isSymlink } of Deno.readDirSync(from + local)) {
      const path = `${local}/${name}`;
      if (++count > entries) return false;
      if (isSymlink) Deno.symlinkSync(Deno.readLinkSync(from + path), to + path);
      if (isFile) {
        const info = Deno.lstatSync(from + path);
        size += info.size;
        if (size > bytes) return false;
        // In one go: a file that is still open for writing cannot be executed.
        Deno.copyFileSync(from + path, to + path);
        keepTimes(to + path, info);
      }
      if (isDirectory) {
        Deno.mkdirSync(to + path);
        waiting.push(path);
      }
    }
  }
  return true;
}

/** What was built after its sources stays newer than they are. */
function keepTimes(path: string, { atime, mtime }: Deno.FileInfo): void {
  if (mtime) Deno.utimeSync(path, atime ?? mtime, mtime);
}
