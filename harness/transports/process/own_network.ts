/** Networks for engines that this process makes itself (Linux, with root's rights). @module */

import { closeSync, openSync } from "node:fs";
import { cFunctions } from "./c_library.ts";

/** A network with nothing in it but its loopback; it is gone once nothing is in it any more. */
export interface OwnNetwork extends Disposable {
  /** Does something there: what is opened or started meanwhile belongs to this network. */
  enter<Value>(work: () => Value): Value;
}

/** Whether networks can be made here; found out once, by trying. */
export function canMakeNetworks(): boolean {
  return known ??= tried();
}

let known: boolean | undefined;

function tried(): boolean {
  using network = Deno.uid() === 0 ? makeNetwork() : undefined;
  return network !== undefined;
}

/** Makes a network; undefined where that cannot be had. */
export function makeNetwork(): OwnNetwork | undefined {
  const calls = system();
  if (!calls || calls.unshare(NEW_NETWORK) !== 0) return undefined;
  let descriptor: number | undefined;
  try {
    if (wakesLoopback(calls)) descriptor = openSync(THIS, "r");
  } finally {
    goTo(calls, calls.home);
  }
  return descriptor === undefined ? undefined : networkOf(calls, descriptor);
}

function networkOf(calls: Calls, descriptor: number): OwnNetwork {
  return {
    enter: (work) => {
      goTo(calls, descriptor);
      try {
        return work();
      } finally {
        goTo(calls, calls.home);
      }
    },
    [Symbol.dispose]: () => closeSync(descriptor),
  };
}

/** The kernel keeps a network for each thread, and all of our script runs on one. */
const THIS = "/proc/thread-self/ns/net";
const NEW_NETWORK = 0x4000_0000;

type Calls = NonNullable<ReturnType<typeof system>>;

let opened: ReturnType<typeof open> | undefined;

function system() {
  return opened ??= open();
}

function open() {
  const found = cFunctions({
    unshare: { parameters: ["i32"], result: "i32" },
    setns: { parameters: ["i32", "i32"], result: "i32" },
    socket: { parameters: ["i32", "i32", "i32"], result: "i32" },
    ioctl: { parameters: ["i32", "usize", "buffer"], result: "i32" },
    close: { parameters: ["i32"], result: "i32" },
  });
  return found && { ...found, home: openSync(THIS, "r") };
}

/** To go on in another network would be worse than to stop. */
function goTo({ setns }: Calls, descriptor: number): void {
  if (setns(descriptor, NEW_NETWORK) !== 0) throw new Error("The network cannot be changed");
}

const [INTERNET, DATAGRAM, CLOSE_ON_EXEC] = [2, 2, 0o2000000];
const SET_FLAGS = 0x8914n;
const [UP, RUNNING] = [0x1, 0x40];
/** The name and the flags of an interface, as the kernel reads them. */
const REQUEST = { bytes: 40, flagsAt: 16 };

function wakesLoopback({ socket, ioctl, close }: Calls): boolean {
  const request = new Uint8Array(REQUEST.bytes);
  request.set(new TextEncoder().encode("lo"));
  new Uint16Array(request.buffer, REQUEST.flagsAt, 1)[0] = UP | RUNNING;
  const descriptor = socket(INTERNET, DATAGRAM | CLOSE_ON_EXEC, 0);
  if (descriptor < 0) return false;
  try {
    return ioctl(descriptor, SET_FLAGS, request) === 0;
  } finally {
    close(descriptor);
  }
}
