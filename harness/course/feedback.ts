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

/**
 * The name of a file for one student in a zip for Canvas, which reads the first two numbers: the
 * student, and the upload that the file is about. Canvas shows it under that upload's own name.
 */
export function canvasFeedbackName(siteId: string, upload: number, ending: string): string {
  return `feedback_${siteId}_${upload}_page${ending}`;
}

/** One file of a zip. */
export interface ZipFile {
  readonly name: string;
  readonly contents: string | Uint8Array<ArrayBuffer>;
  readonly executable?: boolean;
}

/** When all files of a zip were made: the same files give the same bytes. */
const MADE = new Date(Date.UTC(2000, 0, 1));

/** A zip, with names in UTF-8. */
export async function zipOf(files: Iterable<ZipFile>): Promise<Uint8Array<ArrayBuffer>> {
  const zip = await import("@zip.js/zip.js");
  zip.configure({ useWebWorkers: false });
  const writer = new zip.ZipWriter(new zip.Uint8ArrayWriter());
  for (const { name, contents, executable = false } of files) {
    const reader = typeof contents === "string"
      ? new zip.TextReader(contents)
      : new zip.Uint8ArrayReader(contents);
    await writer.add(name, reader, {
      lastModDate: MADE,
      extendedTimestamp: false,
      executable,
    });
  }
  return new Uint8Array(await writer.close());
}
