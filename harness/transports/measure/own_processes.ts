/** Which processes are an engine's own, however they were started, and what they chose themselves. @module */

import type { Account, Confinement } from "../../sandbox/mod.ts";
import type { ProcessStarts } from "../process/process_starts.ts";
import type { Cgroup } from "../process/cgroup.ts";
import { descendantsOf, processesOf, type Tree } from "../process/process_tree.ts";
import type { EngineProcesses } from "./processor_wait.ts";
import { type Expected, expectedOf, leftCores } from "./thread_reading.ts";
import type { UsageSample } from "./usage.ts";

/** By what the processes of an engine are known. */
export interface OwnProcessesOptions {
  /** What was started first. */
  readonly pid: number;
  /** The cores that it was tied to, if it was. */
  readonly cores?: readonly number[];
  readonly confinement?: Confinement;
  /** What was started since it was. */
  readonly starts?: ProcessStarts;
  /** The control group that holds all of them, where there is one. */
  readonly cgroup?: Cgroup;
  readonly tree: () => Tree;
  /** Those that were seen among its descendants and still run. */
  readonly seen: () => readonly number[];
}

/** The engine's own processes, and what is seen of their choices. */
export interface OwnProcesses extends EngineProcesses {
  /** Those that chose their own rank. */
  choosing(look: UsageSample): readonly number[];
  /** The cores of a process that left those it was tied to; undefined where none did. */
  leftCores(look: UsageSample): string | undefined;
}

/**
 * Everything in a namespace is its own, for nothing leaves that. Elsewhere its own are its
 * descendants and its control group; without one its group, what carries its mark, what was seen
 * among these, and what runs under an account that no other program has.
 */
export function ownProcesses(options: OwnProcessesOptions): OwnProcesses {
  const { pid, cores, confinement, cgroup, starts, tree, seen } = options;
  const apart = confinement?.level === "namespaces";
  const account = apart ? undefined : confinement?.account;
  const expected = afterTie({ pid, cores });
  const near = (): readonly number[] => {
    if (starts?.none) return [pid];
    if (apart) return descendantsOf(pid);
    return [...new Set([...descendantsOf(pid), ...cgroup?.pids() ?? seen()])];
  };
  const all = (): readonly number[] => [
    ...new Set([...near(), ...processesOf(tree()), ...account ? ranAs(account) : []]),
  ];
  return {
    near,
    ...apart || cgroup ? {} : { all },
    ...cgroup && { cpuMs: () => cgroup.cpuMs() },
    expected,
    choosing: (look) => {
      const usual = expected();
      return usual ? ranked(look, usual) : [];
    },
    leftCores: (look) => {
      const usual = cores && expected();
      return usual ? elsewhere(look, usual) : undefined;
    },
  };
}

function ranked(
  { members = new Map() }: UsageSample,
  { nice, policy }: Expected,
): readonly number[] {
  return [...members].flatMap(([pid, stat]) =>
    stat.nice > nice || stat.policy !== policy ? [pid] : []
  );
}

/** How an engine should be scheduled; nothing is expected as long as a program runs that ties it. */
function afterTie(
  { pid, cores }: Pick<OwnProcessesOptions, "pid" | "cores">,
): () => Expected | undefined {
  const expected = expectedOf(cores);
  let settled = cores === undefined;
  return () => {
    settled ||= !LAUNCHERS.test(linkOf(`/proc/${pid}/exe`));
    return settled ? expected : undefined;
  };
}

const LAUNCHERS = /\/(setsid|taskset)$/;

function linkOf(path: string): string {
  try {
    return Deno.readLinkSync(path);
  } catch {
    return "";
  }
}

function elsewhere({ members = new Map() }: UsageSample, expected: Expected): string | undefined {
  for (const pid of members.keys()) {
    const cores = leftCores({ pid, thread: pid }, expected);
    if (cores) return [...cores].join(", ");
  }
  return undefined;
}

/** The processes of an account. */
function ranAs({ uid }: Account): readonly number[] {
  return [...Deno.readDirSync("/proc")].map(({ name }) => Number(name)).filter((pid) => {
    if (!(pid > 0)) return false;
    try {
      return Deno.statSync(`/proc/${pid}`).uid === uid;
    } catch {
      return false;
    }
  });
}
