/** A talk with an engine of the laws, over any transport. @module */

import { assert } from "@std/assert";
import type { Clock, WireEntry } from "../core/mod.ts";
import {
  cappedLog,
  CAPS,
  type Caps,
  type Channel,
  type Received,
  type Transport,
} from "../transports/mod.ts";
import type { LawEngine } from "./law_engines.ts";

/** A transport under test. */
export interface TransportKit {
  readonly clock: Clock;
  readonly transport: (engine: LawEngine) => Transport;
  /** Where its protocol is spoken; on stdout unless told otherwise. */
  readonly source?: "socket";
  /** Long enough for an engine to start and answer. */
  readonly patienceMs: number;
}

/** An open channel with what it logged. */
export interface LawTalk extends AsyncDisposable {
  readonly channel: Channel;
  readonly entries: readonly WireEntry[];
  readonly next: () => Promise<Received>;
}

const lines = (text: string) => {
  const frames = text.split("\n");
  return { rest: frames.pop() ?? "", frames };
};

/** Opens a channel to an engine of the laws. */
export async function talkTo(
  kit: TransportKit,
  engine: LawEngine,
  caps?: Partial<Caps>,
): Promise<LawTalk> {
  const { clock, patienceMs } = kit;
  const entries: WireEntry[] = [];
  const { log } = cappedLog((entry) => entries.push(entry), { clock });
  const options = { framing: lines, clock, log, caps: { ...CAPS, ...caps } };
  const opened = await kit.transport(engine)(options);
  assert(opened.ok, opened.ok ? "" : opened.error.detail);
  const channel = opened.value;
  const next = () => channel.receive(patienceMs);
  return { channel, entries, next, [Symbol.asyncDispose]: () => channel[Symbol.asyncDispose]() };
}

/** What was received, without its time and index. */
export function gist(received: Received): string {
  switch (received.kind) {
    case "frame":
      return `frame ${received.text}`;
    case "silence":
      return `silence ${received.partial}`;
    case "exited":
      return `exited ${received.signal ?? received.code} ${received.partial ?? ""}`;
    case "flooded":
      return `flooded ${received.what}`;
    case "disconnected":
      return `disconnected ${received.how} ${received.partial ?? ""}`;
    case "oddity":
      return `oddity ${received.what}`;
  }
}
