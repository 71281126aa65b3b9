/** Whether a sandbox can be made at this moment. @module */

import type { Confinement } from "../../sandbox/mod.ts";
import { runConfined } from "./run_confined.ts";

const WALL_MS = 10_000;

/**
 * Runs something confined that cannot fail by itself; where nothing confines, nothing can fail. An
 * engine that took the rights from its own folder does not make the sandbox fail.
 */
export async function sandboxWorks(confinement: Confinement | undefined): Promise<boolean> {
  if (!confinement) return true;
  const { folder } = confinement;
  const cwd = folder && isClosed(folder.outside) ? "/" : folder?.inside;
  const command = { program: "/bin/true", args: [], cwd };
  const run = await runConfined(command, { confinement, wallMs: WALL_MS });
  return run.ok && run.value.code === 0;
}

/** Whether the owner may no longer read, write or enter a folder; we always give these rights. */
function isClosed(path: string): boolean {
  try {
    const { mode } = Deno.statSync(path);
    return mode !== null && (mode & OWNER_RIGHTS) !== OWNER_RIGHTS;
  } catch {
    return false;
  }
}

const OWNER_RIGHTS = 0o700;
