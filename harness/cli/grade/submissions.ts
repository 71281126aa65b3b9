/** The submissions of a class, as they lie in a folder. @module */

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
  readonly why: string;
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
    } else if (why !== "") aside.push({ name, why });
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

async function whyUnspeakable(folder: string, name: string): Promise<string | undefined> {
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

const PACKED = "it is an archive, which is not graded; unpack it, or put it elsewhere";
const LINK = "it is a link, which is not graded; put the submission itself here";
/** Whoever grades where the class lies finds what was graded there before. */
function whyResults(path: string): string | undefined {
  return readPlan(path) ? "it holds results of grading" : undefined;
}

const UNSPEAKABLE = "its name is not UTF-8, so it is not graded; rename it";

/** Why an entry is no submission; an empty reason where nobody would think it one. */
function whyAside({ name, isSymlink, isDirectory, isFile }: Deno.DirEntry): string | undefined {
  if (name.startsWith(".") || name === CONFIG_FILE || name === "__MACOSX") return "";
  if (isSymlink) return LINK;
  if (!isDirectory && !isFile) return "it is neither a file nor a folder";
  if (isFile && ARCHIVE.test(name)) return PACKED;
  if (isFile && /\.(csv|ya?ml|txt|md|json|pdf)$/i.test(name)) return "it is no program";
  return undefined;
}
