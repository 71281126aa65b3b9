/** The line of the engine's own source that a crash named on stderr. @module */

import { type CaseReport, place, type Span, type Violation, visible } from "../harness/core/mod.ts";
import { writeOf } from "./sent.ts";

/** A line of the engine's source, and what was said about it. */
export interface EnginePlace {
  /** As the engine wrote the path; the column is 1 where none was named. */
  readonly at: Span;
  readonly said: string;
}

/**
 * The line that a sanitizer, an `assert`, a panic or a traceback named after the words that a
 * violation is about; undefined where stderr names none.
 */
export function enginePlaceOf(
  { wire }: Pick<CaseReport, "wire">,
  { sent }: Pick<Violation, "sent">,
): EnginePlace | undefined {
  const last = sent === undefined ? undefined : writeOf(sent, wire).at(-1);
  if (!last && sent !== undefined) return undefined;
  const after = last ? wire.slice(wire.indexOf(last) + 1) : wire;
  const next = after.findIndex(({ from }) => from === "harness");
  const lines = (next < 0 ? after : after.slice(0, next))
    .filter(({ from }) => from === "stderr").map(({ text }) => text);
  return placeIn(lines);
}

/** The same for a text that an engine wrote before it answered anything. */
export function enginePlaceIn(text: string): EnginePlace | undefined {
  return placeIn(text.split("\n"));
}

/** The same as `file:line:column: what was said`, which editors take apart. */
export function engineSource(
  one: Pick<CaseReport, "wire">,
  violation: Pick<Violation, "sent">,
): string | undefined {
  const found = enginePlaceOf(one, violation);
  return found && `${visible(place(found.at), 600)}: ${visible(found.said, 300)}`;
}

/** The file, the line, and where there is one the column; `said` is what the line means. */
interface Form {
  readonly pattern: RegExp;
  /** A traceback has the innermost call last. */
  readonly last?: true;
}

/** What names a line best comes first. */
const FORMS: readonly Form[] = [
  // A sanitizer's summary: the kind of mistake, and the first line that is not its own.
  {
    pattern:
      /^SUMMARY: \w+Sanitizer: (?<said>\S.*?) (?<file>\S+?):(?<line>\d+)(?::(?<column>\d+))?(?: in .*)?$/,
  },
  { pattern: /^(?<file>.+?):(?<line>\d+):(?<column>\d+): (?<said>runtime error: .*)$/ },
  // assert of glibc, musl and macOS.
  {
    pattern: /^(?:[^:]*: )?(?<file>[^:]+):(?<line>\d+): (?<said>(?:.*: )?Assertion .* failed\.?)$/,
  },
  { pattern: /^(?<said>Assertion failed: .*) \((?<file>[^:()]+): [^:]*: (?<line>\d+)\)$/ },
  {
    pattern: /^(?<said>Assertion failed: .*), function .*, file (?<file>.+), line (?<line>\d+)\.$/,
  },
  {
    pattern:
      /^(?<said>thread '.*' (?:\(\d+\) )?panicked at) (?<file>.+?):(?<line>\d+):(?<column>\d+):$/,
  },
  { pattern: /^ +File "(?<file>[^"<]+)", line (?<line>\d+)(?:, in (?<said>.*))?$/, last: true },
];

function placeIn(lines: readonly string[]): EnginePlace | undefined {
  for (const { pattern, last } of FORMS) {
    const found = lines.map((line) => pattern.exec(line.slice(0, MOST_LINE))?.groups);
    const groups = last ? found.findLast((one) => one) : found.find((one) => one);
    if (groups) return readPlace(groups, last ? lines.findLast((line) => line.trim() !== "") : "");
  }
  return undefined;
}

/** Paths may be long; a line without end is no place. */
const MOST_LINE = 2000;

function readPlace(
  { file = "", line, column, said }: Readonly<Record<string, string | undefined>>,
  end = "",
): EnginePlace {
  const at = { file, line: Number(line), column: Number(column ?? 1) };
  return { at, said: end || (said ?? "").trim() };
}
