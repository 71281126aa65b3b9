/** Learns of the ends of processes that the runtime does not know (Linux). @module */

import { cFunctions } from "./c_library.ts";

/** How a process ended: by itself, or by a signal. */
export interface ProcessEnd {
  readonly code: number | null;
  readonly signal: string | null;
}

/**
 * How a child of ours ends, once it does; its number stays its own until then. A thread waits for
 * it.
 */
export async function endOf(pid: number): Promise<ProcessEnd> {
  const calls = system();
  const status = new Int32Array(1);
  for (;;) {
    const ended = calls?.waitpid(pid, status, AT_ONCE);
    if (ended === pid) return meantBy(status[0] ?? 0);
    if (ended !== 0) throw new Error(`The end of process ${pid} cannot be learned`);
    await calls?.waitid(ONE_PROCESS, pid, new Uint8Array(INFO_BYTES), ITS_END | LEFT_THERE);
  }
}

const AT_ONCE = 1;
const ONE_PROCESS = 1;
const [ITS_END, LEFT_THERE] = [4, 0x0100_0000];
const INFO_BYTES = 128;

const SIGNAL_BITS = 0x7f;
const NAMES =
  ("HUP INT QUIT ILL TRAP ABRT BUS FPE KILL USR1 SEGV USR2 PIPE ALRM TERM STKFLT CHLD CONT STOP " +
    "TSTP TTIN TTOU URG XCPU XFSZ VTALRM PROF WINCH IO PWR SYS").split(" ");

/** What the system's number for an end means. */
export function meantBy(status: number): ProcessEnd {
  const signal = status & SIGNAL_BITS;
  if (signal === 0) return { code: (status >> 8) & 0xff, signal: null };
  return { code: null, signal: `SIG${NAMES[signal - 1] ?? signal}` };
}

let known: ReturnType<typeof open> | undefined;

function system() {
  return known ??= open();
}

function open() {
  return cFunctions({
    waitpid: { parameters: ["i32", "buffer", "i32"], result: "i32" },
    waitid: { parameters: ["i32", "i32", "buffer", "i32"], result: "i32", nonblocking: true },
  });
}
