/** A mistake of the user, told with its fix. @module */

import { inLanguage, type Language, type Text } from "./text.ts";

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
