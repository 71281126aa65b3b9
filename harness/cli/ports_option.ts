/** `--ports FIRST,SECOND`: where engines that connect find us, by the side that they play. @module */

import { UsageError } from "./command.ts";

/** The first player's port and the second's, or one for both; none where nothing is said. */
export function portsOf(text = ""): readonly number[] {
  const ports = text.split(",").filter((port) => port).map(portOf);
  if (ports.length <= 2) return ports;
  throw new UsageError(`Cannot read ${ports.length} ports`, "write --ports FIRST,SECOND");
}

/** Refuses ports for a protocol whose engines do not connect. */
export function checkPorts(
  { protocol: { id, transport } }: {
    readonly protocol: { readonly id: string; readonly transport: string };
  },
): void {
  if (transport === "tcp") return;
  const what = `--ports is for engines that connect, and ${id} engines do not`;
  throw new UsageError(what, "leave it out");
}

function portOf(text: string): number {
  const port = Number(text);
  if (/^\d+$/.test(text) && port > 0 && port < 65_536) return port;
  throw new UsageError(`Cannot read the port "${text}"`, "write --ports 10000,10001");
}
