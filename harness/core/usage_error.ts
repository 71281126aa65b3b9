/** A mistake of the user, told with its fix. @module */

import type { Language, Localized } from "./text.ts";

/**
 * A mistake in the command line, with a fix, both in all languages; the command ends with the code for
 * bad usage. `message` is the English text.
 */
export class UsageError extends Error {
  constructor(readonly what: Localized, readonly fix: Localized) {
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

function joined(what: Localized, fix: Localized, language: Language): string {
  return `${what[language]}${language === "en" ? ": " : "："}${fix[language]}`;
}

function placed(place: string, what: Localized): Localized {
  return { en: `${place}: ${what.en}`, zh: `${place}：${what.zh}`, ja: `${place}：${what.ja}` };
}
