/** The middle level: limits of the kernel, and nobody's rights where we are root. @module */

import { prlimit } from "./prlimit.ts";
import type { Account, Limits, Sandbox } from "./sandbox.ts";
import { setpriv } from "./setpriv.ts";

/** As whom a program runs. */
export interface LimitedOptions {
  /** Somebody else than the user of the harness. */
  readonly account?: Account;
  /** How many processes the kernel counts as the same user's that are not the program's. */
  readonly others?: number;
  /** All of the environment of somebody else. */
  readonly environment?: Readonly<Record<string, string>>;
}

/** Limits a program, as `account` if there is one; it still sees whatever others may see. */
export function limited({ account, others = 0, environment }: LimitedOptions = {}): Sandbox {
  return {
    id: "limits",
    wrap(command, limits, access) {
      const bounded = prlimit.wrap(command, besides(limits, others), access);
      if (!account) return bounded;
      const env = { ...environment, ...command.env };
      return { ...setpriv(account).wrap(bounded, limits, access), env, bare: true };
    },
  };
}

/** The limits for the kernel, which counts those `others` too. */
export function besides(limits: Limits, others: number): Limits {
  const { processes } = limits;
  return processes === undefined ? limits : { ...limits, processes: processes + others };
}
