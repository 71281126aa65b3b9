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
  const aside: { readonly name: string; readonly kind: AsideKind }[] = [];
  for (const entry of await entriesOf(folder)) {
    const { name } = entry;
    const kind = kindAside(entry) ?? kindOfResults(`${folder}/${name}`) ??
      await kindUnspeakable(folder, name);
    if (kind === undefined) {
      submissions.push({ name, path: `${folder}/${name}`, isFile: entry.isFile });
    } else if (kind !== "hidden") aside.push({ name, kind });
  }
  const lost = aside.map(({ name, kind }): Aside => ({
    name,
    why: WORDS[kind],
    ...isLost({ name, kind }, folder, submissions) && LOST,
  }));
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

async function kindUnspeakable(folder: string, name: string): Promise<AsideKind | undefined> {
  if (!isUnspeakable(name)) return undefined;
  const there = await Deno.lstat(`${folder}/${name}`).then(() => true, () => false);
  return there ? undefined : "unspeakable";
}

const LOST = { ungraded: true } as const;

/** Whether somebody's work is not graded: neither under that name nor under another. */
function isLost(
  { name, kind }: { readonly name: string; readonly kind: AsideKind },
  folder: string,
  submissions: readonly Submission[],
): boolean {
  switch (kind) {
    case "unspeakable":
      return true;
    case "packed": {
      const unpacked = name.replace(ARCHIVE, "");
      return !submissions.some((one) => one.name === unpacked);
    }
    case "link": {
      const there = realPath(`${folder}/${name}`);
      return !submissions.some(({ path }) => realPath(path) === there);
    }
    case "results":
    case "neither":
    case "no-program":
      return false;
  }
}

/** Whoever grades where the class lies finds what was graded there before. */
function kindOfResults(path: string): AsideKind | undefined {
  return readPlan(path) ? "results" : undefined;
}

/** Why an entry is no submission; some are what nobody would think one. */
function kindAside(
  { name, isSymlink, isDirectory, isFile }: Deno.DirEntry,
): AsideKind | "hidden" | undefined {
  if (name.startsWith(".") || name === CONFIG_FILE || name === "__MACOSX") return "hidden";
  if (isSymlink) return "link";
  if (!isDirectory && !isFile) return "neither";
  if (isFile && ARCHIVE.test(name)) return "packed";
  if (isFile && /\.(csv|ya?ml|txt|md|json|pdf)$/i.test(name)) return "no-program";
  return undefined;
}

const WORDS = {
  packed: {
    en: "it is an archive, which is not graded; unpack it, or put it elsewhere",
    zh: "是壓縮檔，不予評分；請解壓縮，或移到別處",
    ja: "アーカイブは採点しない。展開するか、別の場所に移す",
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
