/** The submissions of a class, as they lie in a folder. @module */

import { type Localized, UsageError } from "../core/mod.ts";
import { isArchive, type UploadPart, withoutEnding } from "../course/mod.ts";
import { CONFIG_FILE } from "../grading/mod.ts";
import { realPath } from "./find_program.ts";
import { isWrapping, lookedThrough } from "./gather.ts";
import { readPlan, type Who } from "./plan.ts";
import { cannotRead } from "../surroundings/mod.ts";

/** One submission: a folder, or a single file. */
export interface Submission {
  readonly name: string;
  readonly path: string;
  readonly isFile: boolean;
  /** What it is put together from, where it is not one folder or file as it stands there. */
  readonly parts?: readonly UploadPart[];
  /** The students it belongs to, where a course site or a roster names them. */
  readonly who?: Who;
}

/** What was found, and what was left aside, each with a reason. */
export interface FoundSubmissions {
  readonly submissions: readonly Submission[];
  readonly aside: readonly LeftAside[];
}

/** What is no submission, and why; or one that could not be read. */
export interface LeftAside {
  readonly name: string;
  readonly why: Localized;
  /** It would have been graded. */
  readonly ungraded?: true;
}

/** Whether a name, as we read it, may not be the one that the file has. */
export function isUnspeakable(name: string): boolean {
  return name.includes("\ufffd");
}

/** All submissions in a folder, in the order of their names. */
export async function findSubmissions(folder: string): Promise<FoundSubmissions> {
  const submissions: Submission[] = [];
  const aside: { readonly name: string; readonly kind: AsideKind }[] = [];
  const archives: Deno.DirEntry[] = [];
  for (const entry of await entriesOf(folder)) {
    const { name } = entry;
    const kind = kindAside(entry) ?? kindOfResults(`${folder}/${name}`) ??
      await kindUnspeakable(folder, name);
    if (kind === undefined) submissions.push(plainSubmission(folder, entry));
    else if (kind === "packed") archives.push(entry);
    else if (kind !== "hidden") aside.push({ name, kind });
  }
  for (const entry of archives.toSorted((a, b) => a.name < b.name ? -1 : 1)) {
    const name = withoutEnding(entry.name);
    const taken = submissions.some((one) => one.name === name);
    if (taken) aside.push({ name: entry.name, kind: "unpacked" });
    else submissions.push({ ...plainSubmission(folder, entry), name });
  }
  const lost = aside.map(({ name, kind }): LeftAside => ({
    name,
    why: WORDS[kind],
    ...isLost({ name, kind }, folder, submissions) && LOST,
  }));
  const order = (a: { name: string }, b: { name: string }): number => a.name < b.name ? -1 : 1;
  return { submissions: submissions.sort(order), aside: lost.sort(order) };
}

/** A folder or file as it stands there, or to be opened where it is an archive or wraps one. */
function plainSubmission(folder: string, { name, isFile }: Deno.DirEntry): Submission {
  const path = `${folder}/${name}`;
  const wraps = isFile ? isArchive(name) : wrapsArchive(path);
  if (!wraps) return { name, path, isFile };
  return {
    name,
    path,
    isFile,
    parts: [{ entry: { name, path, isFile }, file: isFile ? name : "" }],
  };
}

function wrapsArchive(folder: string): boolean {
  try {
    return isWrapping([...Deno.readDirSync(lookedThrough(folder))]);
  } catch {
    return false;
  }
}

/** Everything in a folder; a usage error where it is none. */
export async function entriesOf(folder: string): Promise<readonly Deno.DirEntry[]> {
  try {
    return await Array.fromAsync(Deno.readDir(folder));
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new UsageError(cannotRead(folder), {
      en: `name the folder of submissions (${why})`,
      zh: `請指定作業的資料夾（${why}）`,
      ja: `提出物のフォルダを指定する（${why}）`,
    });
  }
}

async function kindUnspeakable(folder: string, name: string): Promise<AsideKind | undefined> {
  if (!isUnspeakable(name)) return undefined;
  const there = await Deno.lstat(`${folder}/${name}`).then(() => true, () => false);
  return there ? undefined : "unspeakable";
}

const LOST = { ungraded: true } as const;

/** Whether a student's work is not graded, neither under that name nor under another. */
function isLost(
  { name, kind }: { readonly name: string; readonly kind: AsideKind },
  folder: string,
  submissions: readonly Submission[],
): boolean {
  switch (kind) {
    case "unspeakable":
      return true;
    case "link": {
      const there = realPath(`${folder}/${name}`);
      return !submissions.some(({ path }) => realPath(path) === there);
    }
    case "results":
    case "unpacked":
    case "neither":
    case "no-program":
      return false;
  }
}

/** Results that lie in the class's own folder are not submissions. */
function kindOfResults(path: string): AsideKind | undefined {
  return readPlan(path) ? "results" : undefined;
}

/** Why an entry is no submission; hidden files and the like need no reason. */
function kindAside(
  { name, isSymlink, isDirectory, isFile }: Deno.DirEntry,
): AsideKind | "packed" | "hidden" | undefined {
  if (name.startsWith(".") || name === CONFIG_FILE || name === "__MACOSX") return "hidden";
  if (isSymlink) return "link";
  if (!isDirectory && !isFile) return "neither";
  if (isFile && isArchive(name)) return "packed";
  if (isFile && /\.(csv|ya?ml|txt|md|json|pdf)$/i.test(name)) return "no-program";
  return undefined;
}

const WORDS = {
  unpacked: {
    en: "it is an archive, and a submission of its name is there already",
    zh: "是壓縮檔，且已有同名的作業",
    ja: "アーカイブだが、同じ名前の提出物がすでにある",
  },
  link: {
    en: "it is a link, which is not graded; put the submission itself here",
    zh: "是連結，不予評分；請把作業本身放在這裡",
    ja: "リンクは採点しない。提出物そのものをここに置く",
  },
  results: {
    en: "it holds results of grading",
    zh: "內含評分結果",
    ja: "採点結果が入っている",
  },
  unspeakable: {
    en: "its name is not UTF-8, so it is not graded; rename it",
    zh: "名稱不是 UTF-8，因此不予評分；請重新命名",
    ja: "名前が UTF-8 でないため採点しない。名前を変える",
  },
  neither: {
    en: "it is neither a file nor a folder",
    zh: "既不是檔案也不是資料夾",
    ja: "ファイルでもフォルダでもない",
  },
  "no-program": {
    en: "it is no program",
    zh: "不是程式",
    ja: "プログラムではない",
  },
} as const satisfies Readonly<Record<string, Localized>>;

/** Why an entry of the folder is no submission. */
type AsideKind = keyof typeof WORDS;
