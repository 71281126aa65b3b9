/** How late a submission is, and whether anything says so. @module */

import type { Lateness } from "../core/mod.ts";
import type { Claim } from "./claims.ts";
import type { RosterRow } from "./roster.ts";
import { lengthOf, timeOf } from "./time.ts";

/** What is known of a submission's time. */
export interface Timing {
  readonly late?: Lateness;
  /** Something says when it was handed in, or whether it was late. */
  readonly isTimed: boolean;
}

const ON_TIME: Timing = { isTimed: true };
const UNKNOWN: Timing = { late: { kind: "unknown" }, isTimed: true };
const UNREAD: Timing = { late: { kind: "unread" }, isTimed: true };

/** As the roster says, by the times of both, or by the site's bare word. */
export function latenessOf(
  claim: Claim,
  rows: readonly RosterRow[],
  { due }: { readonly due?: string },
): Timing {
  const written = rows.map(({ late }) => late).find((late) => late !== undefined);
  const told = written === undefined ? undefined : lengthOf(written);
  if (told !== undefined) return told > 0 ? by(told) : ON_TIME;
  const dueAt = due === undefined ? undefined : timeOf(due);
  const at = rows.map(({ submitted }) => submitted).find((time) => time !== undefined);
  const sentAt = at === undefined ? siteTime(claim) : timeOf(at, dueAt?.zoneMinutes)?.ms;
  if (dueAt && sentAt !== undefined) {
    return sentAt > dueAt.ms ? by(sentAt - dueAt.ms) : ON_TIME;
  }
  if (claim.flagged || written !== undefined) return UNKNOWN;
  // A time that cannot be read is no proof that the submission was on time.
  if (dueAt && at !== undefined) return UNREAD;
  // Canvas, which numbers uploads, says of all that are late that they are.
  return { isTimed: claim.parts.some(({ upload }) => upload !== undefined) };
}

/** What a plain folder's files say about their time is no proof. */
function siteTime({ students, submittedMs }: Claim): number | undefined {
  return students.length > 0 ? submittedMs : undefined;
}

function by(ms: number): Timing {
  return { late: { kind: "by", ms }, isTimed: true };
}
