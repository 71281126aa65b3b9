/** The page on which people may look on at a job, as the command line asks for it. @module */

import type { OnLookers } from "../../live/mod.ts";
import type { Options } from "../options.ts";

/** The flags and values of every command that can be watched. */
export const LIVE_FLAGS = ["live"] as const;
export const LIVE_VALUES = ["host"] as const;

/** What `--live` and `--host` say about the page; undefined where no page is wanted. */
export function onLookersOf(
  { flags, values }: Pick<Options, "flags" | "values">,
): OnLookers | undefined {
  const host = values.get("host");
  if (host !== undefined) return { host };
  return flags.has("live") ? {} : undefined;
}
