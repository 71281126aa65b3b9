/** The table of situations as text. @module */

import { inLanguage, type Report, situationCounts, visible } from "../../harness/core/mod.ts";
import { searchWord } from "../search_words.ts";
import { widthOf } from "../width.ts";
import { folded, type View } from "./view.ts";

const COLUMNS = ["reached", "asked", "wrong"] as const;

/** The table of a search or with --verbose, otherwise one line; nothing where a game has none. */
export function situationLines(report: Report, view: View): readonly string[] {
  const counts = situationCounts(report);
  const { language, paint } = view;
  if (counts.length === 0 || !counts.some(({ reached }) => reached > 0)) return [];
  if (!report.search && !view.verbose) {
    const asked = counts.filter((one) => one.asked > 0).length;
    const told = searchWord("situationsIn", language, { asked, all: counts.length });
    return folded(told, 0, view).map((line) => paint("dim", line));
  }
  const note = searchWord("situationsNote", language);
  const names = COLUMNS.map((name) => searchWord(name, language));
  const widths = names.map((name) => Math.max(6, widthOf(name)));
  const row = (cells: readonly string[]): string =>
    cells.map((cell, at) => " ".repeat(Math.max(0, (widths[at] ?? 0) - widthOf(cell))) + cell)
      .join("  ");
  return [
    `${paint("bold", searchWord("situations", language))}  ${paint("dim", note)}`,
    `  ${paint("dim", row(names))}`,
    ...counts.map((one) => {
      const cells = row(COLUMNS.map((name) => String(one[name])));
      const text = `  ${cells}  ${visible(inLanguage(one.title, language))}`;
      return one.wrong > 0 ? paint("red", text) : one.asked === 0 ? paint("dim", text) : text;
    }),
    ...searchLines(report, view),
  ];
}

/** How much was played, and what did not show again. */
function searchLines({ search }: Report, { language, paint }: View): readonly string[] {
  if (!search) return [];
  const { games, plies, unsteady = [] } = search;
  return [
    `  ${paint("dim", searchWord("played", language, { games, plies }))}`,
    ...unsteady.map(({ rule, runs }) =>
      paint("yellow", `? ${searchWord("vanished", language, { rule: visible(rule), runs })}`)
    ),
  ];
}
