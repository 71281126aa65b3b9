/** Who may look on at a job. @module */

import type { OnLookers } from "../../live/mod.ts";
import type { Options } from "../options.ts";

/** The flags and values of every command that can be watched. */
export const LIVE_FLAGS = ["live"] as const;
export const LIVE_VALUES = ["host"] as const;

/** Who may look on, as `--live` and `--host` say; undefined where no page is wanted. */
export function onLookersOf(
  { flags, values }: Pick<Options, "flags" | "values">,
): OnLookers | undefined {
  const host = values.get("host");
  if (host !== undefined) return { host };
  return flags.has("live") ? {} : undefined;
}
