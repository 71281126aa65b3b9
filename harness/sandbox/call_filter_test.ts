import { assert, assertEquals } from "@std/assert";
import { callFilter } from "./call_filter.ts";

const X86_64 = 0xc000_003e;
const I386 = 0x4000_0003;
const AARCH64 = 0xc000_00b7;
const MADE = 0x7fff_0000;

/** What the kernel would do with a call: runs the bytes as its own interpreter does. */
function fateOf(
  bytes: Uint8Array<ArrayBuffer>,
  { architecture, number, first = 0 }: {
    readonly architecture: number;
    readonly number: number;
    readonly first?: number;
  },
): string {
  const fields: Readonly<Record<number, number>> = { 0: number, 4: architecture, 16: first };
  const view = new DataView(bytes.buffer);
  let loaded = 0;
  for (let at = 0; at < bytes.length / 8; at++) {
    const code = view.getUint16(8 * at, true);
    const [jt, jf] = [view.getUint8(8 * at + 2), view.getUint8(8 * at + 3)];
    const k = view.getUint32(8 * at + 4, true);
    if (code === 0x20) loaded = (fields[k] ?? NaN) >>> 0;
    else if (code === 0x15) at += loaded === k ? jt : jf;
    else if (code === 0x35) at += loaded >= k ? jt : jf;
    else if (code === 0x45) at += (loaded & k) !== 0 ? jt : jf;
    else if (code === 0x06) return k === MADE ? "made" : `errno ${k & 0xffff}`;
    else throw new Error(`Not an instruction: ${code}`);
  }
  throw new Error("Ran off the end");
}

/** Name, number and first argument of a call on x86_64, i386 and aarch64, and what becomes of it. */
const CALLS: readonly (readonly [string, readonly number[], number, string])[] = [
  ["read", [0, 3, 63], 0, "made"],
  ["execve", [59, 11, 221], 0, "made"],
  ["sched_getaffinity", [204, 242, 123], 0, "made"],
  ["keyctl", [250, 288, 219], 0, "errno 38"],
  ["add_key", [248, 286, 217], 0, "errno 38"],
  ["request_key", [249, 287, 218], 0, "errno 38"],
  ["io_uring_setup", [425, 425, 425], 0, "errno 38"],
  ["userfaultfd", [323, 374, 282], 0, "errno 38"],
  ["perf_event_open", [298, 336, 241], 0, "errno 38"],
  ["bpf", [321, 357, 280], 0, "errno 38"],
  ["clone3", [435, 435, 435], 0, "errno 38"],
  ["setns", [308, 346, 268], 0, "errno 1"],
  ["fork by clone", [56, 120, 220], 17, "made"],
  ["thread by clone", [56, 120, 220], 0x3d_0f00, "made"],
  ["user namespace by clone", [56, 120, 220], 0x1000_0011, "errno 1"],
  ["mounts by clone", [56, 120, 220], 0x0002_0011, "errno 1"],
  ["own files by unshare", [272, 310, 97], 0x400, "made"],
  ["user namespace by unshare", [272, 310, 97], 0x1000_0000, "errno 1"],
  ["time namespace by unshare", [272, 310, 97], 0x80, "errno 1"],
  ["Unix socket", [41, 359, 198], 1, "made"],
  ["IPv4 socket", [41, 359, 198], 2, "made"],
  ["IPv6 socket", [41, 359, 198], 10, "made"],
  ["netlink", [41, 359, 198], 16, "made"],
  ["vsock", [41, 359, 198], 40, "errno 97"],
  ["AF_ALG", [41, 359, 198], 38, "errno 97"],
  ["packet socket", [41, 359, 198], 17, "errno 97"],
  ["sched_setaffinity", [203, 241, 122], 0, "errno 0"],
  ["sched_setscheduler", [144, 156, 119], 0, "errno 0"],
  ["sched_setattr", [314, 351, 274], 0, "errno 0"],
  ["setpriority", [141, 97, 140], 0, "errno 0"],
];

Deno.test("every call is made, refused or ignored as the table has it, on every machine", () => {
  const machines = [["x86_64", X86_64, 0], ["x86_64", I386, 1], ["aarch64", AARCH64, 2]] as const;
  for (const [machine, architecture, column] of machines) {
    const filter = callFilter(machine);
    assert(filter);
    for (const [name, numbers, first, fate] of CALLS) {
      const call = { architecture, number: numbers[column] ?? -1, first };
      assertEquals(fateOf(filter, call), fate, `${name} on ${machine}`);
    }
  }
});

Deno.test("calls of another ABI are refused: x32, and an unexpected architecture", () => {
  const filter = callFilter("x86_64");
  assert(filter);
  assertEquals(fateOf(filter, { architecture: X86_64, number: 0x4000_00fa }), "errno 38");
  assertEquals(fateOf(filter, { architecture: AARCH64, number: 0 }), "errno 38");
});

Deno.test("there is no filter for a machine whose numbers are not known", () => {
  assertEquals(callFilter("riscv64"), undefined);
});
