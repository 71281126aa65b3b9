/** A way to an engine that is a process and connects to us by TCP. @module */

import { err, ok } from "../../core/mod.ts";
import type { Confinement, EngineCommand } from "../../sandbox/mod.ts";
import { WELL_KNOWN_PORTS } from "./decoys.ts";
import { type EntranceOptions, openEntrance } from "./entrance.ts";
import { newMark } from "../process/mark.ts";
import { start } from "../process/start.ts";
import type { OpenOptions, Transport } from "../transport.ts";
import { connectedElsewhere } from "./missed_connection.ts";
import { TcpChannel } from "./tcp_channel.ts";

/** How engines are to connect. */
export interface TcpOptions extends Pick<EntranceOptions, "makeNetwork"> {
  /** The first player's and the second's, or one for both; any free port unless told otherwise. */
  readonly ports?: readonly number[];
  /** How long an engine may take to connect. */
  readonly connectMs?: number;
  /** Where to look for engines that connect elsewhere; the well-known ports unless told otherwise. */
  readonly decoys?: readonly number[];
  readonly confinement?: Confinement;
}

const CONNECT_MS = 10_000;

/**
 * Runs `command` as a process, anew for each channel, with the address 127.0.0.1 and the port to
 * connect to as its last two arguments.
 */
export function tcp(command: EngineCommand, options: TcpOptions = {}): Transport {
  const { ports = [], connectMs = CONNECT_MS, decoys = WELL_KNOWN_PORTS, confinement } = options;
  return async (open) => {
    const wanted = portOf(open.ports ?? ports, open.side);
    const opened = await openEntrance(wanted, { ...options, decoys });
    if (!opened.ok) return opened;
    const { gate, door, network, ...entrance } = opened.value;
    const { host, port } = gate.address;
    const mark = newMark();
    let channel: TcpChannel | undefined = undefined;
    // Listening before it starts, for it may be quick.
    const lures = entrance.watchDecoys(
      decoys.filter((each) => each !== port && !ports.includes(each)),
      {
        owns: (from) => channel?.owns(from) ?? false,
        tell: (decoy) => channel?.giveUp(connectedElsewhere(decoy, gate.address)),
      },
    );
    const access = { gate: door?.doorway };
    const whole = { ...command, args: [...command.args, host, `${port}`] };
    const started = await start(whole, mark, { confinement, access, network });
    if (!started.ok) {
      lures[Symbol.dispose]();
      await gate[Symbol.asyncDispose]();
      return err(started.error);
    }
    channel = new TcpChannel(started.value, {
      mark,
      gate,
      door,
      connectMs,
      lures,
      open,
      confinement,
    });
    return ok(channel);
  };
}

function portOf(
  [first, second = first]: readonly number[],
  side: OpenOptions["side"],
): number | undefined {
  return side === "second" ? second : first;
}
