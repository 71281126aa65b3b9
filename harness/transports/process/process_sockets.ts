/** The TCP sockets that processes hold, as the system tells (Linux; elsewhere none). @module */

import { type Address, askKernel, type ConnectionEnd, type Ends } from "./connection_end.ts";
import { allPids } from "./later_processes.ts";
import { openFilesOf } from "./open_files.ts";
import { textOf } from "./process_stat.ts";

/** A TCP socket of a process. */
export interface Socket {
  readonly state: "listening" | "connecting" | "connected" | "ending";
  readonly local: Address;
  readonly remote: Address;
  /** Bytes that have come and were not read yet. */
  readonly unread: number;
}

/** All TCP sockets of the processes `pids`. */
export function socketsOf(pids: readonly number[]): readonly Socket[] {
  if (Deno.build.os !== "linux") return [];
  return pids.flatMap((pid) => {
    const own = new Set(inodesOf(pid));
    if (own.size === 0) return [];
    // A process may live in a network of its own, so its view counts.
    return TABLES.flatMap((name) => socketsIn(textOf(`/proc/${pid}/net/${name}`)))
      .filter(({ inode }) => own.has(inode))
      .map(({ socket }) => socket);
  });
}

/** By what one end of a connection is found. */
export interface EndSources {
  /** Asks for this end alone; undefined where that is not possible or there is none. */
  readonly ask: (ends: Ends) => ConnectionEnd | undefined;
  /** The table of all sockets of one kind, which takes the system some milliseconds. */
  readonly table: (name: TableName) => string;
}

const SYSTEM: EndSources = { ask: askKernel, table: (name) => textOf(`/proc/self/net/${name}`) };

/** The end `from` of a connection of this machine, while a process holds it. */
export function endOf(ends: Ends, { ask, table }: EndSources = SYSTEM): ConnectionEnd | undefined {
  const asked = ask(ends);
  if (asked) return asked;
  for (const name of TABLES) {
    const found = socketsIn(table(name)).find((each) => each.inode !== "0" && isEnd(each, ends));
    if (found) return { inode: found.inode, unread: found.socket.unread };
  }
  return undefined;
}

function isEnd({ socket: { local, remote } }: Listed, { from, to }: Ends): boolean {
  return isSame(local, from) && isSame(remote, to);
}

function isSame(a: Address, b: Address): boolean {
  return a.host === b.host && a.port === b.port;
}

/** The processes that hold a socket, of all that we may look at or of `pids`. */
export function holdersOf(inode: string, pids = allPids()): readonly number[] {
  return pids.filter((pid) => inodesOf(pid).includes(inode));
}

/** An address as people write it. */
export function addressText({ host, port }: Address): string {
  return host.includes(":") ? `[${host}]:${port}` : `${host}:${port}`;
}

/** One line of the system's table of sockets, with the number by which descriptors name it. */
export function parseSocket(line: string): Listed | undefined {
  const [, local, remote, code, queues, , , , , inode] = line.trim().split(/\s+/);
  const state = STATES[code ?? ""];
  if (!local || !remote || !inode || !state) return undefined;
  const unread = parseInt(queues?.split(":")[1] ?? "", 16) || 0;
  const addresses = { local: parseAddress(local), remote: parseAddress(remote) };
  return { inode, socket: { state, ...addresses, unread } };
}

const STATES: Readonly<Record<string, Socket["state"]>> = {
  "01": "connected",
  "02": "connecting",
  "03": "connecting",
  "04": "ending",
  "05": "ending",
  "08": "ending",
  "09": "ending",
  "0A": "listening",
  "0B": "ending",
};

function inodesOf(pid: number): readonly string[] {
  return openFilesOf(pid).flatMap(({ target }) => /^socket:\[(\d+)\]$/.exec(target)?.[1] ?? []);
}

type TableName = "tcp" | "tcp6";
const TABLES: readonly TableName[] = ["tcp", "tcp6"];

/** A socket, and the number by which descriptors name it. */
interface Listed {
  readonly inode: string;
  readonly socket: Socket;
}

function socketsIn(table: string): readonly Listed[] {
  return table.split("\n").flatMap((line) => parseSocket(line) ?? []);
}

function parseAddress(text: string): Address {
  const [hex = "", port = ""] = text.split(":");
  const bytes = (hex.match(/.{8}/g) ?? []).flatMap(wordBytes);
  return { host: hostText(bytes), port: parseInt(port, 16) };
}

/** The four bytes of a word, which the system writes as a number of this machine's byte order. */
function wordBytes(hex: string): readonly number[] {
  const bytes = (hex.match(/../g) ?? []).map((byte) => parseInt(byte, 16));
  return LITTLE_ENDIAN ? bytes.reverse() : bytes;
}

const LITTLE_ENDIAN = new Uint8Array(new Uint16Array([1]).buffer)[0] === 1;
const MAPPED = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0xff, 0xff];

/** IPv4 stays IPv4 in the clothes of IPv6. */
function hostText(bytes: readonly number[]): string {
  if (bytes.length === 4) return bytes.join(".");
  if (MAPPED.every((byte, at) => bytes[at] === byte)) return bytes.slice(12).join(".");
  const words = Array.from(
    { length: 8 },
    (_, at) => ((bytes[2 * at] ?? 0) * 256 + (bytes[2 * at + 1] ?? 0)).toString(16),
  );
  return words.join(":").replace(/(^|:)0(:0)+(:|$)/, "::");
}
