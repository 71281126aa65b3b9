/** Where an engine shall connect. @module */

import { err, type Localized, ok, type Result } from "../../core/mod.ts";
import { dismiss, LOOPBACK } from "./decoys.ts";
import type { Address } from "../process/connection_end.ts";
import type { OwnNetwork } from "../process/own_network.ts";
import type { GateSocket } from "./relayed_socket.ts";
import { failure } from "../process/start_failure.ts";
import type { StartFailure } from "../transport.ts";

/** An open port of this machine, bound to loopback; its port is free once it is disposed of. */
export interface TcpGate extends AsyncDisposable {
  readonly address: Address;
  /** Whether it lies in the engine's own network, where no other program is. */
  readonly apart?: true;
  /** Does something in that network, where we can go there ourselves. */
  readonly enter?: OwnNetwork["enter"];
  /** Hands over each connection until the gate is closed; to be called once. */
  welcome(take: (socket: GateSocket) => void): void;
}

const ANY = { from: 32_768, count: 28_000 };

/**
 * A port for an engine that needs no certain one, in a network of its own where all are free. Drawn,
 * for an engine with a fixed number in it would seem to read its arguments.
 */
export function drawPort(): number {
  const [drawn = 0] = crypto.getRandomValues(new Uint32Array(1));
  return ANY.from + drawn % ANY.count;
}

/** Ports that engines of ours hold, each with a promise of its release. */
const held = new Map<number, Promise<void>>();
// The decoy of another harness goes as soon as its engine has connected.
const TRIES = 40;
const PAUSE_MS = 25;

/**
 * Opens a port, any free one unless it is named. A port that another engine of ours holds is waited
 * for; one that another program holds is a failure, for an engine may read a meaning into the number.
 */
export async function openGate(port = 0): Promise<Result<TcpGate, StartFailure>> {
  if (port === 0) return listen(port, () => {});
  while (held.has(port)) await held.get(port);
  const { promise, resolve } = Promise.withResolvers<void>();
  held.set(port, promise);
  const release = (): void => {
    held.delete(port);
    resolve();
  };
  let gate = listen(port, release);
  for (let tries = 1; tries < TRIES && !gate.ok; tries++) {
    await pause();
    gate = listen(port, release);
  }
  if (!gate.ok) release();
  return gate;
}

function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
}

function listen(port: number, release: () => void): Result<TcpGate, StartFailure> {
  dismiss(port);
  try {
    return ok(gateOf(Deno.listen({ hostname: LOOPBACK, port }), release));
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return err(failure("other", NOT_FREE, `${port} (${message})`));
  }
}

/** The gate of a listener; `release` is called once that is closed. */
export function gateOf(listener: Deno.TcpListener, release: () => void): TcpGate {
  const { port } = listener.addr as Deno.NetAddr;
  let open = true;
  let welcoming = Promise.resolve();
  const accept = async (take: (socket: Deno.TcpConn) => void): Promise<void> => {
    while (open) {
      try {
        take(await listener.accept());
      } catch {
        // It was closed, or the other side was gone before we looked, or there are too many files.
        if (open) await pause();
      }
    }
  };
  const close = async (): Promise<void> => {
    open = false;
    listener.close();
    // The port is not free while an accept is pending.
    await welcoming;
    release();
  };
  let closed: Promise<void> | undefined;
  return {
    address: { host: LOOPBACK, port },
    welcome: (take) => void (welcoming = accept(take)),
    [Symbol.asyncDispose]: () => closed ??= close(),
  };
}

const NOT_FREE: Localized = {
  en: "Cannot listen on port {detail}: choose others with --ports, or none to take any free one",
  zh: "無法監聽埠 {detail}：請用 --ports 選擇其他埠，或不指定而使用任何空閒的埠",
  ja: "ポート {detail} で待ち受けできない：--ports で別のポートを選ぶか、指定せず空きポートを使う",
};
