/** What a wait brings. @module */

import type { Finding } from "../core/mod.ts";
import type { Message } from "../protocols/protocol.ts";
import type { AnyPairing, Unanswered } from "../referee/mod.ts";
import type { Received } from "../transports/mod.ts";

/** How a wait for an answer ended. */
export type Answer =
  | {
    readonly kind: "message";
    readonly message: Message;
    readonly ply?: string;
    readonly resigned?: true;
    readonly tookMs: number;
    /** How much of that the machine took, not the engine. */
    readonly hinderedMs: number;
    /** It came, but after its time. */
    readonly late?: Extract<Unanswered, { kind: "late" }>;
  }
  | { readonly kind: "none"; readonly why: Unanswered }
  /** This machine was too busy to say whose fault it is. */
  | { readonly kind: "inconclusive"; readonly hinderedMs: number }
  /** The run's time is up, the engine's is not; or this answer has had its share of it. */
  | { readonly kind: "out-of-budget"; readonly waitedMs: number; readonly shareUsed: boolean };

/** What one `receive` brings, once oddities have been passed on. */
export type Taken = Exclude<Received, { kind: "oddity" }>;

/** An answer that came, and when. */
export interface Settled {
  readonly message: Message;
  readonly ply?: string;
  readonly resigned?: true;
  readonly atMs: number;
}

/** A write with the last frame in it; the text is what a report shows as *sent*. */
export interface Write {
  readonly index: number;
  readonly frame: string;
  readonly text: string;
}

/** Whether the whole answer is there but for the end of its line, which no busy machine keeps back. */
export function isUnfinished(
  pairing: AnyPairing,
  bout: unknown,
  why: Extract<Unanswered, { kind: "silent" }>,
): boolean {
  const { partial } = why;
  const blamed = ({ actual, timing }: Finding): boolean => !timing && actual === partial;
  if (partial === "" || !pairing.giveUp(bout, why).some(blamed)) return false;
  const { messages } = pairing.hear(bout, { text: partial, index: -1 });
  return messages.some(({ faults }) => faults.length === 0);
}
