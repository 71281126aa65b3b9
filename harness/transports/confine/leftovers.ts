/** Kills stray engine processes that left their group and lost the mark (Linux only). @module */

import { type Account, isWithin } from "../../sandbox/mod.ts";
import { runsAs } from "./accounts.ts";
import { kill } from "../process/mark.ts";

/** How stray processes are recognised. */
export interface StraySearch {
  /** A folder that only this program uses. */
  readonly folder: string;
  /** The account that was taken for them alone, where there is one. */
  readonly account?: Account;
}

const PAUSE_MS = 5;
const MOST_ROUNDS = 100;

/** Kills stray processes until none is left; call it when none may run any more. */
export async function endLeftovers(search: StraySearch): Promise<void> {
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const left = leftovers(search);
    if (left.length === 0) return;
    left.forEach(kill);
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
}

/** The process ids of those that run now. */
export function leftovers({ folder, account }: StraySearch): readonly number[] {
  if (Deno.build.os !== "linux") return [];
  const pids = [...Deno.readDirSync("/proc")].map(({ name }) => Number(name))
    .filter((pid) => pid > 1 && pid !== Deno.pid);
  return account
    ? pids.filter((pid) => runsAs(pid) === account.uid)
    : pids.filter((pid) => isAtHome(pid, folder));
}

/** Whether it runs a file of a folder, or runs there; one that has ended does neither. */
function isAtHome(pid: number, folder: string): boolean {
  return ["cwd", "exe"].some((name) => isWithin(linkOf(`/proc/${pid}/${name}`), folder));
}

function linkOf(path: string): string {
  try {
    return Deno.readLinkSync(path);
  } catch {
    return "";
  }
}
