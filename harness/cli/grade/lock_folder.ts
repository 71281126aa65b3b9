/** One at a time in a folder of results. @module */

import { UsageError } from "../command.ts";

/** Holds a folder until it is disposed of, or the process ends in whatever way. */
export function lockFolder(folder: string): Disposable {
  const file = Deno.openSync(`${folder}/.lock`, { create: true, write: true });
  if (file.tryLockSync(true)) return file;
  file.close();
  throw new UsageError(
    `Another Shinpan process is at work in "${folder}"`,
    "wait for it, or name another folder with --out",
  );
}
