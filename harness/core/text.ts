/** Text in the three languages that the people around an engine read. @module */

/** The languages, in the order in which a report offers them. */
export const LANGUAGES = ["en", "zh", "ja"] as const;

/** One of the languages: English, 繁體中文 or 日本語. */
export type Language = typeof LANGUAGES[number];

/** One sentence in all languages. */
export type Localized = Readonly<Record<Language, string>>;

/** Words of the wire, which are not translated, or a sentence in all languages. */
export type Text = string | Localized;

/** What a reader of `language` gets to see. */
export function inLanguage(text: Text, language: Language): string {
  return isWireText(text) ? text : text[language];
}

/** Puts values into the `{places}` of a sentence, in every language. */
export function fill(
  text: Localized,
  values: Readonly<Record<string, string | number | Localized>>,
): Localized {
  const put = (language: Language): string => {
    const parts = partsOf(text[language]);
    let filled = parts[0] ?? "";
    for (let at = 1; at < parts.length; at += 2) {
      const name = parts[at] ?? "";
      const value = values[name] ?? `{${name}}`;
      filled += `${typeof value === "object" ? value[language] : value}${parts[at + 1]}`;
    }
    return filled;
  };
  return { en: put("en"), zh: put("zh"), ja: put("ja") };
}

const PARTS = new Map<string, readonly string[]>();
const MOST_SENTENCES = 2000;

/** Words and the names of places in turn. Sentences are cut once: referees fill them by the million. */
function partsOf(sentence: string): readonly string[] {
  const known = PARTS.get(sentence);
  if (known) return known;
  // Few are written, but some hold what an engine said.
  if (PARTS.size >= MOST_SENTENCES) PARTS.clear();
  const parts = sentence.split(/\{(\w+)\}/);
  PARTS.set(sentence, parts);
  return parts;
}

/** The same words in every language. */
export function untranslated(text: string): Localized {
  return { en: text, zh: text, ja: text };
}

/** The language of a locale such as `zh_TW.UTF-8`; English where it names none of ours. */
export function languageOf(locale: string | undefined): Language {
  const tag = locale?.toLowerCase().slice(0, 2);
  return LANGUAGES.find((language) => language === tag) ?? "en";
}

/** A text as a sentence in all languages; words of the wire are the same in each. */
export function localized(text: Text): Localized {
  return isWireText(text) ? untranslated(text) : text;
}

/** Whether a text is words of the wire, which are shown as they came, and no sentence of ours. */
export function isWireText(text: Text | number): text is string {
  return typeof text === "string";
}

/** Whether a text has no words at all. */
export function isEmptyText(text: Text): boolean {
  return text === "";
}
