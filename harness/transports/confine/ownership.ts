/** The owner of files, and whether other accounts can reach them. @module */

import type { Account } from "../../sandbox/mod.ts";

/**
 * Gives a folder with all in it to an account, and closes it to the neighbours. Links are not
 * followed, and a file with a second name, which may belong to another user, is left as it is.
 */
export function giveTo({ uid, gid }: Account, folder: string): void {
  const give = (path: string): void => {
    const info = Deno.lstatSync(path);
    if (info.isSymlink || (info.isFile && (info.nlink ?? 1) > 1)) return;
    if (info.uid !== uid || info.gid !== gid) Deno.chownSync(path, uid, gid);
    if (!info.isDirectory) return;
    for (const { name } of Deno.readDirSync(path)) give(`${path}/${name}`);
  };
  give(folder);
  Deno.chmodSync(folder, 0o700);
}

const ENTER = 0o001;
const READ = 0o004;

/** Whether an account that owns nothing can reach a path and read it, or pass through it. */
export function isOpenTo(path: string, how: "read" | "enter" = "read"): boolean {
  try {
    const whole = Deno.realPathSync(path);
    const names = whole.split("/").slice(1, -1);
    const parents = ["/", ...names.map((_, at) => `/${names.slice(0, at + 1).join("/")}`)];
    const last = Deno.statSync(whole);
    const reading = last.isDirectory ? READ | ENTER : READ;
    const wanted = how === "enter" ? ENTER : reading;
    return parents.every((each) => has(Deno.statSync(each), ENTER)) && has(last, wanted);
  } catch {
    return false;
  }
}

function has({ mode }: Deno.FileInfo, wanted: number): boolean {
  return ((mode ?? 0) & wanted) === wanted;
}
