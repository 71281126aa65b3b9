/** Where an engine connects, by how it is confined. @module */

import { ok, type Result } from "../../core/mod.ts";
import type { Confinement } from "../../sandbox/mod.ts";
import { watchDecoys, type Watcher } from "./decoys.ts";
import { type Door, openDoor } from "./door.ts";
import { openInnerGate } from "./inner_gate.ts";
import { canMakeNetworks, makeNetwork as make, type OwnNetwork } from "../process/own_network.ts";
import { openGate, type TcpGate } from "./tcp_gate.ts";
import type { StartFailure } from "../transport.ts";

/** A gate, and what is needed for an engine to reach it. */
export interface Entrance {
  readonly gate: TcpGate;
  /** The network to start the engine in, where we listen there ourselves. */
  readonly network?: OwnNetwork;
  /** The gate, where a relay leads to it. */
  readonly door?: Door;
  /** Tells of an engine that connects to one of `ports` instead, until it is disposed of. */
  readonly watchDecoys: (ports: readonly number[], watcher: Watcher) => Disposable;
}

/** What matters for an entrance. */
export interface EntranceOptions {
  readonly decoys: readonly number[];
  readonly confinement?: Confinement;
  /** How a network is made for an engine; by ourselves unless told otherwise. */
  readonly makeNetwork?: () => OwnNetwork | undefined;
}

/**
 * Opens `port`, or any, for one engine. In namespaces it is a port of the engine's own network: we
 * listen there ourselves where we may make networks, and else a relay does.
 */
export async function openEntrance(
  port: number | undefined,
  { decoys, confinement, makeNetwork = makeOwnNetwork }: EntranceOptions,
): Promise<Result<Entrance, StartFailure>> {
  if (confinement?.level !== "namespaces") {
    const gate = await openGate(port);
    return gate.ok ? ok({ gate: gate.value, watchDecoys }) : gate;
  }
  const network = makeNetwork();
  if (network) return ok({ ...openInnerGate(network, port), network });
  const { account } = confinement;
  const door = openDoor({ ports: port === undefined ? [] : [port], decoys, account });
  return ok({
    gate: door,
    door,
    watchDecoys: (ports, watcher) => door.watchDecoys(ports, watcher),
  });
}

function makeOwnNetwork(): OwnNetwork | undefined {
  return canMakeNetworks() ? make() : undefined;
}
