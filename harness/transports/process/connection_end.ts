/** One end of a TCP connection, asked of the kernel by its addresses (Linux). @module */

import { cFunctions } from "./c_library.ts";

/** An address of this machine or another. */
export interface Address {
  readonly host: string;
  readonly port: number;
}

/** What the kernel says of one end of a connection. */
export interface ConnectionEnd {
  /** The number by which descriptors name it. */
  readonly inode: string;
  /** Bytes that have come and were not read yet. */
  readonly unread: number;
}

/** The two ends of a connection, the one of interest first. */
export interface Ends {
  readonly from: Address;
  readonly to: Address;
}

/**
 * The end `from` of an IPv4 connection. The kernel looks it up, while for its table of all sockets
 * it walks through every place where one could be, which takes milliseconds. Undefined where it
 * cannot be asked or knows none.
 */
export function askKernel(ends: Ends): ConnectionEnd | undefined {
  const question = questionOf(ends);
  const calls = question && system();
  const socket = calls?.socket(NETLINK, RAW | CLOSE_ON_EXEC, SOCKET_QUESTIONS) ?? -1;
  if (!calls || socket < 0) return undefined;
  try {
    const sent = calls.send(socket, question, BigInt(question.length), 0);
    const answer = new Uint8Array(ANSWER.mostBytes);
    // The kernel has answered once the question is sent.
    const got = sent < 0n ? 0n : calls.recv(socket, answer, BigInt(answer.length), DO_NOT_WAIT);
    return got < ANSWER.leastBytes ? undefined : endIn(new DataView(answer.buffer), question);
  } finally {
    calls.close(socket);
  }
}

const [NETLINK, RAW, SOCKET_QUESTIONS] = [16, 3, 4];
const CLOSE_ON_EXEC = 0o2000000;
const DO_NOT_WAIT = 0x40;

/** Where the parts of a question stand; the ends stand alike in an answer, four bytes earlier. */
const QUESTION = { bytes: 72, family: 16, states: 20, ends: 24, endBytes: 36, cookie: 64 };
const ANSWER = { mostBytes: 4096, leastBytes: 88, ends: 20, unread: 72, inode: 84 };
const [BY_FAMILY, REQUEST, INTERNET, TCP] = [20, 1, 2, 6];
const ANY = 0xffff_ffff;
const LITTLE_ENDIAN = new Uint8Array(new Uint16Array([1]).buffer)[0] === 1;

function questionOf({ from, to }: Ends): Uint8Array<ArrayBuffer> | undefined {
  const [ours, theirs] = [bytesOf(from.host), bytesOf(to.host)];
  if (!ours || !theirs) return undefined;
  const bytes = new Uint8Array(QUESTION.bytes);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, QUESTION.bytes, LITTLE_ENDIAN);
  view.setUint16(4, BY_FAMILY, LITTLE_ENDIAN);
  view.setUint16(6, REQUEST, LITTLE_ENDIAN);
  bytes.set([INTERNET, TCP], QUESTION.family);
  view.setUint32(QUESTION.states, ANY);
  view.setUint16(QUESTION.ends, from.port);
  view.setUint16(QUESTION.ends + 2, to.port);
  bytes.set(ours, QUESTION.ends + 4);
  bytes.set(theirs, QUESTION.ends + 20);
  view.setUint32(QUESTION.cookie, ANY);
  view.setUint32(QUESTION.cookie + 4, ANY);
  return bytes;
}

function bytesOf(host: string): readonly number[] | undefined {
  const bytes = host.split(".").map(Number);
  return bytes.length === 4 && bytes.every((byte) => byte >= 0 && byte < 256) ? bytes : undefined;
}

/** Without such a connection the kernel may answer with a socket that listens at the port. */
function endIn(answer: DataView, question: Uint8Array): ConnectionEnd | undefined {
  if (answer.getUint16(4, LITTLE_ENDIAN) !== BY_FAMILY) return undefined;
  for (let at = 0; at < QUESTION.endBytes; at++) {
    if (answer.getUint8(ANSWER.ends + at) !== question[QUESTION.ends + at]) return undefined;
  }
  const inode = answer.getUint32(ANSWER.inode, LITTLE_ENDIAN);
  // What is left of a connection that was closed has no number.
  if (inode === 0) return undefined;
  return { inode: String(inode), unread: answer.getUint32(ANSWER.unread, LITTLE_ENDIAN) };
}

let known: { readonly calls: ReturnType<typeof open> } | undefined;

function system() {
  return (known ??= { calls: open() }).calls;
}

function open() {
  return cFunctions({
    socket: { parameters: ["i32", "i32", "i32"], result: "i32" },
    send: { parameters: ["i32", "buffer", "usize", "i32"], result: "isize" },
    recv: { parameters: ["i32", "buffer", "usize", "i32"], result: "isize" },
    close: { parameters: ["i32"], result: "i32" },
  });
}
