/** Where an engine is that did not connect to us. @module */

import type { Address } from "../process/connection_end.ts";
import { addressText, type Socket } from "../process/process_sockets.ts";
import type { Disconnection } from "../transport.ts";

/** What became of an engine's connection, and the addresses that show it. */
export interface MissedConnection {
  readonly how: Disconnection;
  readonly detail: string;
}

/** What the sockets of an engine tell that has not connected to `gate`. */
export function missedConnection(sockets: readonly Socket[], gate: Address): MissedConnection {
  // A runtime may talk to itself by TCP.
  const own = new Set(sockets.map(({ local }) => addressText(local)));
  const elsewhere = sockets.find(({ state, remote }) =>
    state !== "listening" && !own.has(addressText(remote))
  );
  if (elsewhere) return connectedElsewhere(elsewhere.remote, gate);
  const listening = sockets.find(({ state }) => state === "listening");
  const instead = listening ? `; LISTEN ${addressText(listening.local)}` : "";
  return { how: "never-connected", detail: addressText(gate) + instead };
}

/** An engine that has connected to another address. */
export function connectedElsewhere(seen: Address, gate: Address): MissedConnection {
  const how = seen.host === gate.host ? "wrong-port" : "wrong-host";
  return { how, detail: `${addressText(seen)} ≠ ${addressText(gate)}` };
}
