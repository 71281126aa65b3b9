/** The middle level: kernel limits, and an unprivileged account where the harness is root. @module */

import { prlimit } from "./prlimit.ts";
import type { Account, Limits, Sandbox } from "./sandbox.ts";
import { setpriv } from "./setpriv.ts";

/** What the kernel counts besides what a program really uses. */
export interface Surplus {
  /** How many processes it counts as the same user's that are not the program's. */
  readonly others?: number;
  /** How much memory a program may ask for and never touch. */
  readonly spareMiB?: number;
}

/** The account under which a program runs. */
export interface LimitedOptions extends Surplus {
  /** An account other than the harness's own. */
  readonly account?: Account;
  /** The whole environment of a program under that account. */
  readonly environment?: Readonly<Record<string, string>>;
}

/** Limits a program, as `account` if there is one; it still sees whatever others may see. */
export function limited({ account, environment, ...surplus }: LimitedOptions = {}): Sandbox {
  return {
    id: "limits",
    wrap(command, limits, access) {
      const bounded = prlimit.wrap(command, besides(limits, surplus), access);
      if (!account) return bounded;
      const env = { ...environment, ...command.env };
      return { ...setpriv(account).wrap(bounded, limits, access), env, bare: true };
    },
  };
}

/** The limits for the kernel, which counts that surplus too; the watch is stricter. */
export function besides(limits: Limits, { others = 0, spareMiB = 0 }: Surplus): Limits {
  const { processes, memoryMiB } = limits;
  return {
    ...limits,
    ...processes === undefined ? {} : { processes: processes + others },
    ...memoryMiB === undefined ? {} : { memoryMiB: memoryMiB + spareMiB },
  };
}
