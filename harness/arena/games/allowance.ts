/** How much of what the machine took an engine gets back in one game. @module */

import type { Channel } from "../../transports/mod.ts";

/** What became of an allowance. */
export interface Allowance {
  /** Whether the machine took more than there was to give back. */
  overdrawn(): boolean;
}

/** How an engine's time is given back. */
export interface AllowanceOptions {
  /** All that it gets back in this game. */
  readonly mostMs: number;
  /** Whether an answer that is in time only by that counts as in time, instead of leaving it open. */
  readonly isFinal: boolean;
}

const LEAST_MS = 10_000;
const SHARE_OF_CLOCK = 0.1;

/** What an engine may get back in a game in which it has `mainMs` to think. */
export function allowanceMs(mainMs: number): number {
  return Math.max(LEAST_MS, SHARE_OF_CLOCK * mainMs);
}

/** Limits what `channel` says the machine took: each question is paid from one purse, once. */
export function limitAllowance(
  channel: Channel,
  { mostMs, isFinal }: AllowanceOptions,
): Allowance {
  const hinderedMs = channel.hinderedMs.bind(channel);
  const given = new Map<number, number>();
  let overdrawn = false;
  channel.isFinal = isFinal;
  channel.hinderedMs = (sinceMs) => {
    const before = given.get(sinceMs) ?? 0;
    const spentMs = given.values().reduce((sum, ms) => sum + ms, 0) - before;
    const wantedMs = Math.max(before, hinderedMs(sinceMs));
    const nowMs = Math.min(wantedMs, Math.max(0, mostMs - spentMs));
    overdrawn ||= wantedMs > nowMs;
    if (nowMs > 0) given.set(sinceMs, nowMs);
    return nowMs;
  };
  return { overdrawn: () => overdrawn };
}
