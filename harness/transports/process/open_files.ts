/** What a process holds open. @module */

/** An open file: the link by which the system shows it, and what that says it is. */
export interface OpenFile {
  readonly path: string;
  readonly target: string;
}

/** The open files of a process; none of one that is gone or may not be looked at. */
export function openFilesOf(pid: number): readonly OpenFile[] {
  try {
    return [...Deno.readDirSync(`/proc/${pid}/fd`)].map(({ name }) => {
      const path = `/proc/${pid}/fd/${name}`;
      return { path, target: link(path) };
    });
  } catch {
    return [];
  }
}

function link(path: string): string {
  try {
    return Deno.readLinkSync(path);
  } catch {
    return "";
  }
}
