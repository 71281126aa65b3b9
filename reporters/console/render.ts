/** A whole report as text for a terminal or a log. @module */

import {
  type CaseReport,
  inLanguage,
  type Language,
  type Level,
  outcomeOf,
  place,
  type Report,
  visible,
} from "../../harness/core/mod.ts";
import { clearest, requirementOf } from "../breach.ts";
import { orderedCases } from "../cases.ts";
import { blamedRules } from "../conclusion.ts";
import { type Label, label } from "../labels.ts";
import { reasonText } from "../reason_words.ts";
import { unrepeatedText } from "../unrepeated_words.ts";
import { defuse } from "../lines.ts";
import { breachBlock } from "./breach_block.ts";
import { paintOf, signOf } from "./paint.ts";
import { resultLines } from "./results.ts";
import { situationLines } from "./situations.ts";
import { closingLines, openingLines, unstartableLines } from "./summary.ts";
import { columnOf, folded, heading, labelled, type View } from "./view.ts";

/** How the text is to look, and which report files it is to name. */
export interface ConsoleOptions {
  readonly language: Language;
  readonly colour: boolean;
  readonly width: number;
  readonly verbose: boolean;
  readonly reports?: readonly string[];
}

/** The text: results first, failures last, the verdict in the last line. */
export function renderConsole(report: Report, options: ConsoleOptions): string {
  const view: View = { ...options, paint: paintOf(options.colour) };
  const sections = [
    openingLines(report, view),
    resultLines(report, view),
    remarks(report, view),
    unrepeated(report, view),
    baseline(report, view),
    situationLines(report, view),
    rulesAt("SHOULD", { report, name: "warnings", note: "warningsNote" }, view),
    errors(report, view),
    rulesAt("MUST", { report, name: "failures", note: "failuresNote" }, view),
    unstartableLines(report, view),
    closingLines(report, options.reports ?? [], view),
  ];
  const filled = sections.filter((section) => section.length > 0);
  return defuse(filled.map((section) => section.join("\n")).join("\n\n") + "\n");
}

function rulesAt(
  level: Level,
  { report, name, note }: { readonly report: Report; readonly name: Label; readonly note: Label },
  view: View,
): readonly string[] {
  const broken = blamedRules(report).filter((one) => one.level === level);
  if (broken.length === 0) return [];
  const blocks = broken.map((one) => breachBlock(one, view).join("\n"));
  return [heading(name, label(note, view.language), view), "", blocks.join("\n\n")];
}

function remarks(report: Report, view: View): readonly string[] {
  const broken = blamedRules(report).filter(({ level }) => level === "MAY");
  const lines = broken.flatMap((one) => {
    const breach = clearest(one);
    if (!breach) return [];
    const requirement = requirementOf(breach, view.language);
    const text = `${visible(one.rule.id)}  MAY  ${
      label("notMet", view.language, { what: requirement })
    }`;
    return folded(text, 4, view).map((line, at) => `${at === 0 ? "· " : "    "}${line}`);
  });
  return lines.length === 0
    ? []
    : [heading("remarks", label("remarksNote", view.language), view), ...lines];
}

/** Silences that came once and not again. */
function unrepeated(report: Report, view: View): readonly string[] {
  const lines = orderedCases(report).flatMap((one) => {
    if (!one.unrepeated) return [];
    const what = inLanguage(unrepeatedText(one.unrepeated), view.language);
    const colon = view.language === "en" ? ": " : "：";
    const text = `${visible(one.unrepeated.rule)}${colon}${what}`;
    return folded(text, 4, view).map((line, at) => `${at === 0 ? "· " : "    "}${line}`);
  });
  const note = label("unrepeatedNote", view.language);
  return lines.length === 0 ? [] : [heading("unrepeated", note, view), ...lines];
}

function baseline(report: Report, view: View): readonly string[] {
  const lines = orderedCases(report).flatMap((one) => {
    const outcome = outcomeOf(one);
    if (outcome !== "expected-failure" && outcome !== "unexpected-pass") return [];
    const note = outcome === "unexpected-pass"
      ? `${label("unexpectedPass", view.language)} (${visible(one.expected ?? "")})`
      : visible(one.expected ?? "");
    return folded(`${visible(one.key)}: ${note}`, 2, view).map((line, at) =>
      `${at === 0 ? signOf(outcome, view.paint) : " "} ${line}`
    );
  });
  return lines.length === 0 ? [] : [heading("baseline", "", view), ...lines];
}

function errors(report: Report, view: View): readonly string[] {
  const blocks = orderedCases(report).flatMap((one) => erroredLines(one, view));
  if (blocks.length === 0) return [];
  return [heading("errors", label("errorsNote", view.language), view), "", ...blocks];
}

function erroredLines(one: CaseReport, view: View): readonly string[] {
  if (one.verdict.kind !== "errored") return [];
  const column = columnOf(["why", "place", "replay", "inDoubt"], view);
  const why = folded(
    visible(inLanguage(reasonText(one.verdict.because), view.language), 2000),
    column + 4,
    view,
  );
  const doubtful = one.violations.filter(({ timing }) => timing).map(({ rule }) => visible(rule));
  const title = visible(inLanguage(one.title, view.language));
  const rows: readonly (readonly [Label, readonly string[]])[] = [
    ["why", why],
    ["inDoubt", doubtful.length === 0 ? [] : [doubtful.join(", ")]],
    ["place", [visible(place(one.at))]],
    ["replay", [view.paint("cyan", visible(one.replay, 4000))]],
  ];
  return [
    `${signOf("errored", view.paint)} ${view.paint("bold", visible(one.key))}  ${title}`,
    ...rows.flatMap(([name, lines]) => labelled({ name, lines, column }, view)),
  ];
}
