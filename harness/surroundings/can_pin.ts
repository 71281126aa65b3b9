/** Whether engines can be tied to cores on this machine. @module */

import { onPath } from "../transports/mod.ts";

/** `taskset` of util-linux does it; a bare machine, macOS and Windows have none. */
export function canPin(): boolean {
  return Deno.build.os === "linux" && onPath("taskset") !== undefined;
}
