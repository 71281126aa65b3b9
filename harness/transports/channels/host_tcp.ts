/** Runs a fixture engine as this process, on a connection of its own making. @module */

import { bytesOf } from "../../core/mod.ts";
import type { AnyFixtureEngine } from "./fixture_engine.ts";
import { host } from "./host_engine.ts";

/** Connects to the address in the last two arguments and lets `engine` talk there. */
export async function hostEngineTcp(engine: AnyFixtureEngine): Promise<never> {
  const [hostname = "", port = ""] = Deno.args.slice(-2);
  const socket = await Deno.connect({ hostname, port: Number(port) });
  socket.setNoDelay(true);
  return await host(engine, {
    // A connection that was torn down has ended too.
    read: (bytes) => socket.read(bytes).catch(() => null),
    say: (text) => writeAll(socket, bytesOf(text)),
  });
}

async function writeAll(socket: Deno.TcpConn, bytes: Uint8Array): Promise<void> {
  try {
    for (let at = 0; at < bytes.length;) at += await socket.write(bytes.subarray(at));
  } catch {
    // The reader is gone: ends as SIGPIPE would have ended it.
    Deno.exit(141);
  }
}
