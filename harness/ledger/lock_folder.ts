/** One at a time in a folder of results. @module */

import { UsageError } from "../core/mod.ts";

/** Holds a folder until it is disposed of, or the process ends in whatever way. */
export function lockFolder(folder: string): Disposable {
  const file = Deno.openSync(`${folder}/.lock`, { create: true, write: true });
  if (file.tryLockSync(true)) return { [Symbol.dispose]: () => letGo(file) };
  file.close();
  throw new UsageError(
    {
      en: `Another Shinpan process is at work in "${folder}"`,
      zh: `另一個 Shinpan 行程正在使用「${folder}」`,
      ja: `別の Shinpan のプロセスが「${folder}」で作業している`,
    },
    {
      en: "wait for it, or name another folder with --out",
      zh: "請等它結束，或以 --out 指定另一個資料夾",
      ja: "終わるのを待つか、--out で別のフォルダを指定する",
    },
  );
}

/** Closing alone is too late: a process that is just being started has the file open for a moment. */
function letGo(file: Deno.FsFile): void {
  file.unlockSync();
  file.close();
}
