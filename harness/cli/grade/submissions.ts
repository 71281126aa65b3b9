/** The submissions of a class, as they lie in a folder. @module */

import { CONFIG_FILE } from "../../grading/mod.ts";
import { UsageError } from "../command.ts";

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
  readonly aside: readonly { readonly name: string; readonly why: string }[];
}

/** All submissions in a folder, in the order of their names. */
export async function findSubmissions(folder: string): Promise<Found> {
  const submissions: Submission[] = [];
  const aside: { name: string; why: string }[] = [];
  for (const entry of await entriesOf(folder)) {
    const { name } = entry;
    const why = whyAside(entry);
    if (why === undefined) {
      submissions.push({ name, path: `${folder}/${name}`, isFile: entry.isFile });
    } else if (why !== "") aside.push({ name, why });
  }
  const order = (a: { name: string }, b: { name: string }): number => a.name < b.name ? -1 : 1;
  return { submissions: submissions.sort(order), aside: aside.sort(order) };
}

async function entriesOf(folder: string): Promise<readonly Deno.DirEntry[]> {
  try {
    return await Array.fromAsync(Deno.readDir(folder));
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new UsageError(`Cannot read "${folder}"`, `name the folder of submissions (${why})`);
  }
}

/** Why an entry is no submission; an empty reason where nobody would think it one. */
function whyAside({ name, isSymlink, isDirectory, isFile }: Deno.DirEntry): string | undefined {
  if (name.startsWith(".") || name === CONFIG_FILE || name === "__MACOSX") return "";
  if (isSymlink) return "it is a link; put the submission itself here";
  if (!isDirectory && !isFile) return "it is neither a file nor a folder";
  if (isFile && ARCHIVE.test(name)) return "it is an archive; unpack it first";
  if (isFile && /\.(csv|ya?ml|txt|md|json|pdf)$/i.test(name)) return "it is no program";
  return undefined;
}
