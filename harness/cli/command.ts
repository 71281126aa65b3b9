/** What every command of the command line is. @module */

import type { OptionNames } from "./option_names.ts";

/** The exit codes, documented in README. */
export const EXIT = {
  conforms: 0,
  violations: 1,
  usage: 2,
  unstartable: 3,
  inconclusive: 4,
} as const;

/** One of the codes. */
export type ExitCode = typeof EXIT[keyof typeof EXIT];

/** One command. */
export interface Command {
  readonly name: string;
  readonly summary: string;
  /** Shown by `--help`. */
  readonly help: string;
  /** All that it accepts besides `--help`. */
  readonly options: OptionNames;
  run(args: readonly string[]): Promise<ExitCode>;
}

/** A mistake in the command line, with a fix; the command ends with the code for bad usage. */
export class UsageError extends Error {
  constructor(readonly what: string, readonly fix: string) {
    super(`${what}: ${fix}`);
  }

  /** Does `work`, and puts the place in front of a mistake that it finds. */
  static at<Value>(place: string, work: () => Value): Value {
    try {
      return work();
    } catch (error) {
      if (!(error instanceof UsageError)) throw error;
      throw new UsageError(`${place}: ${error.what}`, error.fix);
    }
  }
}

/** Whether a disk or a quota is full: not the user's mistake, and a stack would not help. */
export function isFullDisk(error: unknown): error is Error {
  return error instanceof Error && "code" in error &&
    (error.code === "ENOSPC" || error.code === "EDQUOT");
}
