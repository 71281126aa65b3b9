/** From the words of a command line to an engine that can be started. @module */

import type { EngineFacts } from "../core/mod.ts";
import type { Protocol } from "../protocols/protocol.ts";
import { type Confinement, type EngineCommand, pin } from "../sandbox/mod.ts";
import { files, stdio, tcp, type Transport } from "../transports/mod.ts";
import { engineName } from "./engine_name.ts";
import { ENGINE_PROGRAM } from "./home.ts";
import { releasing } from "./releasing.ts";
import { callersDirectory, fromCaller } from "./surroundings.ts";

/** The engine that comes with the harness for a protocol. */
export function bundledEngine(protocol: string): readonly string[] {
  return [Deno.execPath(), "run", "-A", "--quiet", ENGINE_PROGRAM, protocol];
}

/** What reports call an engine. */
export function engineFacts(
  command: readonly string[],
  { bundled, cwd }: { bundled: boolean; cwd?: string },
): EngineFacts {
  return bundled
    ? { name: "conforming (bundled)", command: [] }
    : { name: engineName(command), command, cwd };
}

/** How an engine is started; relative paths count from where the user is. */
export function engineCommand(
  [program = "", ...args]: readonly string[],
  { cwd, file }: { cwd?: string; file: string },
): EngineCommand {
  return { program: file || program, args, cwd: cwd ? fromCaller(cwd) : callersDirectory() };
}

/** How an engine is to be reached. */
export interface Reach {
  readonly transport: Protocol["transport"];
  /** How many cores engines are tied to; undefined for no ties. */
  readonly cores?: number;
  /** The one core that engines are tied to, where the caller chose it. */
  readonly core?: number;
  readonly confinement?: Confinement;
  /** Whether it runs in a terminal, where it talks by its stdin and stdout. */
  readonly terminal?: boolean;
  /** Ports to listen on, where there are any. */
  readonly ports?: readonly number[];
}

/** Starts the engine anew for each case, on the least busy core if `cores` says how many. */
export function transportTo(
  command: EngineCommand,
  { transport, cores, core, confinement, terminal, ports }: Reach,
): Transport {
  const reach = {
    stdio: (one: EngineCommand) => stdio(one, { confinement, terminal }),
    files: (one: EngineCommand) => files(one, { confinement }),
    tcp: (one: EngineCommand) => tcp(one, { ports, confinement }),
  }[transport];
  if (core !== undefined) return reach(pin(core).wrap(command, {}));
  if (cores === undefined) return reach(command);
  const engines = new Array<number>(cores).fill(0);
  return async (options) => {
    const core = engines.indexOf(Math.min(...engines));
    const count = (by: number): void => void (engines[core] = (engines[core] ?? 0) + by);
    count(1);
    const opened = await reach(pin(core).wrap(command, {}))(options);
    if (opened.ok) return { ok: true, value: releasing(opened.value, () => count(-1)) };
    count(-1);
    return opened;
  };
}
