/** Which system calls an engine's processes may make: one filter for everything namespaces leave open. @module */

import { bytesOfProgram, type CallFate, decide, type Instruction, load, when } from "./bpf.ts";

/** The machines that a filter is made for, as Deno names them. */
export type FilteredMachine = "x86_64" | "aarch64";

const EPERM = 1;
const ENOSYS = 38;
const EAFNOSUPPORT = 97;

/** Runtimes take a call that does not exist for an old kernel, and do without it. */
const MISSING: CallFate = { errno: ENOSYS };
/** The call answers that it was done, and changes nothing: a program that insists on it still runs. */
const IGNORED: CallFate = { errno: 0 };

/** Calls that are answered the same whatever their arguments. */
const FATES: Readonly<Record<string, CallFate>> = {
  // Keyrings belong to the user or the session of the grader, not to a namespace.
  add_key: MISSING,
  request_key: MISSING,
  keyctl: MISSING,
  // Ways around this filter, or into parts of the kernel that have no namespace.
  io_uring_setup: MISSING,
  io_uring_enter: MISSING,
  io_uring_register: MISSING,
  userfaultfd: MISSING,
  perf_event_open: MISSING,
  bpf: MISSING,
  setns: { errno: EPERM },
  // Its flags stand where no filter can see them; libraries fall back to clone.
  clone3: MISSING,
  // The harness alone chooses the core and the rank of an engine, so that waiting says something.
  sched_setaffinity: IGNORED,
  sched_setscheduler: IGNORED,
  sched_setparam: IGNORED,
  sched_setattr: IGNORED,
  setpriority: IGNORED,
  nice: IGNORED,
  ioprio_set: IGNORED,
};

type Numbers = Readonly<Record<string, number>>;

/** One architecture as the kernel names it, and its numbers of calls. */
interface Architecture {
  readonly audit: number;
  readonly numbers: Numbers;
  /** From this number on calls belong to another variant, which no program here uses. */
  readonly foreignFrom?: number;
}

const SAME_EVERYWHERE: Numbers = {
  io_uring_setup: 425,
  io_uring_enter: 426,
  io_uring_register: 427,
  clone3: 435,
};

const X86_64: Architecture = {
  audit: 0xc000_003e,
  foreignFrom: 0x4000_0000,
  numbers: {
    ...SAME_EVERYWHERE,
    ...{ add_key: 248, request_key: 249, keyctl: 250, userfaultfd: 323, perf_event_open: 298 },
    ...{ bpf: 321, setns: 308, clone: 56, unshare: 272, socket: 41, setpriority: 141 },
    ...{ sched_setaffinity: 203, sched_setscheduler: 144, sched_setparam: 142 },
    ...{ sched_setattr: 314, ioprio_set: 251 },
  },
};

/** 32-bit programs on x86_64; those that open sockets by `socketcall` are not seen to the family. */
const I386: Architecture = {
  audit: 0x4000_0003,
  numbers: {
    ...SAME_EVERYWHERE,
    ...{ add_key: 286, request_key: 287, keyctl: 288, userfaultfd: 374, perf_event_open: 336 },
    ...{ bpf: 357, setns: 346, clone: 120, unshare: 310, socket: 359, setpriority: 97 },
    ...{ sched_setaffinity: 241, sched_setscheduler: 156, sched_setparam: 154 },
    ...{ sched_setattr: 351, ioprio_set: 289, nice: 34 },
  },
};

const AARCH64: Architecture = {
  audit: 0xc000_00b7,
  numbers: {
    ...SAME_EVERYWHERE,
    ...{ add_key: 217, request_key: 218, keyctl: 219, userfaultfd: 282, perf_event_open: 241 },
    ...{ bpf: 280, setns: 268, clone: 220, unshare: 97, socket: 198, setpriority: 140 },
    ...{ sched_setaffinity: 122, sched_setscheduler: 119, sched_setparam: 118 },
    ...{ sched_setattr: 274, ioprio_set: 30 },
  },
};

const MACHINES: Readonly<Record<FilteredMachine, readonly Architecture[]>> = {
  x86_64: [X86_64, I386],
  aarch64: [AARCH64],
};

/** Every flag that makes a namespace. */
const NEW_NAMESPACE = 0x7e02_0000;
const NEW_TIME_NAMESPACE = 0x80;
/** Sockets that stay inside: Unix, IPv4, IPv6, and the kernel's list of interfaces. */
const FAMILIES = [1, 2, 10, 16];

/** The filter for a machine in the form that `bubblewrap --seccomp` reads; undefined where there is none. */
export function callFilter(machine: string): Uint8Array<ArrayBuffer> | undefined {
  const architectures = MACHINES[machine as FilteredMachine];
  if (!architectures) return undefined;
  return bytesOfProgram([
    load("architecture"),
    ...architectures.flatMap((each) => when({ is: each.audit }, bodyFor(each))),
    decide(MISSING),
  ]);
}

function bodyFor({ numbers, foreignFrom }: Architecture): readonly Instruction[] {
  const { clone = -1, unshare = -1, socket = -1 } = numbers;
  const plain = Object.entries(FATES).flatMap(([name, fate]) => {
    const number = numbers[name];
    return number === undefined ? [] : when({ is: number }, [decide(fate)]);
  });
  return [
    load("number"),
    ...foreignFrom === undefined ? [] : when({ atLeast: foreignFrom }, [decide(MISSING)]),
    ...plain,
    ...when({ is: clone }, unlessFlagged(NEW_NAMESPACE)),
    ...when({ is: unshare }, unlessFlagged(NEW_NAMESPACE | NEW_TIME_NAMESPACE)),
    ...when({ is: socket }, onlyFamilies()),
    decide("made"),
  ];
}

function unlessFlagged(flags: number): readonly Instruction[] {
  return [load("first"), ...when({ has: flags }, [decide({ errno: EPERM })]), decide("made")];
}

function onlyFamilies(): readonly Instruction[] {
  return [
    load("first"),
    ...FAMILIES.flatMap((family) => when({ is: family }, [decide("made")])),
    decide({ errno: EAFNOSUPPORT }),
  ];
}
