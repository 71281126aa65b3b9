/** A world of its own for a program, made by `bubblewrap`. @module */

import { doorway, mountsOf } from "./doorway.ts";
import { besides, type Surplus } from "./limits.ts";
import { prlimit } from "./prlimit.ts";
import type { Account, EngineCommand, Sandbox } from "./sandbox.ts";
import { startedBy } from "./sandbox.ts";
import { setpriv } from "./setpriv.ts";
import { unshare } from "./unshare.ts";
import { boundAt, type Mount, parentsOf, SYSTEM, systemArgs, type SystemPlaces } from "./mounts.ts";

/** What a program finds in its world. */
export interface BubblewrapOptions extends Surplus {
  /** The account that it runs under, where we are root. */
  readonly account?: Account;
  /**
   * Whether bubblewrap itself runs as that account (safer), or as root and drops the rights before
   * the program (where the account may not see what shall be bound, or may make no namespaces).
   */
  readonly drop?: "before" | "inside";
  /** Whether `unshare` switches the account before: bubblewrap gives up further rights by itself. */
  readonly byUnshare?: boolean;
  /** Whether this bubblewrap can forbid further user namespaces. */
  readonly lockUsers?: boolean;
  /** Its folder, which it may write: where that lies, and where the program finds it. */
  readonly folder?: { readonly outside: string; readonly inside: string };
  /** Files and folders besides the system that it may read. */
  readonly readable?: readonly string[];
  /** All of its environment. */
  readonly environment?: Readonly<Record<string, string>>;
  readonly temporaryMiB?: number;
  /** Where some of the system is found more cheaply. */
  readonly system?: SystemPlaces;
  /** Which system calls it may make, compiled. */
  readonly filter?: Uint8Array<ArrayBuffer>;
}

const MIB = 1024 * 1024;
const TEMPORARY_MIB = 64;
/** The descriptor at which what is handed over is read. */
const HANDED = 3;
// What bubblewrap needs between its own work and the end of all rights.
const KEPT = ["CAP_SETUID", "CAP_SETGID", "CAP_SETPCAP", "CAP_DAC_READ_SEARCH"];

/**
 * Confines a program to a read-only system, a folder of its own, processes of its own and a network
 * of its own with nothing else in it; it ends as a whole with the process that we start.
 */
export function bubblewrap(options: BubblewrapOptions): Sandbox {
  const { account, drop = "before", environment } = options;
  return {
    id: "namespaces",
    wrap(command, limits, access = {}) {
      const bounded = prlimit.wrap(command, besides(limits, options));
      const reaching = access.gate ? doorway(access.gate).wrap(bounded, limits) : bounded;
      const inside = account && drop === "inside";
      const dropped = inside ? setpriv(account).wrap(reaching, limits) : reaching;
      const mounts = [...mountsFor(options, access.writable ?? []), ...mountsOf(access.gate)];
      const args = [
        ...apart(options),
        ...access.network ? [] : ["--unshare-net"],
        ...mountArgs(mounts, options),
        ...options.filter ? ["--seccomp", `${HANDED}`] : [],
        ...["--chdir", command.cwd ?? options.folder?.inside ?? "/", "--"],
      ];
      const env = { ...environment, ...command.env };
      const plain = withoutLocale(env);
      const world = startedBy(dropped, { program: "bwrap", args: [...plain.args, ...args] });
      const whole = account && !inside ? switched(account, options).wrap(world, limits) : world;
      const { filter: handed } = options;
      return { ...outermost(whole, plain.env), ...handed && { handed } };
    },
  };
}

/** A tenth of a start goes by while each program before bubblewrap, and that too, reads a locale. */
function withoutLocale(env: Readonly<Record<string, string>>) {
  return env.LC_ALL === undefined
    ? { env: { ...env, LC_ALL: "C" }, args: ["--unsetenv", "LC_ALL"] }
    : { env, args: [] };
}

function switched(account: Account, { byUnshare }: BubblewrapOptions): Sandbox {
  return byUnshare ? unshare(account) : setpriv(account);
}

/** The folder that we are in ourselves may be closed to the account, and the rest is not its business. */
function outermost(command: EngineCommand, env: Readonly<Record<string, string>>): EngineCommand {
  return { ...command, cwd: "/", env, bare: true, signalsAsCodes: true };
}

function apart({ account, drop, lockUsers }: BubblewrapOptions): readonly string[] {
  const asRoot = account !== undefined && drop === "inside";
  return [
    ...["--unshare-ipc", "--unshare-pid", "--unshare-uts", "--unshare-cgroup-try"],
    ...asRoot ? [] : ["--unshare-user", ...lockUsers ? ["--disable-userns"] : []],
    ...["--hostname", "localhost", "--die-with-parent", "--new-session", "--cap-drop", "ALL"],
    ...asRoot ? KEPT.flatMap((right) => ["--cap-add", right]) : [],
  ];
}

function mountsFor(
  { folder, readable = [] }: BubblewrapOptions,
  writable: readonly string[],
): readonly Mount[] {
  return [
    ...readable.map((path) => ({ outside: path, inside: path })),
    ...folder ? [{ ...folder, writable: true }] : [],
    ...writable.map((path) => ({ outside: path, inside: path, writable: true })),
  ];
}

/** Empty folders are mounted first; in the end only the folders given for writing can be written. */
function mountArgs(
  mounts: readonly Mount[],
  { temporaryMiB = TEMPORARY_MIB, system = {} }: BubblewrapOptions,
): readonly string[] {
  const size = `${Math.ceil(temporaryMiB * MIB)}`;
  const folders = parentsOf([...SYSTEM, ...mounts.map(({ inside }) => inside)]);
  return [
    ...["--size", size, "--perms", "1777", "--tmpfs", "/tmp"],
    ...folders.flatMap((path) => ["--perms", "0755", "--dir", path]),
    ...systemArgs(system, mounts),
    ...["--proc", "/proc", "--dev", "/dev"],
    ...["--size", size, "--perms", "1777", "--tmpfs", "/dev/shm", "--remount-ro", "/dev"],
    ...mounts.flatMap(boundAt),
    ...["--remount-ro", "/"],
  ];
}
