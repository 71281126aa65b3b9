/** Feedback files, named as a course site wants them back. @module */

import type { Student } from "./roster.ts";

/** The name of a student's file in a zip for Moodle; undefined without Moodle's number. */
export function moodleFeedbackName(
  { name, siteId }: Student,
  file: string,
): string | undefined {
  if (siteId === undefined || !/^\d+$/.test(siteId)) return undefined;
  // Moodle parts the name at underscores and reads what is second as the number.
  const plain = (name ?? "").replaceAll(/[_/\\\p{Cc}]+/gu, " ").trim() || "student";
  return `${plain}_${siteId}_assignsubmission_file_${file}`;
}

/** One file of a zip. */
export interface ZipFile {
  readonly name: string;
  readonly text: string;
  readonly executable?: boolean;
}

/** When all files of a zip were made: the same files give the same bytes. */
const MADE = new Date(Date.UTC(2000, 0, 1));

/** A zip of texts, with names in UTF-8. */
export async function zipOf(files: Iterable<ZipFile>): Promise<Uint8Array<ArrayBuffer>> {
  const zip = await import("@zip.js/zip.js");
  zip.configure({ useWebWorkers: false });
  const writer = new zip.ZipWriter(new zip.Uint8ArrayWriter());
  for (const { name, text, executable = false } of files) {
    await writer.add(name, new zip.TextReader(text), {
      lastModDate: MADE,
      extendedTimestamp: false,
      executable,
    });
  }
  return new Uint8Array(await writer.close());
}
