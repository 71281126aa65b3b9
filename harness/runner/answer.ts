/** What a wait brings. @module */

import type { Message } from "../protocols/protocol.ts";
import type { Unanswered } from "../referee/mod.ts";
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
