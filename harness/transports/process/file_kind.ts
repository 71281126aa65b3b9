/** What stands at a path, behind links; nothing where that cannot be told. @module */

/** Whether anything does. */
export function exists(path: string): boolean {
  return look(path) !== undefined;
}

/** Whether a file does. */
export function isFile(path: string): boolean {
  return look(path)?.isFile ?? false;
}

/** Whether a folder does. */
export function isFolder(path: string): boolean {
  return look(path)?.isDirectory ?? false;
}

function look(path: string): Deno.FileInfo | undefined {
  try {
    return Deno.statSync(path);
  } catch {
    return undefined;
  }
}
