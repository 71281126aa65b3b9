/** Whether a question is one at which an engine can hang. @module */

import { type AnyPairing, giveUp } from "../../referee/mod.ts";

/** Whether a silence without end would break a rule about hanging, whatever limits the answer. */
export function canHang({ blame, protocol: { hangs } }: AnyPairing, bout: unknown): boolean {
  const { endlessMs: allowedMs } = blame;
  // Every answer is limited alike.
  if (hangs === undefined || allowedMs === undefined) return hangs !== undefined;
  const silent = { kind: "silent", waitedMs: allowedMs, allowedMs, partial: "" } as const;
  return giveUp({ blame, bout }, silent).some(({ rule }) => hangs.some((one) => one === rule));
}
