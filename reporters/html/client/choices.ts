/** Language and theme, chosen by the reader. @module */

import { useEffect, useState } from "preact/hooks";
import type { Language } from "../../../harness/core/mod.ts";
import type { Choices } from "../view/frame.tsx";
import { LANGUAGE_NAMES } from "../words.ts";
import { firstLanguage, firstTheme, rememberLanguage, rememberTheme } from "./memory.ts";

/** The reader's choices, applied to the document. */
export function useChoices(
  otherwise: Language,
): { readonly language: Language; readonly choices: Choices } {
  const [language, setLanguage] = useState(() => firstLanguage(otherwise));
  const [theme, setTheme] = useState(firstTheme);
  useEffect(() => {
    document.documentElement.lang = LANGUAGE_NAMES[language].tag;
  }, [language]);
  useEffect(() => {
    document.documentElement.dataset.theme = theme;
  }, [theme]);
  const choices: Choices = {
    theme,
    onLanguage: (one) => {
      setLanguage(one);
      rememberLanguage(one);
    },
    onTheme: (one) => {
      setTheme(one);
      rememberTheme(one);
    },
  };
  return { language, choices };
}
