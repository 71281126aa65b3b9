/** Whether a sandbox can be made at this moment. @module */

import type { Confinement } from "../sandbox/mod.ts";
import { runConfined } from "./run_confined.ts";

const WALL_MS = 10_000;

/** Runs something confined that cannot fail by itself; where nothing confines, nothing can fail. */
export async function sandboxWorks(confinement: Confinement | undefined): Promise<boolean> {
  if (!confinement) return true;
  const command = { program: "/bin/true", args: [], cwd: confinement.folder?.inside };
  const run = await runConfined(command, { confinement, wallMs: WALL_MS });
  return run.ok && run.value.code === 0;
}
