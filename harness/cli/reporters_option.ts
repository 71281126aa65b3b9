/** Which reports `--reporter` asks for. @module */

import { useOneOf } from "../scenario/mod.ts";
import { type Reporter, REPORTERS } from "../../reporters/mod.ts";
import { UsageError } from "./command.ts";
import { onGitHub } from "./github.ts";

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
    `Cannot read --reporter "${text}"`,
    `write +a,b to add to the usual reports, or a,b to have no others`,
  );
}

function reporterOf(id: string): Reporter {
  const reporter = REPORTERS.find((one) => one.id === id);
  if (reporter) return reporter;
  throw new UsageError(`Unknown reporter "${id}"`, useOneOf(REPORTERS.map((one) => one.id), id));
}
