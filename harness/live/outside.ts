/** A server that people on other machines can reach. @module */

import { type RoomServer, serveRoom, type ServerOptions } from "./server.ts";
import { UsageError } from "../core/mod.ts";

/** Listens on an address of this machine. */
export function openAt(host: string, options: Omit<ServerOptions, "hostname">): RoomServer {
  try {
    return serveRoom({ hostname: host, ...options });
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new UsageError(
      {
        en: `Cannot listen on "${host}"`,
        zh: `無法使用位址「${host}」`,
        ja: `「${host}」で待ち受けできない`,
      },
      {
        en: `name an address of this machine, or 0.0.0.0 (${why})`,
        zh: `請寫本機的位址或 0.0.0.0（${why}）`,
        ja: `このマシンのアドレスか 0.0.0.0 を書く（${why}）`,
      },
    );
  }
}

/** The links by which others reach a server. */
export function reachableLinks(server: RoomServer, host: string): readonly string[] {
  return reachableAt(host).map((address) =>
    server.link("viewer").replace(shown(host), shown(address))
  );
}

/** The addresses under which others reach this machine. */
function reachableAt(host: string): readonly string[] {
  if (host !== "0.0.0.0" && host !== "::") return [host];
  const own = Deno.networkInterfaces().filter(({ family, address }) =>
    family === "IPv4" && !address.startsWith("127.")
  );
  return own.length === 0 ? [host] : own.map(({ address }) => address);
}

function shown(host: string): string {
  return host.includes(":") ? `[${host}]` : host;
}
