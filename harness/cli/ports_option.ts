/** `--ports FIRST,SECOND`: where engines that connect find us, by the side that they play. @module */

import { LEAVE_OUT } from "../surroundings/mod.ts";
import { UsageError } from "../core/mod.ts";

/** The first player's port and the second's, or one for both; none where nothing is said. */
export function portsOf(text = ""): readonly number[] {
  const ports = text.split(",").filter((port) => port).map(portOf);
  if (ports.length <= 2) return ports;
  throw new UsageError({
    en: `Cannot read ${ports.length} ports`,
    zh: `無法使用 ${ports.length} 個連接埠`,
    ja: `${ports.length} 個のポートは使えない`,
  }, {
    en: "write --ports FIRST,SECOND",
    zh: "請寫成 --ports FIRST,SECOND",
    ja: "--ports FIRST,SECOND と書く",
  });
}

/** Refuses ports for a protocol whose engines do not connect. */
export function checkPorts(
  { protocol: { id, transport } }: {
    readonly protocol: { readonly id: string; readonly transport: string };
  },
): void {
  if (transport === "tcp") return;
  const what = {
    en: `--ports is for engines that connect, and ${id} engines do not`,
    zh: `--ports 只用於會連線的引擎，而 ${id} 引擎不會連線`,
    ja: `--ports は接続してくるエンジン用で、${id} のエンジンは接続しない`,
  };
  throw new UsageError(what, LEAVE_OUT);
}

function portOf(text: string): number {
  const port = Number(text);
  if (/^\d+$/.test(text) && port > 0 && port < 65_536) return port;
  throw new UsageError({
    en: `Cannot read the port "${text}"`,
    zh: `無法解讀連接埠「${text}」`,
    ja: `ポート「${text}」を解釈できない`,
  }, {
    en: "write --ports 10000,10001",
    zh: "請寫成 --ports 10000,10001",
    ja: "--ports 10000,10001 のように書く",
  });
}
