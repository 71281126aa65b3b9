/** One broken rule in one case, as every reporter tells it. @module */

import {
  bound,
  type BrokenRule,
  type CaseReport,
  inLanguage,
  isEmptyText,
  isWireText,
  type Language,
  type Level,
  LEVELS,
  place,
  type Report,
  type Rule,
  ruleOf,
  STIMULI,
  type Text,
  type Violation,
  visible,
} from "../harness/core/mod.ts";
import { boardLines } from "./board.ts";
import { engineSource } from "./engine_place.ts";
import { type Label, label } from "./labels.ts";
import { levelWords } from "./level_words.ts";
import { proseLines, visibleLines } from "./lines.ts";
import { sentBefore, withoutLineEnd } from "./sent.ts";
import { STIMULUS_WORDS } from "./stimulus_words.ts";

const MOST_ALTERNATIVES = 8;

/** A rule, what it weighs in this run, and the case and violation that broke it. */
export interface Breach {
  readonly rule: Rule;
  readonly level: Level;
  readonly case: CaseReport;
  readonly violation: Violation;
}

/** A labelled part of the story; prose may be wrapped, the words of the wire may not. */
export interface StoryRow {
  readonly label: Label;
  readonly lines: readonly string[];
  readonly prose?: true;
}

/** The broken rules of one case, the worst first. */
export function breachesOf({ run }: Report, one: CaseReport): readonly Breach[] {
  return one.violations.map((violation) => {
    const { rule, level } = bound(ruleOf(run, violation.rule), one, run.strict);
    return { rule, level, case: one, violation };
  }).sort((a, b) => LEVELS.indexOf(a.rule.level) - LEVELS.indexOf(b.rule.level));
}

/** The breach by which a rule is told. */
export function clearest({ breaches }: BrokenRule): Breach | undefined {
  return breaches.toSorted(byClarity)[0];
}

/**
 * Where the rule binds most comes first; then what a client would see; then what takes the fewest
 * words to understand.
 */
export function byClarity(
  a: Pick<Breach, "rule" | "case">,
  b: Pick<Breach, "rule" | "case">,
): number {
  return LEVELS.indexOf(a.rule.level) - LEVELS.indexOf(b.rule.level) ||
    distance(a.case) - distance(b.case) || a.case.wire.length - b.case.wire.length;
}

/** How far a case is from what clients do. */
function distance({ stimulus = "client" }: Pick<CaseReport, "stimulus">): number {
  return STIMULI.indexOf(stimulus);
}

/** How binding the broken rule is: as it was written, and whether that was made to count more. */
export function levelOf({ rule, level }: Pick<Breach, "rule" | "level">, language: Language) {
  return levelWords(rule.level, level, language);
}

/** What the rule asks for, and where the specification says so. */
export function requirementOf({ rule }: Breach, language: Language): string {
  const text = visible(inLanguage(rule.text, language), 2000);
  if (isEmptyText(rule.spec)) return text;
  const spec = visible(inLanguage(rule.spec, language));
  return language === "en" ? `${text} (${spec})` : `${text}（${spec}）`;
}

/** The story of a breach, in the order in which one asks. */
export function rowsOf(breach: Breach, language: Language): readonly StoryRow[] {
  const { violation, rule } = breach;
  const hint = proseLines(inLanguage(rule.hint, language));
  const rows: StoryRow[] = [
    ...sentRow(breach),
    ...expectedRows(violation.expected, language),
    { label: "actual", lines: actualLines(violation, language) },
    ...sourceRow(breach),
    ...violation.times > 1 ? [{ label: "times", lines: [String(violation.times)] } as const] : [],
    ...boardRows(violation, language),
    { label: "hint", lines: hint, prose: true },
    ...placeRows(breach, language),
    { label: "replay", lines: [visible(breach.case.replay, 4000)] },
  ];
  return rows.filter(({ lines }) => lines.some((line) => line !== ""));
}

/** A breach in one line, for titles and messages. */
export function sentenceOf(breach: Breach, language: Language): string {
  const { expected, actual } = breach.violation;
  const [first] = expected;
  const wanted = first === undefined
    ? []
    : [`${label("expected", language)} ${visible(inLanguage(first, language), 120)}`];
  const got = `${label("actual", language)} ${visible(inLanguage(actual, language), 120)}`;
  return [requirementOf(breach, language), ...wanted, got].join("; ");
}

function sentRow({ case: one, violation }: Breach): readonly StoryRow[] {
  const sent = sentBefore(one, violation);
  if (sent === undefined) return [];
  return [{ label: "sent", lines: visibleLines(withoutLineEnd(sent)) }];
}

/** What an engine wrote is cut sooner than our own words, which quote the decisive lines whole. */
function actualLines({ actual }: Violation, language: Language): readonly string[] {
  if (isWireText(actual)) return visibleLines(actual);
  return visibleLines(actual[language], { show: (line) => visible(line, LONGEST_TOLD) });
}

const LONGEST_TOLD = 1_300;

/** In one line, whatever its length: editors read it. */
function sourceRow({ case: one, violation }: Breach): readonly StoryRow[] {
  const source = engineSource(one, violation);
  return source === undefined ? [] : [{ label: "source", lines: [source] }];
}

function expectedRows(expected: readonly Text[], language: Language): readonly StoryRow[] {
  const rows = expected.slice(0, MOST_ALTERNATIVES).map((text, at): StoryRow => ({
    label: at === 0 ? "expected" : "or",
    lines: visibleLines(inLanguage(text, language)),
  }));
  const left = expected.length - rows.length;
  if (left === 0) return rows;
  return [...rows, { label: "or", lines: [`… ${label("more", language, { count: left })}`] }];
}

function boardRows({ diagram, after }: Violation, language: Language): readonly StoryRow[] {
  return [
    ...diagram ? [{ label: "board", lines: boardLines(diagram, language) } as const] : [],
    ...after ? [{ label: "after", lines: boardLines(after, language) } as const] : [],
  ];
}

function placeRows({ case: one, violation }: Breach, language: Language): readonly StoryRow[] {
  const title = visible(inLanguage(one.title, language));
  return [
    { label: "scenario", lines: [`${visible(one.key)}  ${title}`], prose: true },
    ...stimulusRow(one, language),
    { label: "place", lines: [visible(place(violation.at ?? one.at))] },
  ];
}

/** Where the stimulus comes from, where that is not the client, as it usually is. */
function stimulusRow({ stimulus }: CaseReport, language: Language): readonly StoryRow[] {
  if (stimulus === undefined || stimulus === "client") return [];
  return [{ label: "stimulus", lines: [STIMULUS_WORDS[stimulus][language]], prose: true }];
}
