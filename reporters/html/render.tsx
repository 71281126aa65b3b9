/** The HTML report: one file that can be read without scripts; they add search, sorting and boards. @module */

import type { Language, Report, Rule } from "../../harness/core/mod.ts";
import type { Reporter, ReportFile } from "../reporter.ts";
import { documentOf } from "./document.tsx";
import type { Rulebook } from "./model.ts";
import { packed } from "./packing.ts";
import { type Page, type PageOptions, pagesOf } from "./pages.ts";
import { FirstScreen, pageTitle, ReportFrame } from "./view/first_screen.tsx";
import { readerIn } from "./view/reader.tsx";
import { RulebookPage } from "./view/rulebook_page.tsx";
import { word } from "./words.ts";

/** `index.html`; what does not fit into it goes to `index-2.html` and so on. */
export const html: Reporter = {
  id: "html",
  fileName: "index.html",
  render: (report, language) => renderMany([report], { language })[0]?.text ?? "",
  renderFiles: (report, language) => renderMany([report], { language }),
};

/** The files of a report on several engines: `index.html` first, with a matrix of engines and rules. */
export function renderMany(
  reports: readonly Report[],
  options: PageOptions,
): readonly ReportFile[] {
  return pagesOf(reports, options).map((page) => ({
    fileName: page.fileName,
    text: textOf(page, options.language),
  }));
}

const PLAIN = { theme: "auto" } as const;

function textOf({ overview, embedded }: Page, language: Language): string {
  const file = embedded.kind === "report" ? embedded.file : 0;
  const title = pageTitle(overview, readerIn(language));
  const children = (
    <ReportFrame overview={overview} choices={PLAIN}>
      <FirstScreen overview={overview} file={file} />
    </ReportFrame>
  );
  const noScript = overview.match ? "noScriptMatch" : "noScript";
  return documentOf({ title, language, embedded, noScript, children });
}

/** A scenario as the rulebook cites it. */
export interface CitedScenario {
  readonly id: string;
  readonly title: Rule["text"];
  readonly rules: readonly string[];
  readonly at: { readonly file: string; readonly line: number; readonly column: number };
}

/** The rulebook as one file. */
export function renderRulebook(
  { rules, protocols, scenarios, version }: {
    readonly rules: readonly Rule[];
    /** The ids of each protocol's rules. */
    readonly protocols: readonly { readonly id: string; readonly rules: readonly string[] }[];
    readonly scenarios: readonly CitedScenario[];
    readonly version: string;
  },
  language: Language,
): string {
  const places = new Map(rules.map(({ id }, at) => [id, at]));
  const placed = (ids: readonly string[]): readonly number[] =>
    ids.flatMap((id) => places.get(id) ?? []);
  const rulebook: Rulebook = {
    version,
    rules,
    protocols: protocols.map(({ id, rules }) => ({ id, rules: placed(rules) })),
    scenarios: scenarios.map(({ id, title, at, rules }) => ({
      id,
      title,
      at,
      rules: placed(rules),
    })),
  };
  const embedded = { kind: "rulebook", language, rulebook: packed(rulebook) } as const;
  const title = word("rulebook", language);
  const children = <RulebookPage rulebook={rulebook} choices={PLAIN} />;
  return documentOf({ title, language, embedded, children });
}
