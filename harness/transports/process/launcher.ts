/** Where the programs are that start others for us. @module */

import type { Result } from "../../core/mod.ts";
import { isFile } from "./file_kind.ts";
import { type ResolveOptions, resolveProgram } from "./start_failure.ts";
import type { StartFailure } from "../transport.ts";

/** The launchers that were found, each with the PATH on which it was. */
const known = new Map<string, Result<string, StartFailure>>();

/** As {@link resolveProgram}, but a launcher that is still there is not looked for again. */
export function launcherFile(
  program: string,
  options: ResolveOptions,
): Result<string, StartFailure> {
  const key = `${program}\0${options.path}\0${options.cwd}`;
  const found = known.get(key);
  if (found?.ok && isFile(found.value)) return found;
  const result = resolveProgram(program, options);
  known.set(key, result);
  return result;
}
