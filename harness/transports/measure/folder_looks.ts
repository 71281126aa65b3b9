/** When a folder that is limited is looked at again. @module */

/** What the looks at a folder have shown. */
export interface FolderGrowth {
  /** How much it grew since the look before. */
  readonly grownMiB: number;
  /** How long ago that look was. */
  readonly sinceMs: number;
  /** How much may still be written to it. */
  readonly leftMiB: number;
  /** How long a look takes. */
  readonly tookMs: number;
}

const USUAL_MS = 300;
const SOONEST_MS = 10;
// Looking at a big folder takes its time, of which this is the smallest multiple to rest.
const REST = 25;

/**
 * The time to rest: half of what the folder needs to reach its limit at this rate, so that little is
 * written beyond it however fast a program writes; at most the usual time.
 */
export function restMs({ grownMiB, sinceMs, leftMiB, tookMs }: FolderGrowth): number {
  const halfMs = grownMiB > 0 ? leftMiB / grownMiB * sinceMs / 2 : USUAL_MS;
  return Math.max(REST * tookMs, Math.min(USUAL_MS, Math.max(SOONEST_MS, halfMs)));
}
