/** The seed of a class: the same for all its submissions, and known to no student before. @module */

import { hashOfText, type Plan } from "./plan.ts";
import type { Submission } from "./submissions.ts";

/** What `--seed` says: a number, another one than before, or nothing. */
export type WantedSeed = number | "random" | undefined;

/** Seeds from which deals are made without a loss of precision. */
const SEEDS = 2 ** 31;

/**
 * The seed for a class. Without one, that of the results so far is kept, so that an interrupted run
 * goes on with it. Parts of a class draw theirs from the class itself, so that all draw the same.
 */
export async function classSeed(
  wanted: WantedSeed,
  { old, submissions, parts }: {
    readonly old?: Pick<Plan, "terms">;
    readonly submissions: readonly Pick<Submission, "name" | "path">[];
    readonly parts: number;
  },
): Promise<number> {
  if (typeof wanted === "number") return wanted;
  if (wanted === undefined && old) return old.terms.seed;
  if (parts === 1) return (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) % SEEDS;
  return parseInt((await hashOfText(JSON.stringify(submissions.map(facts)))).slice(0, 12), 16) %
    SEEDS;
}

/** What is the same of a submission on every machine. */
function facts({ name, path }: Pick<Submission, "name" | "path">): readonly unknown[] {
  return [name, sizeOf(path)];
}

function sizeOf(path: string): number {
  try {
    const { isFile, size } = Deno.lstatSync(path);
    if (isFile) return size;
    return [...Deno.readDirSync(path)].reduce(
      (sum, { name, isFile }) => sum + (isFile ? Deno.lstatSync(`${path}/${name}`).size : 1),
      0,
    );
  } catch {
    return 0;
  }
}
