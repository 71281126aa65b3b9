/** Ratios of several runs, against those of the last release. @module */

import { median } from "./measure.ts";

/** One thing that is measured, as a ratio to something that ran beside it. */
export interface Row {
  readonly name: string;
  readonly ratio: number;
  /** Whether a higher ratio is better, or a lower one. */
  readonly better: "higher" | "lower";
  /** The figures that the ratio is made of, for readers. */
  readonly figure: string;
  /** What the project wants, and whether these figures meet it. */
  readonly wanted?: string;
  readonly met?: boolean;
  /** It could not be measured when the others were: a program was missing. */
  readonly earlier?: true;
}

/** The ratios of a release, as they are kept in `ratios.json`. */
export interface Kept {
  readonly release: string;
  readonly machine: string;
  /** How many runs each ratio is the middle of. */
  readonly runs: number;
  readonly rows: readonly Row[];
}

/** Something that became worse than it was. */
export interface Worse {
  readonly name: string;
  readonly was: number;
  readonly is: number;
}

/** What a comparison found. */
export interface Compared {
  readonly worse: readonly Worse[];
  /** What was measured at the release and is not here: a program is missing. */
  readonly missing: readonly string[];
  /** What was not measured at the release. */
  readonly added: readonly string[];
}

const A_FIFTH = 0.2;

/** For each row the run in the middle. */
export function middleOf(runs: readonly (readonly Row[])[]): readonly Row[] {
  const names = [...new Set(runs.flat().map(({ name }) => name))];
  return names.flatMap((name) => {
    const same = runs.flat().filter((row) => row.name === name);
    const ratio = median(same.map((row) => row.ratio));
    const nearest = same.toSorted((a, b) => Math.abs(a.ratio - ratio) - Math.abs(b.ratio - ratio));
    return nearest[0] ? [{ ...nearest[0], ratio: rounded(ratio) }] : [];
  });
}

/** What became worse by more than a fifth, and what cannot be compared. */
export function compare(kept: Kept, now: readonly Row[]): Compared {
  const byName = new Map(now.map((row) => [row.name, row]));
  const known = new Set(kept.rows.map(({ name }) => name));
  return {
    worse: kept.rows.flatMap(({ name, ratio: was, better }) => {
      const is = byName.get(name)?.ratio;
      return is !== undefined && isWorse(was, is, better) ? [{ name, was, is }] : [];
    }),
    missing: kept.rows.flatMap(({ name }) => byName.has(name) ? [] : [name]),
    added: now.flatMap(({ name }) => known.has(name) ? [] : [name]),
  };
}

/** A ratio that is no number is no proof that all is well. */
function isWorse(was: number, is: number, better: Row["better"]): boolean {
  return better === "higher" ? !(is >= was * (1 - A_FIFTH)) : !(is <= was * (1 + A_FIFTH));
}

/** What is kept: the rows of now, and those of before that could not be measured again. */
export function withEarlier(rows: readonly Row[], kept: readonly Row[]): readonly Row[] {
  const measured = new Set(rows.map(({ name }) => name));
  const missing = kept.filter(({ name }) => !measured.has(name));
  return [...rows, ...missing.map((row): Row => ({ ...row, earlier: true }))];
}

/** The rows as a table for people. */
export function tableOf({ release, machine, runs, rows }: Kept): string {
  return [
    `Version ${release}, ${machine}; ${runs === 1 ? "one run" : `the middle of ${runs} runs`}.`,
    "",
    "| what | figures | ratio | wanted | met |",
    "| --- | --- | --- | --- | --- |",
    ...rows.map(lineOf),
  ].join("\n");
}

function lineOf({ name, figure, ratio, better, wanted = "", met, earlier }: Row): string {
  const told = earlier ? `${figure} (an earlier run)` : figure;
  const direction = better === "lower" ? " (lower is better)" : "";
  const answer = met === undefined ? "" : met ? "yes" : "no";
  return `| ${name} | ${told} | ${ratio}${direction} | ${wanted} | ${answer} |`;
}

const BEGIN = "<!-- figures -->";
const END = "<!-- /figures -->";

/** `text` with the table in the place that is marked for it. */
export function withTable(text: string, kept: Kept): string {
  const [before, rest] = [text.indexOf(BEGIN), text.indexOf(END)];
  if (before < 0 || rest < before) throw new Error("There is no place for the table");
  return `${text.slice(0, before + BEGIN.length)}\n\n${tableOf(kept)}\n\n${text.slice(rest)}`;
}

function rounded(ratio: number): number {
  return Number(ratio.toPrecision(3));
}
