/** Why an answer was not waited for any longer. @module */

import { fill, type Localized } from "../core/mod.ts";
import { STILL_THINKING, STILL_WAITING } from "./reasons.ts";

/** Less of its time than an engine that thinks uses. */
const IDLE_SHARE = 0.02;

/** What to say of an engine that was silent so long and has used so much of its processor in all. */
export function stillSilent(waitedMs: number, usedMs: number | undefined): Localized {
  const seconds = Math.round(waitedMs / 1000);
  if (usedMs === undefined || usedMs > waitedMs * IDLE_SHARE) {
    return fill(STILL_THINKING, { seconds });
  }
  return fill(STILL_WAITING, { seconds, used: Math.round(usedMs) });
}
