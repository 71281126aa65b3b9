/** The submissions of a class, as they lie in a folder. @module */

import type { Localized } from "../../core/mod.ts";
import { CONFIG_FILE } from "../../grading/mod.ts";
import { UsageError } from "../command.ts";
import { realPath } from "./find_program.ts";
import { readPlan } from "./plan.ts";

/** One submission: a folder, or a single file. */
export interface Submission {
  readonly name: string;
  readonly path: string;
  readonly isFile: boolean;
}

const ARCHIVE = /\.(zip|tar|tgz|tar\.\w+|7z|rar|gz|xz|bz2)$/i;

/** What was found, and what was left aside, each with a reason. */
export interface Found {
  readonly submissions: readonly Submission[];
  readonly aside: readonly Aside[];
}

/** What is no submission, and why; or one that could not be read. */
export interface Aside {
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
export async function findSubmissions(folder: string): Promise<Found> {
  const submissions: Submission[] = [];
  const aside: Aside[] = [];
  for (const entry of await entriesOf(folder)) {
    const { name } = entry;
    const why = whyAside(entry) ?? whyResults(`${folder}/${name}`) ??
      await whyUnspeakable(folder, name);
    if (why === undefined) {
      submissions.push({ name, path: `${folder}/${name}`, isFile: entry.isFile });
    } else if (why !== "nobody's") aside.push({ name, why });
  }
  const lost = aside.map((one) => ({ ...one, ...isLost(one, folder, submissions) && LOST }));
  const order = (a: { name: string }, b: { name: string }): number => a.name < b.name ? -1 : 1;
  return { submissions: submissions.sort(order), aside: lost.sort(order) };
}

async function entriesOf(folder: string): Promise<readonly Deno.DirEntry[]> {
  try {
    return await Array.fromAsync(Deno.readDir(folder));
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new UsageError(`Cannot read "${folder}"`, `name the folder of submissions (${why})`);
  }
}

async function whyUnspeakable(folder: string, name: string): Promise<Localized | undefined> {
  if (!isUnspeakable(name)) return undefined;
  const there = await Deno.lstat(`${folder}/${name}`).then(() => true, () => false);
  return there ? undefined : UNSPEAKABLE;
}

const LOST = { ungraded: true } as const;

/** Whether somebody's work is not graded: neither under that name nor under another. */
function isLost({ name, why }: Aside, folder: string, submissions: readonly Submission[]): boolean {
  switch (why) {
    case UNSPEAKABLE:
      return true;
    case PACKED: {
      const unpacked = name.replace(ARCHIVE, "");
      return !submissions.some((one) => one.name === unpacked);
    }
    case LINK: {
      const there = realPath(`${folder}/${name}`);
      return !submissions.some(({ path }) => realPath(path) === there);
    }
    default:
      return false;
  }
}

/** Whoever grades where the class lies finds what was graded there before. */
function whyResults(path: string): Localized | undefined {
  return readPlan(path) ? RESULTS : undefined;
}

/** Why an entry is no submission; some are what nobody would think one. */
function whyAside(
  { name, isSymlink, isDirectory, isFile }: Deno.DirEntry,
): Localized | "nobody's" | undefined {
  if (name.startsWith(".") || name === CONFIG_FILE || name === "__MACOSX") return "nobody's";
  if (isSymlink) return LINK;
  if (!isDirectory && !isFile) return NEITHER;
  if (isFile && ARCHIVE.test(name)) return PACKED;
  if (isFile && /\.(csv|ya?ml|txt|md|json|pdf)$/i.test(name)) return NO_PROGRAM;
  return undefined;
}

const PACKED: Localized = {
  en: "it is an archive, which is not graded; unpack it, or put it elsewhere",
  zh: "是壓縮檔，不予評分；請解壓縮，或移到別處",
  ja: "アーカイブは採点しない。展開するか、別の場所に移す",
};
const LINK: Localized = {
  en: "it is a link, which is not graded; put the submission itself here",
  zh: "是連結，不予評分；請把作業本身放在這裡",
  ja: "リンクは採点しない。提出物そのものをここに置く",
};
const RESULTS: Localized = {
  en: "it holds results of grading",
  zh: "內含評分結果",
  ja: "採点結果が入っている",
};
const UNSPEAKABLE: Localized = {
  en: "its name is not UTF-8, so it is not graded; rename it",
  zh: "名稱不是 UTF-8，因此不予評分；請重新命名",
  ja: "名前が UTF-8 でないため採点しない。名前を変える",
};
const NEITHER: Localized = {
  en: "it is neither a file nor a folder",
  zh: "既不是檔案也不是資料夾",
  ja: "ファイルでもフォルダでもない",
};
const NO_PROGRAM: Localized = {
  en: "it is no program",
  zh: "不是程式",
  ja: "プログラムではない",
};
