/** What every command of the command line is. @module */

import { inLanguage, type Language, type Localized, type Text } from "../core/mod.ts";
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

/**
 * A mistake in the command line, with a fix; the command ends with the code for bad usage. Write both
 * in all languages; a plain string is for words that are not ours, such as those of the system.
 * `message` is the English text.
 */
export class UsageError extends Error {
  constructor(readonly what: Text, readonly fix: Text) {
    super(joined(what, fix, "en"));
  }

  /** The mistake and its fix, as a reader of `language` sees them. */
  in(language: Language): string {
    return joined(this.what, this.fix, language);
  }

  /** Does `work`, and puts the place in front of a mistake that it finds. */
  static at<Value>(place: string, work: () => Value): Value {
    try {
      return work();
    } catch (error) {
      if (!(error instanceof UsageError)) throw error;
      throw new UsageError(placed(place, error.what), error.fix);
    }
  }
}

function joined(what: Text, fix: Text, language: Language): string {
  const colon = language === "en" ? ": " : "：";
  return `${inLanguage(what, language)}${colon}${inLanguage(fix, language)}`;
}

function placed(place: string, what: Text): Text {
  if (typeof what === "string") return `${place}: ${what}`;
  return { en: `${place}: ${what.en}`, zh: `${place}：${what.zh}`, ja: `${place}：${what.ja}` };
}

/** Whether a disk or a quota is full: not the user's mistake, and a stack would not help. */
export function isFullDisk(error: unknown): error is Error {
  return error instanceof Error && "code" in error &&
    (error.code === "ENOSPC" || error.code === "EDQUOT");
}
