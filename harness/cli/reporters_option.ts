/** Which reports `--reporter` asks for. @module */

import { type Reporter, REPORTERS } from "../../reporters/mod.ts";
import { type Localized, UsageError } from "../core/mod.ts";
import { onGitHub } from "./github.ts";
import { cannotReadOption, unknownReporter, useOneOf } from "../surroundings/mod.ts";

/** All that `--reporter` may name, for the help. */
export const REPORTER_NAMES: Localized = {
  en: REPORTERS.map(({ id }) => id).join(", "),
  zh: REPORTERS.map(({ id }) => id).join("、"),
  ja: REPORTERS.map(({ id }) => id).join("、"),
};

/** The reporters of a check where no others are asked for. */
export function usualReporters(): readonly string[] {
  return ["junit", "html", ...onGitHub() ? ["github", "github-summary"] : []];
}

/**
 * What the values of `--reporter` make of the usual reporters: `+a,b` adds, `a,b` replaces. With
 * `open` there is a page that can be opened.
 */
export function reportersOf(
  texts: readonly string[],
  { usual, open = false }: { readonly usual: readonly string[]; readonly open?: boolean },
): readonly Reporter[] {
  const asked = texts.reduce((ids, text) => [...keptBy(text, ids), ...namesIn(text)], usual);
  return [...new Set([...asked, ...open ? ["html"] : []])].map(reporterOf);
}

function keptBy(text: string, ids: readonly string[]): readonly string[] {
  return text.startsWith("+") ? ids : [];
}

function namesIn(text: string): readonly string[] {
  const names = text.split(",");
  if (text.startsWith("+")) return names.map((name) => name.replace(/^\+/, ""));
  if (!names.some((name) => name.startsWith("+"))) return names;
  throw new UsageError(
    cannotReadOption("reporter", text),
    {
      en: `write +a,b to add to the usual reports, or a,b to have no others`,
      zh: `寫 +a,b 表示在預設之外再加，寫 a,b 表示只要這些`,
      ja: `+a,b なら既定に追加、a,b ならそれだけになる`,
    },
  );
}

function reporterOf(id: string): Reporter {
  const reporter = REPORTERS.find((one) => one.id === id);
  if (reporter) return reporter;
  throw new UsageError(unknownReporter(id), useOneOf(REPORTERS.map((one) => one.id), id));
}
