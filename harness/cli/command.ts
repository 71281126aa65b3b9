/** What every command of the command line is. @module */

import type { Localized } from "../core/mod.ts";
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
  /** One line for the overview. */
  readonly summary: Localized;
  /** Shown by `--help`; no line is wider than 100 columns. */
  readonly help: Localized;
  /** All that it accepts besides `--help`. */
  readonly options: OptionNames;
  run(args: readonly string[]): Promise<ExitCode>;
}
