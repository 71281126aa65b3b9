/** Hostile text as lines that are safe to print. @module */

import { visible } from "../harness/core/mod.ts";

const MOST_LINES = 12;

/** The lines of a text, at most a dozen, with every invisible character shown, line ends too. */
export function visibleLines(
  text: string,
  { show = visible, most = MOST_LINES }: {
    /** Makes a line visible. */
    readonly show?: (line: string) => string;
    readonly most?: number;
  } = {},
): readonly string[] {
  const lines = text.split("\n");
  const last = lines.length - 1;
  const shown = lines.slice(0, most).map((line, at) => show(at < last ? `${line}\n` : line));
  if (lines.length > most) return [...shown, `… (${lines.length})`];
  return last > 0 && lines[last] === "" ? shown.slice(0, -1) : shown;
}

/** The lines of our own prose, whose line ends need not be shown. */
export function proseLines(text: string): readonly string[] {
  return text.trimEnd().split("\n").slice(0, 40).map((line) => visible(line, 2000));
}

/**
 * Text for a log that a CI service reads: GitHub obeys lines that begin with `::`, blanks before
 * it or not, and `##[` anywhere.
 */
export function defuse(log: string): string {
  return log.replace(/^([^\S\n]*):(?=:)/gm, "$1\\x3A").replaceAll("##[", "#\\x23[");
}

/** A span of time for people. */
export function duration(ms: number): string {
  if (ms < 1000) return `${Math.round(ms)} ms`;
  if (ms < 100_000) return `${(ms / 1000).toFixed(1)} s`;
  const seconds = Math.round(ms / 1000);
  return `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}
