/** The first and the last lines of the console's text. @module */

import { inLanguage, type Report, visible } from "../../harness/core/mod.ts";
import { clearest, requirementOf } from "../breach.ts";
import { missingKeys } from "../cases.ts";
import {
  blamedRules,
  type Conclusion,
  conclusionOf,
  extentOf,
  unjudgedRules,
} from "../conclusion.ts";
import { confinementWords, openHoles } from "../confinement_words.ts";
import { conclusionWords, label, lossLabel } from "../labels.ts";
import { duration, proseLines } from "../lines.ts";
import { widthOf } from "../width.ts";
import type { Colour } from "./paint.ts";
import { countWords } from "./results.ts";
import { columnOf, fitting, folded, labelled, type View } from "./view.ts";

const LOOKS: Readonly<Record<Conclusion, { readonly sign: string; readonly colour: Colour }>> = {
  conforms: { sign: "✓", colour: "green" },
  violations: { sign: "✗", colour: "red" },
  unstartable: { sign: "✗", colour: "red" },
  inconclusive: { sign: "?", colour: "yellow" },
};

/** Which engine, which protocol, under which conditions. */
export function openingLines({ run }: Report, view: View): readonly string[] {
  const { language, paint } = view;
  const command = run.engine.command.map((word) => visible(word)).join(" ");
  const facts = [
    label("seed", language, { seed: run.seed }),
    ...run.strict ? [label("strict", language)] : [],
    visible(confinementWords(run.confinement, language).join(", ")),
  ];
  const holes = openHoles(run.confinement, language);
  return [
    `Shinpan ${visible(run.version)} · ${visible(run.protocol)} · ${
      paint("bold", visible(run.engine.name))
    }`,
    paint("dim", [command, ...facts].filter((fact) => fact !== "").join(" · ")),
    ...holes === undefined ? [] : folded(holes, 0, view).map((line) => paint("dim", line)),
  ];
}

/** What stopped the engine from starting, and what to do. */
export function unstartableLines(report: Report, view: View): readonly string[] {
  if (!report.unstartable) return [];
  const { why, detail } = report.unstartable;
  const { language } = view;
  const told = inLanguage(why, language);
  const column = columnOf(["engine", "why", "output", "next"], view);
  const prose = (text: string): readonly string[] =>
    proseLines(text).flatMap((line) => folded(line, column + 4, view));
  const { command, cwd } = report.run.engine;
  const words = command.map((word) => visible(word)).join(" ");
  const engine = cwd === undefined ? words : `${words}  (${visible(cwd)})`;
  return [
    `${view.paint("red", LOOKS.unstartable.sign)} ${
      view.paint("bold", label("unstartable", language))
    }`,
    ...labelled({ name: "engine", lines: [engine], column }, view),
    ...labelled({ name: "why", lines: prose(told), column }, view),
    ...told.includes(detail) ? [] : labelled(
      { name: "output", lines: outputLines(detail, column + 4, view), column },
      view,
    ),
    ...labelled({ name: "next", lines: prose(label("tryIt", language)), column }, view),
  ];
}

/** What an engine wrote, whole where it is short: it says what keeps the engine from starting. */
function outputLines(detail: string, indent: number, view: View): readonly string[] {
  const lines = proseLines(detail);
  const whole = lines.flatMap((line) => folded(line, indent, view));
  // A path is not broken, so that it can be copied; the terminal shows it in several rows.
  const rows = whole.reduce((sum, line) => sum + Math.ceil(widthOf(line) / view.width), 0);
  return rows <= MOST_ROWS ? whole : fitting(lines, indent, view);
}

const MOST_ROWS = 16;

/** The verdict in words, the counts, what to fix first, and where the reports are. */
export function closingLines(
  report: Report,
  reports: readonly string[],
  view: View,
): readonly string[] {
  const { language, paint } = view;
  const conclusion = conclusionOf(report);
  const { sign, colour } = LOOKS[conclusion];
  const words = conclusionWords(conclusion, extentOf(report));
  const verdict = paint(colour, `${sign} ${words[language]}`);
  const counts = countWords(report.cases, view);
  const scenarios = label("of", language, { count: report.cases.length });
  // How long a run took is known only once it has ended.
  const time = report.finished || report.unstartable ? [duration(report.durationMs)] : [];
  const parts = [verdict, ...counts === "" ? [] : [counts, scenarios], ...time];
  const column = columnOf(["mendFirst", "reports"], view);
  return [
    ...lossLines(report, view),
    ...mendFirstLines(report, column, view),
    ...reports.length === 0
      ? []
      : labelled({ name: "reports", lines: [reports.join("  ")], column }, view),
    parts.join(" · "),
  ];
}

/** That some cases never ran; nothing where all did. */
function lossLines(report: Report, view: View): readonly string[] {
  const { language, paint } = view;
  const values = { count: missingKeys(report).length, all: report.run.planned.length };
  if (report.unstartable) return [];
  const loss = lossLabel(report.finished, values.count);
  if (loss) return [paint("red", `? ${label(loss, language, values)}`)];
  if (report.cases.length === 0) return [paint("red", `? ${label("nothingRan", language)}`)];
  const unjudged = conclusionOf(report) === "inconclusive" ? unjudgedRules(report) : [];
  if (unjudged.length === 0) return [];
  const rules = unjudged.slice(0, MOST_NAMED).map((rule) => visible(rule)).join(", ");
  const named = unjudged.length > MOST_NAMED ? `${rules} …` : rules;
  const text = label("unjudged", language, { count: unjudged.length, rules: named });
  return folded(text, 2, view).map((line, at) => paint("red", `${at === 0 ? "?" : " "} ${line}`));
}

const MOST_NAMED = 5;

function mendFirstLines(report: Report, column: number, view: View): readonly string[] {
  const first = blamedRules(report).filter(({ level }) => level === "MUST").slice(0, 1);
  return first.flatMap((broken) => {
    const breach = clearest(broken);
    if (!breach) return [];
    const colon = view.language === "en" ? ": " : "：";
    const text = `${visible(broken.rule.id)}${colon}${requirementOf(breach, view.language)}`;
    return labelled({ name: "mendFirst", lines: folded(text, column + 4, view), column }, view);
  });
}
