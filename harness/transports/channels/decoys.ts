/** Listeners where engines connect that do not read their arguments. @module */

import type { Address } from "../process/connection_end.ts";

/** A channel whose engine has not connected yet. */
export interface Watcher {
  /** Whether the connection from `port` of this machine is its engine's. */
  readonly owns: (port: number) => boolean;
  /** Told that its engine has connected to a decoy. */
  readonly tell: (decoy: Address) => void;
}

/** The ports that the samples of old use. */
export const WELL_KNOWN_PORTS: readonly number[] = [10000, 10001];
/** Where we listen. */
export const LOOPBACK = "127.0.0.1";

/**
 * Engines that run side by side share a decoy, since only one can listen on a port; whose engine
 * has come is known by its socket.
 */
const decoys = new Map<number, Decoy>();

/** Watches those of `ports` that are free, until it is disposed of (Linux; elsewhere none). */
export function watchDecoys(ports: readonly number[], watcher: Watcher): Disposable {
  // Other systems do not tell whose connection it is.
  const watched = Deno.build.os === "linux" ? ports : [];
  for (const port of watched) decoyOn(port)?.watchers.add(watcher);
  return {
    [Symbol.dispose]() {
      for (const port of watched) {
        const decoy = decoys.get(port);
        decoy?.watchers.delete(watcher);
        if (decoy?.watchers.size === 0) dismiss(port);
      }
    },
  };
}

/** Closes the decoy on `port`, if there is one: a real listener needs the port. */
export function dismiss(port: number): void {
  decoys.get(port)?.listener.close();
  decoys.delete(port);
}

interface Decoy {
  readonly listener: Deno.TcpListener;
  readonly watchers: Set<Watcher>;
}

function decoyOn(port: number): Decoy | undefined {
  const there = decoys.get(port);
  if (there) return there;
  try {
    const listener = Deno.listen({ hostname: LOOPBACK, port });
    const decoy = { listener, watchers: new Set<Watcher>() };
    decoys.set(port, decoy);
    lure(port, decoy);
    return decoy;
  } catch {
    // A port that another program holds is no decoy.
    return undefined;
  }
}

async function lure(port: number, { listener, watchers }: Decoy): Promise<void> {
  try {
    for (;;) inspect(await listener.accept(), { host: LOOPBACK, port }, watchers);
  } catch {
    // The listener has been closed.
  }
}

// An engine may be here before its watcher knows its process.
const TRIES = 5;
const PAUSE_MS = 40;

async function inspect(
  connection: Deno.TcpConn,
  decoy: Address,
  watchers: ReadonlySet<Watcher>,
): Promise<void> {
  using visitor = connection;
  const from = visitor.remoteAddr.port;
  for (let tries = 0; tries < TRIES && watchers.size > 0; tries++) {
    const watcher = [...watchers].find(({ owns }) => owns(from));
    if (watcher) return watcher.tell(decoy);
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
}
