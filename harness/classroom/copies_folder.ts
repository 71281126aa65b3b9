/** A private folder for copies of submissions, removed at the end. @module */

import { removeWhole } from "./remove_whole.ts";

/**
 * An engine can read where its folder is bound from: the name does not tell what runs it. No other
 * program has such folders, since what a killed grader left is removed by its name.
 */
const PREFIX = "launch-c41d7-";

/** A folder that is gone in the end. */
export interface CopiesFolder extends AsyncDisposable {
  readonly path: string;
}

/** Makes one, and clears away those of graders that were killed. */
export async function openCopiesFolder(): Promise<CopiesFolder> {
  const path = await Deno.realPath(await Deno.makeTempDir({ prefix: `${PREFIX}${Deno.pid}-` }));
  const parent = path.replace(/\/[^/]*$/, "");
  await clearAway(parent);
  // Others may go through it to their own folder, and see no other.
  await Deno.chmod(path, 0o711);
  return { path, [Symbol.asyncDispose]: () => removeWhole(path) };
}

async function clearAway(parent: string): Promise<void> {
  for await (const { name, isDirectory } of Deno.readDir(parent)) {
    const [, pid] = new RegExp(`^${PREFIX}(\\d+)-`).exec(name) ?? [];
    if (isDirectory && pid !== undefined && !isAlive(Number(pid))) {
      await removeWhole(`${parent}/${name}`);
    }
  }
}

function isAlive(pid: number): boolean {
  try {
    Deno.statSync(`/proc/${pid}`);
    return true;
  } catch (error) {
    // Without /proc, or the right to look there, this cannot be found out; old folders stay then.
    return Deno.build.os !== "linux" || !(error instanceof Deno.errors.NotFound);
  }
}
