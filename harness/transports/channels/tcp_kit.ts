/** Engines that connect, for the tests of tcp. @module */

import { tmpdir } from "node:os";
import { assert, assertEquals } from "@std/assert";
import type { EngineCommand } from "../../sandbox/mod.ts";
import { realClock } from "../measure/real_clock.ts";
import { tcp, type TcpOptions } from "./tcp.ts";
import { CAPS, type Caps, type Channel } from "../transport.ts";

/** Long enough for an engine to start and answer. */
export const PATIENCE_MS = 30_000;
/** Where the system tells about processes. */
export const linux = Deno.build.os === "linux";

/** Frames that end with LF. */
export const lines = (text: string) => {
  const frames = text.split("\n");
  return { rest: frames.pop() ?? "", frames };
};

/** How a channel of a test is opened. */
export interface OpenOptions extends TcpOptions {
  readonly caps?: Caps;
  readonly logged?: string[];
}

/** Without decoys on the well-known ports, for other tests may run beside these. */
export async function open(
  command: EngineCommand,
  { caps = CAPS, logged = [], ...options }: OpenOptions = {},
): Promise<Channel> {
  const log = (from: string, text: string) => logged.push(`${from} ${text}`) - 1;
  const connecting = { connectMs: PATIENCE_MS, decoys: [], ...options };
  const opened = await tcp(command, connecting)({ framing: lines, clock: realClock, log, caps });
  assert(opened.ok, opened.ok ? "" : opened.error.detail);
  return opened.value;
}

/** Whether a port of this machine can be listened at. */
export function isFree(port: number): boolean {
  try {
    Deno.listen({ hostname: "127.0.0.1", port }).close();
    return true;
  } catch {
    return false;
  }
}

/** An engine of a few lines, with the address it is given as `hostname` and `port`. */
export function engine(body: string): EngineCommand {
  const script = `
    const [hostname, port] = [Deno.args.at(-2), Number(Deno.args.at(-1))];
    const connect = (to = {}) => Deno.connect({ hostname, port, ...to });
    const write = (socket, text) => socket.write(new TextEncoder().encode(text));
    const read = async (socket) => {
      const bytes = new Uint8Array(65536);
      const count = await socket.read(bytes);
      return count === null ? null : new TextDecoder().decode(bytes.subarray(0, count));
    };
    const forever = () => new Promise((resolve) => setTimeout(resolve, 1e9));
    ${body}`;
  const url = `data:text/javascript,${encodeURIComponent(script)}`;
  return { program: Deno.execPath(), args: ["run", "-A", "--no-check", url] };
}

/** The next thing must be a frame. */
export async function expectFrame(channel: Channel, text: string): Promise<void> {
  const received = await channel.receive(PATIENCE_MS);
  assertEquals(received.kind === "frame" ? received.text : received, text);
}

/** The next thing must be a lost connection; answers with its detail. */
export async function expectGone(channel: Channel, how: string): Promise<string> {
  const received = await channel.receive(PATIENCE_MS);
  assert(received.kind === "disconnected", JSON.stringify(received));
  assertEquals(received.how, how);
  return received.detail;
}

/**
 * A free port outside the range from which the system assigns ports, never one that another test
 * was given lately: tests of several processes and threads count in one file.
 */
export function freePort(): number {
  for (;;) {
    const port = FIRST_PORT + taken() % PORTS;
    try {
      Deno.listen({ hostname: "127.0.0.1", port }).close();
      return port;
    } catch {
      // The port is in use.
    }
  }
}

const FIRST_PORT = 11_000;
const PORTS = 20_000;

/** A number that no caller of this user gets twice. */
function taken(): number {
  const path = `${tmpdir()}/shinpan-test-ports-${Deno.uid() ?? 0}`;
  using file = Deno.openSync(path, { read: true, write: true, create: true });
  file.lockSync(true);
  const bytes = new Uint8Array(4);
  const count = new DataView(bytes.buffer);
  if (file.readSync(bytes) === null) count.setUint32(0, Math.floor(Math.random() * PORTS));
  count.setUint32(0, (count.getUint32(0) + 1) % PORTS);
  file.seekSync(0, Deno.SeekMode.Start);
  file.writeSync(bytes);
  return count.getUint32(0);
}

/** The first connection and what was said there first. */
export async function firstVisit(listener: Deno.TcpListener) {
  const socket = await listener.accept();
  const bytes = new Uint8Array(100);
  const count = await socket.read(bytes) ?? 0;
  const said = new TextDecoder().decode(bytes.subarray(0, count));
  return { said, [Symbol.dispose]: () => socket.close() };
}
