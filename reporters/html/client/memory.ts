/** What the page remembers of its reader; a browser may forbid that. @module */

import { type Language, LANGUAGES } from "../../../harness/core/mod.ts";
import { type Theme, THEMES } from "../view/frame.tsx";

const LANGUAGE = "shinpan.language";
const THEME = "shinpan.theme";

/** The language chosen before, or one that the browser asks for. */
export function firstLanguage(otherwise: Language): Language {
  const wanted = [recalled(LANGUAGE), ...navigator.languages];
  const known = wanted.map((tag) =>
    LANGUAGES.find((one) => one === tag?.toLowerCase().slice(0, 2))
  );
  return known.find((language) => language !== undefined) ?? otherwise;
}

/** The theme chosen before. */
export function firstTheme(): Theme {
  const theme = recalled(THEME);
  return THEMES.find((one) => one === theme) ?? "auto";
}

/** Remembers a language. */
export function rememberLanguage(language: Language): void {
  remember(LANGUAGE, language);
}

/** Remembers a theme. */
export function rememberTheme(theme: Theme): void {
  remember(THEME, theme);
}

function recalled(key: string): string | undefined {
  try {
    return localStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

function remember(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // The choice holds as long as the page is open.
  }
}
