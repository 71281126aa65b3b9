/** What each student handed in, by the names of a download. @module */

import type { Localized } from "../core/mod.ts";
import {
  canvasName,
  type DownloadName,
  GRADESCOPE_FILE,
  moodleName,
  type Site,
} from "./download_name.ts";
import type { ExportedSubmission } from "./gradescope_export.ts";
import { isArchive, withoutEnding } from "./archive_name.ts";
import type { Student } from "./roster.ts";
import { COURSE_WORDS } from "./words.ts";

/** A file or a folder at the top of a download. */
export interface Arrived {
  readonly name: string;
  readonly path: string;
  readonly isFile: boolean;
  /** When it was last changed, as far as that says when it was handed in. */
  readonly modifiedMs?: number;
}

/** An entry, under the name that the student gave it; the contents of a folder have none. */
export interface UploadPart {
  readonly entry: Arrived;
  readonly file: string;
  /** Counts up where the site numbers uploads. */
  readonly upload?: number;
}

/** Something that was handed in, and whose it is as far as the site says. */
export interface Claim {
  /** What it is called where no roster knows the student. */
  readonly label: string;
  readonly parts: readonly UploadPart[];
  readonly students: readonly Student[];
  /** The site says that it was late. */
  readonly flagged: boolean;
  readonly submittedMs?: number;
}

/** What stands in a download and is no submission. */
export interface Stray {
  readonly name: string;
  readonly why: Localized;
}

/** All claims of a download, and what is none. */
export interface Claims {
  readonly claims: readonly Claim[];
  readonly strays: readonly Stray[];
}

/** Sorts the entries of a download by the student that handed them in. */
export function claimsIn(
  entries: readonly Arrived[],
  { site, exported = [] }: {
    readonly site: Site;
    readonly exported?: readonly ExportedSubmission[];
  },
): Claims {
  switch (site) {
    case "moodle":
      return named(entries, moodleName);
    case "canvas":
      return named(entries, canvasName);
    case "gradescope":
      return ofExport(entries, exported);
    case "plain":
      return { claims: entries.map(plain), strays: [] };
  }
}

function plain(entry: Arrived): Claim {
  const label = entry.isFile && isArchive(entry.name) ? withoutEnding(entry.name) : entry.name;
  const submittedMs = entry.modifiedMs;
  return {
    label,
    parts: [{ entry, file: entry.isFile ? entry.name : "" }],
    students: [],
    flagged: false,
    ...submittedMs === undefined ? {} : { submittedMs },
  };
}

function named(
  entries: readonly Arrived[],
  read: (name: string) => DownloadName | undefined,
): Claims {
  const byStudent = new Map<string, { readonly said: DownloadName; readonly entry: Arrived }[]>();
  const strays: Stray[] = [];
  for (const entry of entries) {
    const said = read(entry.name);
    if (!said) strays.push({ name: entry.name, why: COURSE_WORDS.otherName });
    else if (said.typed) strays.push({ name: entry.name, why: COURSE_WORDS.typed });
    else byStudent.set(said.siteId, [...byStudent.get(said.siteId) ?? [], { said, entry }]);
  }
  const claims = [...byStudent].map(([siteId, all]): Claim => {
    const name = all[0]?.said.student ?? "";
    return {
      label: `${name}_${siteId}`,
      parts: all.map(({ said, entry }) => ({
        entry,
        file: entry.isFile ? said.file : "",
        ...said.upload === undefined ? {} : { upload: said.upload },
      })),
      students: [{ name, siteId }],
      flagged: all.some(({ said }) => said.late),
    };
  });
  return { claims, strays };
}

function ofExport(entries: readonly Arrived[], exported: readonly ExportedSubmission[]): Claims {
  const known = new Map(exported.map((one) => [one.folder, one]));
  const strays: Stray[] = [];
  const claims = entries.flatMap((entry): readonly Claim[] => {
    if (entry.name === GRADESCOPE_FILE) return [];
    const said = known.get(entry.name);
    if (!said) {
      strays.push({ name: entry.name, why: COURSE_WORDS.notListed });
      return [];
    }
    const { submitters, submittedMs } = said;
    const [first] = submitters;
    return [{
      label: first?.id ?? first?.email ?? entry.name,
      parts: [{ entry, file: "" }],
      students: submitters,
      flagged: false,
      ...submittedMs === undefined ? {} : { submittedMs },
    }];
  });
  return { claims, strays };
}
