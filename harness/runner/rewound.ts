/** A running engine that is taken back to the start of its game. @module */

import type { Clock } from "../core/mod.ts";
import type { Protocol, Rewind } from "../protocols/protocol.ts";
import type { Channel, Frame, Log } from "../transports/mod.ts";

/** Longer than any program needs to take one ply back. */
const PLY_MS = 5_000;
/** No scenario makes so many plies. */
const MOST_PLIES = 400;

/** The last screen of an engine whose plies were taken back; undefined where it does not get there. */
export async function rewound(
  channel: Pick<Channel, "send" | "receive">,
  { line, isStart }: Rewind,
  { lineEnd }: Pick<Protocol, "lineEnd">,
): Promise<string | undefined> {
  for (let ply = 0; ply < MOST_PLIES; ply++) {
    await channel.send(line + lineEnd);
    const received = await channel.receive(PLY_MS);
    if (received.kind !== "frame") return undefined;
    if (isStart(received.text)) return received.text;
  }
  return undefined;
}

const NOTE = "The process of an earlier case, which is slow to start: its moves were taken back";

/** The same channel, which begins with the screen `shown`. */
export function beginningWith(
  channel: Channel,
  shown: string,
  { clock, log }: { readonly clock: Clock; readonly log: Log },
): Channel {
  let told = false;
  const first = (): Frame => {
    told = true;
    const atMs = clock.now();
    log("note", NOTE, atMs);
    return { kind: "frame", text: shown, atMs, index: log("engine", shown, atMs) };
  };
  return new Proxy(channel, {
    get(target, name) {
      if (!told && name === "receive") return () => Promise.resolve(first());
      if (!told && name === "takeFrame") return first;
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === "function" ? value.bind(target) : value;
    },
  });
}
