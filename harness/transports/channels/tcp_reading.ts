/** Whether an engine has read what was sent over its connection. @module */

import { watchContextSwitches } from "../measure/context_switches.ts";
import { type Address, askKernel } from "../process/connection_end.ts";
import { endOf, socketsOf } from "../process/process_sockets.ts";
import { descendantsOf } from "../process/process_tree.ts";
import type { EngineReading } from "./delivery.ts";
import type { TcpGate } from "./tcp_gate.ts";

/** A connection, and how closely it is looked at. */
export interface Connected {
  /** The engine's end. */
  readonly peer: Address;
  readonly gate: Pick<TcpGate, "address" | "apart" | "enter">;
  /** Whether a slow look is worth its time, where there is no quick one. */
  readonly certain: boolean;
}

/** Begins to watch the engine whose first process is `group`, before something is sent to it. */
export function watchReading(group: number | undefined, connected: Connected): EngineReading {
  const { isAlone, isSeen, hasSwitched } = watchContextSwitches(group);
  // What was sent may be on its way as long as nothing has switched.
  if (askUnread(connected) !== undefined) {
    return { isCertain: isSeen, isRead: () => hasSwitched() && !askUnread(connected) };
  }
  const isRead = (): boolean =>
    hasSwitched() && (isAlone || !connected.certain || isAllRead(group, connected));
  return { isCertain: false, isRead };
}

/** What the engine has not read yet, where the kernel tells; the network may be the engine's own. */
function askUnread({ peer, gate: { address, enter } }: Connected): number | undefined {
  const ask = () => askKernel({ from: peer, to: address })?.unread;
  return enter ? enter(ask) : ask();
}

/** Whether the engine has read all; in a network of its own, its processes tell. */
function isAllRead(group: number | undefined, { peer, gate }: Connected): boolean {
  if (!gate.apart) return !endOf({ from: peer, to: gate.address })?.unread;
  return socketsOf(group === undefined ? [] : descendantsOf(group))
    .every(({ state, unread }) => state !== "connected" || unread === 0);
}
