/** One broken rule on the console. @module */

import { type BrokenRule, isWireText, type Level, visible } from "../../harness/core/mod.ts";
import { type Breach, clearest, levelOf, requirementOf, rowsOf, type StoryRow } from "../breach.ts";
import { differenceOf } from "../difference.ts";
import { type Label, label } from "../labels.ts";
import { widthOf } from "../width.ts";
import { type Colour, SIGNS } from "./paint.ts";
import { columnOf, fitting, folded, foldedWords, labelled, type View } from "./view.ts";

const MOST_OTHERS = 3;
/** What engines say, or what answers them, at any length. */
const PRINTED: ReadonlySet<Label> = new Set<Label>(["sent", "expected", "or", "actual"]);
const COLOURS: Readonly<Record<Level, Colour>> = { MUST: "red", SHOULD: "yellow", MAY: "dim" };

/** Requirement, sent, expected, actual, hint, place and replay command of a broken rule. */
export function breachBlock(broken: BrokenRule, view: View): readonly string[] {
  const breach = clearest(broken);
  if (!breach) return [];
  const rows = withOthers(rowsOf(breach, view.language), broken, breach, view);
  const column = columnOf(rows.map((row) => row.label), view);
  const story = rows.flatMap((row) => {
    const lines = isSentence(row, breach)
      ? row.lines.flatMap((line) => foldedWords(line, column + 4, view))
      : row.prose
      ? row.lines.flatMap((line) => folded(line, column + 4, view))
      : row.label === "replay"
      ? row.lines.map((line) => view.paint("cyan", line))
      : PRINTED.has(row.label)
      ? fitting(row.lines, column + 4, view)
      : row.lines;
    const caret = row.label === "actual" ? caretLine(breach, rows, view) : [];
    return labelled({ name: row.label, lines: [...lines, ...caret], column }, view);
  });
  return [...headLines(breach, view), ...story];
}

/** Our own words about what was wanted or seen are folded; only what an engine printed is cut. */
function isSentence({ label }: StoryRow, { violation: { expected, actual } }: Breach): boolean {
  if (label === "actual") return !isWireText(actual);
  return (label === "expected" || label === "or") &&
    expected.some((one) => !isWireText(one));
}

/** The rule, its level and what it asks for. */
function headLines(breach: Breach, view: View): readonly string[] {
  const { level } = breach;
  const id = visible(breach.rule.id);
  const colour = COLOURS[level];
  const sign = level === "MUST" ? SIGNS.failed.sign : level === "SHOULD" ? SIGNS.warned.sign : "·";
  const words = levelOf(breach, view.language);
  const start = `${sign} ${id}  ${words}  `;
  const painted = `${view.paint(colour, sign)} ${view.paint("bold", id)}  ${
    view.paint(colour, words)
  }  `;
  const requirement = requirementOf(breach, view.language);
  const indent = widthOf(start);
  if (indent + widthOf(requirement) <= view.width) return [`${painted}${requirement}`];
  return [painted.trimEnd(), ...folded(requirement, 2, view).map((line) => `  ${line}`)];
}

function withOthers(
  rows: readonly StoryRow[],
  broken: BrokenRule,
  breach: Breach,
  { language }: View,
): readonly StoryRow[] {
  const keys = [...new Set(broken.breaches.map((one) => visible(one.case.key)))]
    .filter((key) => key !== visible(breach.case.key));
  if (keys.length === 0) return rows;
  const left = keys.length - MOST_OTHERS;
  const named = keys.slice(0, MOST_OTHERS).join(", ");
  const line = left > 0 ? `${named} ${label("more", language, { count: left })}` : named;
  const others: StoryRow = { label: "also", lines: [line], prose: true };
  return [...rows.slice(0, -1), others, ...rows.slice(-1)];
}

/** A line that points at the difference, where both sides are one short line of wire text. */
function caretLine(
  breach: Breach,
  rows: readonly StoryRow[],
  { paint, width }: View,
): readonly string[] {
  const { expected, actual } = breach.violation;
  if (expected.length !== 1 || ![...expected, actual].every(isWireText)) return [];
  const want = rows.find((row) => row.label === "expected")?.lines ?? [];
  const got = rows.find((row) => row.label === "actual")?.lines ?? [];
  const [wanted = "", line = ""] = [want[0], got[0]];
  if (want.length !== 1 || got.length !== 1 || widthOf(line) > width - 20) return [];
  const difference = differenceOf(wanted, line);
  if (!difference) return [];
  const characters = [...line];
  const before = widthOf(characters.slice(0, difference.from).join(""));
  const marked = widthOf(characters.slice(difference.from, difference.to).join(""));
  return [" ".repeat(before) + paint("red", "^".repeat(Math.max(1, marked)))];
}
