/** Where something lies that a confined engine knows by another path. @module */

import { type Confinement, isWithin } from "../../sandbox/mod.ts";

/** The path outside of what the engine finds at `path`. */
export function outsidePath(path: string, confinement?: Confinement): string {
  const { folder } = confinement ?? {};
  if (!folder || !isWithin(path, folder.inside)) return path;
  return folder.outside + path.slice(folder.inside.length);
}
