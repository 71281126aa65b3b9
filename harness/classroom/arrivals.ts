/** A class as it arrives: a folder or an archive, from a course site or not, with a roster or without. @module */

import { fill, type Localized, UsageError } from "../core/mod.ts";
import {
  type Arrived,
  claimsIn,
  CLASS_LIMITS,
  GRADESCOPE_FILE,
  isArchive,
  type Owned,
  readExport,
  readRoster,
  type RosterRow,
  type Site,
  siteOf,
  type Student,
  unpack,
  whoIsWho,
} from "../course/mod.ts";
import { CONFIG_FILE, type Rubric } from "../grading/mod.ts";
import { fromCaller, readAtMost, readTextAtMost, whyRefused } from "../surroundings/mod.ts";
import { DiskSink, FileSource } from "./disk_sink.ts";
import { isWrapping, lookedThrough } from "./gather.ts";
import type { Who } from "./plan.ts";
import {
  entriesOf,
  findSubmissions,
  type FoundSubmissions,
  type LeftAside,
  type Submission,
} from "./submissions.ts";

/** What was told about the class. */
export interface ArrivalOptions {
  readonly folder: string;
  readonly roster?: string;
  /** Which site's names it has; found out by the names where absent. */
  readonly from?: Site;
}

/** The submissions of a class, and what a course site or a roster says of it. */
export interface Arrivals extends FoundSubmissions {
  readonly course?: { readonly site: Site; readonly missing: readonly Student[] };
}

/** Whether the class is one file: the archive that a site hands out. */
export function isPackedClass(folder: string): boolean {
  try {
    return isArchive(folder) && Deno.statSync(fromCaller(folder)).isFile;
  } catch {
    return false;
  }
}

/** Finds the submissions; an archive of the whole class is unpacked in the folder for copies first. */
export async function arrivals(
  options: ArrivalOptions,
  { rubric, copies }: { readonly rubric: Rubric; readonly copies: string },
): Promise<Arrivals> {
  const { folder, roster: rosterFile, from } = options;
  const packed = isPackedClass(folder);
  const top = packed ? await unpackedClass(options, `${copies}/class`) : fromCaller(folder);
  const root = await siteRoot(top, packed);
  const entries = visible(await entriesOf(root), root);
  const site = from ?? siteOf(entries);
  const roster = rosterFile === undefined ? undefined : rosterOf(rosterFile);
  if (site === "plain") {
    const found = await findSubmissions(root);
    if (roster) return joinedWith(roster, found, rubric);
    const names = found.submissions.map(({ name }) => name);
    return { ...found, aside: [...found.aside, ...untimed(names, rubric)].toSorted(inOrder) };
  }
  return ofSite(entries, { site, root, roster, rubric });
}

/** A site's download may lie in one folder more than it needs. */
async function siteRoot(top: string, packed: boolean): Promise<string> {
  const inner = lookedThroughTop(top);
  if (inner === top) return top;
  const fits = packed || siteOf(visible(await entriesOf(inner), inner)) !== "plain";
  return fits ? inner : top;
}

function lookedThroughTop(top: string): string {
  try {
    return lookedThrough(top);
  } catch {
    // Whatever is wrong with the folder is told when it is read.
    return top;
  }
}

function visible(entries: readonly Deno.DirEntry[], root: string): readonly Arrived[] {
  return entries
    .filter(({ name }) => !name.startsWith(".") && name !== "__MACOSX" && name !== CONFIG_FILE)
    .filter(({ isFile, isDirectory }) => isFile || isDirectory)
    .map(({ name, isFile }) => ({ name, path: `${root}/${name}`, isFile }))
    .toSorted((a, b) => a.name < b.name ? -1 : 1);
}

async function unpackedClass({ folder }: ArrivalOptions, to: string): Promise<string> {
  using source = new FileSource(fromCaller(folder));
  const sink = new DiskSink(to);
  const read = await unpack(source, { name: folder, sink, limits: CLASS_LIMITS });
  if (!read.ok) {
    const { kind, why } = read.error;
    throw new UsageError(fill(NOT_OPENED, { file: folder }), kind === "needs-tool" ? BY_HAND : why);
  }
  // A course site hands out no links; a link is no submission.
  return to;
}

function rosterOf(file: string): readonly RosterRow[] {
  let bytes: Uint8Array;
  try {
    bytes = readAtMost(fromCaller(file), MOST_ROSTER_BYTES);
  } catch (error) {
    throw new UsageError(fill(NO_ROSTER, { file }), whyRefused(error));
  }
  const read = readRoster(bytes);
  if (read.ok) return read.value;
  throw new UsageError(fill(NO_ROSTER, { file }), read.error);
}

const MOST_ROSTER_BYTES = 16 * 1024 * 1024;

interface OfSite {
  readonly site: Site;
  readonly root: string;
  readonly roster?: readonly RosterRow[];
  readonly rubric: Rubric;
}

function ofSite(entries: readonly Arrived[], { site, root, roster, rubric }: OfSite): Arrivals {
  const exported = site === "gradescope" ? exportIn(root) : undefined;
  const { claims, strays } = claimsIn(entries, { site, exported });
  const register = whoIsWho(claims, roster, rulesOf(rubric));
  const aside: readonly LeftAside[] = [
    ...strays,
    ...register.undecided.map(({ name, why }): LeftAside => ({ name, why, ungraded: true })),
    ...untimed(untimedNames(register.owned, roster), rubric),
  ];
  return {
    submissions: register.owned.map(submissionOf).toSorted(inOrder),
    aside: aside.toSorted(inOrder),
    course: { site, missing: register.missing.map(bare) },
  };
}

