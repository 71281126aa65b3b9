/** A gate in the network of the engine that shall come. @module */

import { LOOPBACK, type Watcher } from "./decoys.ts";
import type { OwnNetwork } from "../process/own_network.ts";
import { drawPort, gateOf, type TcpGate } from "./tcp_gate.ts";

/** A gate, and decoys beside it. */
export interface InnerGate {
  readonly gate: TcpGate;
  /** Listens on `ports` until it is disposed of; only the engine can connect there. */
  readonly watchDecoys: (
    ports: readonly number[],
    watcher: Pick<Watcher, "tell">,
  ) => Disposable;
}

/** Opens a port in `network`, which is released when the gate closes. */
export function openInnerGate(network: OwnNetwork, port = drawPort()): InnerGate {
  const listen = (each: number) => network.enter(() => listener(each));
  const gate = gateOf(listen(port), () => network[Symbol.dispose]());
  return {
    gate: { ...gate, apart: true, enter: network.enter },
    watchDecoys: (ports, { tell }) => {
      const decoys = ports.map(listen);
      for (const decoy of decoys) lure(decoy, tell);
      return {
        [Symbol.dispose]: () => {
          for (const decoy of decoys.splice(0)) decoy.close();
        },
      };
    },
  };
}

function listener(port: number): Deno.TcpListener {
  return Deno.listen({ hostname: LOOPBACK, port });
}

async function lure(decoy: Deno.TcpListener, tell: Watcher["tell"]): Promise<void> {
  try {
    for await (const guest of decoy) {
      guest.close();
      tell({ host: LOOPBACK, port: decoy.addr.port });
    }
  } catch {
    // The decoy has been closed.
  }
}
