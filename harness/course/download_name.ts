/** How course sites name what they hand out. @module */

/** Where a download comes from. */
export const SITES = ["moodle", "canvas", "gradescope", "plain"] as const;

/** One of the sites; `plain` is a folder in which each name is a student's. */
export type Site = typeof SITES[number];

/** What a name in a download says. */
export interface DownloadName {
  /** The student's name as the site writes it. */
  readonly student: string;
  /** The site's own number of the student. */
  readonly siteId: string;
  /** The site says that it was late, and not by how much. */
  readonly late: boolean;
  /** A higher number was uploaded later. */
  readonly upload?: number;
  /** What the student called the file; empty where the entry is a folder of files. */
  readonly file: string;
  /** It was typed into the site and is no file of the student's. */
  readonly typed: boolean;
}

const MOODLE = /^(.*)_(\d+)_assignsubmission_(file|onlinetext)(?:_(.*))?$/s;
const CANVAS = /^(.+?)(_LATE)?_(\d+)_(\d+)_(.+)$/s;
const CANVAS_TYPED = /^(.+?)(_LATE)?_(\d+)_(?:text|link)\.html$/s;

/** Reads `Name_12345_assignsubmission_file_` and what may follow it. */
export function moodleName(name: string): DownloadName | undefined {
  const [, student, siteId, kind, file = ""] = MOODLE.exec(name) ?? [];
  if (student === undefined || siteId === undefined) return undefined;
  return { student: student.trim(), siteId, late: false, file, typed: kind === "onlinetext" };
}

/** Reads `lastfirst_LATE_123_456_name.zip`. */
export function canvasName(name: string): DownloadName | undefined {
  const typed = CANVAS_TYPED.exec(name);
  if (typed) {
    const [, student = "", late, siteId = ""] = typed;
    return { student, siteId, late: late !== undefined, file: name, typed: true };
  }
  const [, student, late, siteId, upload, file] = CANVAS.exec(name) ?? [];
  if (student === undefined || siteId === undefined || file === undefined) return undefined;
  const number = Number(upload);
  return { student, siteId, late: late !== undefined, upload: number, file, typed: false };
}

/** A file's name without the number that a site puts behind a re-submission, and that number. */
export function resubmission(file: string): { readonly base: string; readonly version: number } {
  const [, stem = file, number, ending = ""] =
    /^(.*?)(?:-(\d{1,3}))?((?:\.tar)?\.[A-Za-z0-9]{1,5})?$/s.exec(file) ?? [];
  return { base: `${stem}${ending}`, version: Number(number ?? 0) };
}

/** The file in which Gradescope lists the submissions of an export. */
export const GRADESCOPE_FILE = "submission_metadata.yml";

/** Which site a download comes from, by the names at its top. */
export function siteOf(
  entries: readonly { readonly name: string; readonly isFile: boolean }[],
): Site {
  if (entries.some(({ name, isFile }) => isFile && name === GRADESCOPE_FILE)) return "gradescope";
  if (entries.some(({ name }) => moodleName(name))) return "moodle";
  // The names of Canvas are the least peculiar: only if there is nothing else they are believed.
  const canvas = entries.length > 0 &&
    entries.every(({ name, isFile }) => isFile && canvasName(name));
  return canvas ? "canvas" : "plain";
}
