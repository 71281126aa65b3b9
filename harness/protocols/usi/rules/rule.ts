/** How a rule of USI is written down. @module */

import type { Level, Localized, Rule } from "../../../core/mod.ts";

/** A sentence in English, 繁體中文 and 日本語. */
export type Words = readonly [en: string, zh: string, ja: string];

/** A rule; `of` is the command of the USI specification that it belongs to. */
export function rule(
  name: string,
  level: Level,
  { of, text, hint }: { readonly of: string; readonly text: Words; readonly hint: Words },
): Rule {
  return { id: `usi/${name}`, level, spec: `USI: ${of}`, text: said(text), hint: said(hint) };
}

function said([en, zh, ja]: Words): Localized {
  return { en, zh, ja };
}
