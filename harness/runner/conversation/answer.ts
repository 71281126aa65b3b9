/** What a wait brings. @module */

import type { Reason } from "../../core/mod.ts";
import type { Finding } from "../../protocols/finding.ts";
import type { Message } from "../../protocols/protocol.ts";
import { type AnyPairing, giveUp, type Unanswered } from "../../referee/mod.ts";
import type { Channel, Received } from "../../transports/mod.ts";

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
  | {
    readonly kind: "inconclusive";
    readonly hinderedMs: number;
    /** When it came, where it did, and how long it might have taken. */
    readonly tookMs?: number;
    readonly allowedMs?: number;
  }
  /** The run's time is up, the engine's is not; or this answer has had its share of it. */
  | { readonly kind: "out-of-budget"; readonly waitedMs: number }
  /** Nothing came soon to a question that is known to get no answer. */
  | { readonly kind: "barred"; readonly because: Reason }
  /** It has the move and seems to hang; to be tried again alone. */
  | { readonly kind: "suspect"; readonly waitedMs: number };

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
export interface LastWrite {
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
  if (partial === "" || !giveUp({ blame: pairing.blame, bout }, why).some(blamed)) return false;
  const { messages } = pairing.hear(bout, { text: partial, index: -1 });
  return messages.some(({ faults }) => faults.length === 0);
}

/** A silence, with what the engine does meanwhile. */
export function silentFor(
  { moved, unheeded, cutShort, ...silence }: Omit<
    Extract<Unanswered, { kind: "silent" }>,
    "kind" | "doing"
  >,
  channel: Pick<Channel, "doing">,
): Extract<Unanswered, { kind: "silent" }> {
  const doing = channel.doing?.();
  const early = cutShort && { cutShort };
  const seen = {
    ...unheeded && { unheeded },
    ...doing && { doing },
    ...moved && { moved },
    ...early,
  };
  return { kind: "silent", ...silence, ...seen };
}

/** Why no answer can come any more. */
export function fateOf(
  received: Exclude<Taken, { kind: "frame" | "silence" }>,
  channel: Pick<Channel, "stderr">,
): Unanswered {
  if (received.kind === "flooded" || received.kind === "disconnected") return received;
  const { code, signal, partial, excess } = received;
  return { kind: "exited", code, signal, partial, excess, stderr: channel.stderr() };
}

/** An answer that came, held against the time that it had; `text` gives all of it. */
export function timed(
  settled: Settled,
  { allowedMs, beganMs, text, channel }: {
    readonly allowedMs: number;
    readonly beganMs: number;
    readonly text: () => string;
    readonly channel: Pick<Channel, "hinderedMs" | "isFinal">;
  },
): Answer {
  const tookMs = Math.max(0, settled.atMs - beganMs);
  const answer = new Came(settled, { tookMs, beganMs, channel });
  if (tookMs <= allowedMs) return answer;
  const { hinderedMs } = answer;
  // Without the machine's delays it might have been in time.
  if (tookMs - hinderedMs <= allowedMs) {
    const open = { kind: "inconclusive", hinderedMs, tookMs, allowedMs } as const;
    return channel.isFinal ? answer : open;
  }
  const { entries } = settled.message;
  answer.late = { kind: "late", waitedMs: tookMs, allowedMs, text: text(), entries };
  return answer;
}

type Answered = Extract<Answer, { kind: "message" }>;

class Came implements Answered {
  readonly kind = "message";
  readonly message: Settled["message"];
  readonly ply?: string;
  readonly resigned?: true;
  readonly tookMs: number;
  late?: Answered["late"];
  readonly #beganMs: number;
  readonly #channel: Pick<Channel, "hinderedMs">;

  constructor(
    { message, ply, resigned }: Settled,
    { tookMs, beganMs, channel }: {
      readonly tookMs: number;
      readonly beganMs: number;
      readonly channel: Pick<Channel, "hinderedMs">;
    },
  ) {
    this.message = message;
    this.ply = ply;
    this.resigned = resigned;
    this.tookMs = tookMs;
    this.#beganMs = beganMs;
    this.#channel = channel;
  }

  /** Looked up only on demand: it costs more than a quick answer. */
  get hinderedMs(): number {
    return Math.min(this.tookMs, this.#channel.hinderedMs(this.#beganMs));
  }
}