function exportIn(root: string) {
  const read = readExport(readTextAtMost(`${root}/${GRADESCOPE_FILE}`, MOST_EXPORT_BYTES));
  if (read.ok) return read.value;
  throw new UsageError(fill(NOT_READ, { file: GRADESCOPE_FILE }), read.error);
}

const MOST_EXPORT_BYTES = 256 * 1024 * 1024;

/** Plain submissions under the names that a roster gives them. */
function joinedWith(
  roster: readonly RosterRow[],
  { submissions, aside }: FoundSubmissions,
  rubric: Rubric,
): Arrivals {
  const byPath = new Map(submissions.map((one) => [one.path, one]));
  const entries = submissions.map(({ path, isFile }) => ({
    name: path.split("/").at(-1) ?? "",
    path,
    isFile,
    ...timeOfChange(path),
  }));
  const { claims } = claimsIn(entries, { site: "plain" });
  const register = whoIsWho(claims, roster, rulesOf(rubric));
  return {
    submissions: register.owned.map((owned) => {
      const before = byPath.get(owned.claim.parts[0]?.entry.path ?? "");
      const made = submissionOf(owned);
      // A folder, or a file that keeps its name, is graded as it stands there.
      const asIs = before && !before.parts && (!before.isFile || before.name === owned.name);
      return asIs ? { ...before, name: owned.name, who: made.who } : made;
    }).toSorted(inOrder),
    aside: [
      ...aside,
      ...register.undecided.map(({ name, why }): LeftAside => ({ name, why, ungraded: true })),
      ...untimed(untimedNames(register.owned, roster), rubric),
    ].toSorted(inOrder),
    course: { site: "plain", missing: register.missing.map(bare) },
  };
}

/** Those that count as on time only because nothing says when they were handed in. */
function untimedNames(
  owned: readonly Owned[],
  roster: readonly RosterRow[] | undefined,
): readonly string[] {
  // In a roster with times of late submissions, an empty cell means on time.
  if (roster?.some((row) => row.late !== undefined)) return [];
  return owned.filter(({ isTimed }) => !isTimed).map(({ name }) => name).toSorted();
}

function untimed(names: readonly string[], { late }: Rubric): readonly LeftAside[] {
  if (late === undefined || names.length === 0) return [];
  return [{ name: "late", why: fill(NO_TIMES, { names: names.join(", ") }) }];
}

function timeOfChange(path: string): { readonly modifiedMs?: number } {
  const modifiedMs = Deno.lstatSync(path).mtime?.getTime();
  return modifiedMs === undefined ? {} : { modifiedMs };
}

function rulesOf({ several = "newest", due }: Rubric) {
  return { several, ...due === undefined ? {} : { due } };
}

function submissionOf({ name, claim, students, late, told }: Owned): Submission {
  const [first] = claim.parts;
  const uploads = claim.parts.flatMap(({ file, upload }) =>
    upload === undefined ? [] : [{ file, upload }]
  );
  const who: Who = {
    students,
    ...late && { late },
    ...uploads.length > 0 ? { uploads } : {},
    ...told.length > 0 ? { told } : {},
  };
  const path = first?.entry.path ?? "";
  const whole = claim.parts.length === 1 && first && !first.entry.isFile && !wraps(path);
  if (whole) return { name, path, isFile: false, who };
  return { name, path, isFile: first?.entry.isFile ?? false, parts: claim.parts, who };
}

function wraps(folder: string): boolean {
  return isWrapping([...Deno.readDirSync(lookedThrough(folder))]);
}

function bare({ late: _late, submitted: _submitted, ...student }: RosterRow): Student {
  return student;
}

function inOrder(a: { readonly name: string }, b: { readonly name: string }): number {
  return a.name < b.name ? -1 : a.name > b.name ? 1 : 0;
}

const NO_TIMES: Localized = {
  en:
    'nothing says when these were handed in, so they count as on time (the roster\'s columns "late" and "submitted" tell it): {names}',
  zh: "無法得知下列作業的繳交時間，一律視為準時（可填入名單的「遲交」或「繳交時間」欄）：{names}",
  ja:
    "次の提出物は提出日時が分からず、期限内として扱う（名簿の「遅れ」か「提出日時」の列で指定できる）：{names}",
};
const NOT_OPENED: Localized = {
  en: 'Cannot open "{file}"',
  zh: "無法開啟「{file}」",
  ja: "「{file}」を開けない",
};
const BY_HAND: Localized = {
  en: "a class is read from .zip, .tar or .tar.gz; unpack it yourself, and name the folder",
  zh: "全班的壓縮檔僅支援 .zip、.tar、.tar.gz；請自行解開後指定資料夾",
  ja: "クラス全体は .zip、.tar、.tar.gz から読む。自分で展開して、そのフォルダを指定する",
};
const NO_ROSTER: Localized = {
  en: 'Cannot read the roster "{file}"',
  zh: "無法讀取名單「{file}」",
  ja: "名簿「{file}」を読めない",
};
const NOT_READ: Localized = {
  en: 'Cannot read "{file}"',
  zh: "無法讀取「{file}」",
  ja: "「{file}」を読めない",
};
