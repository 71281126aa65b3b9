/** Whether there is room on the disk; without it no failure is the submission's. @module */

import { statfsSync } from "node:fs";
import { fill, type Localized } from "../core/mod.ts";
import { Undone } from "./undone.ts";

const MIB = 1024 * 1024;
/** Less than this, and compilers and engines may fail for want of it. */
const LEAST_MIB = 32;

/** How much can still be written in a folder; without end where the system does not tell. */
export function spareMiB(folder: string): number {
  try {
    const { bavail, bsize, files, ffree } = statfsSync(folder);
    // Some file systems count no files at all.
    return files > 0 && ffree === 0 ? 0 : bavail * bsize / MIB;
  } catch {
    return Infinity;
  }
}

/** Throws where there is so little room that whatever goes wrong may be the disk's fault. */
export function needRoom(folder: string, spare: (folder: string) => number = spareMiB): void {
  if (spare(folder) >= LEAST_MIB) return;
  throw new Undone(fill(FULL, { folder }));
}

const FULL: Localized = {
  en: "The disk is full where submissions are built ({folder}): make room",
  zh: "建置作業的磁碟已滿（{folder}）：請騰出空間",
  ja: "提出物をビルドするディスクに空きがない（{folder}）：空きを作る",
};
