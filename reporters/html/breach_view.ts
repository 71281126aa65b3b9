/** Violations with their long texts cut. @module */

import type { Violation } from "../../harness/core/mod.ts";
import { cutString, cutText, MOST_TEXT } from "./cut_text.ts";
import type { BreachView } from "./model.ts";

const MOST_ALTERNATIVES = 8;
const MOST_MOVE = 60;

/** A violation as the page shows it. */
export function breachView(
  { expected, actual, sent, times, evidence, timing, limitMs, at, diagram, after, ...drawn }:
    Violation,
  { source, ...weights }: Pick<BreachView, "rule" | "binding" | "level"> & {
    /** The line of the engine's source that it named. */
    readonly source?: string;
  },
): BreachView {
  return {
    ...weights,
    sent: sent === undefined ? undefined : cutString(sent, MOST_TEXT),
    expected: expected.slice(0, MOST_ALTERNATIVES).map((text) => cutText(text)),
    more: Math.max(0, expected.length - MOST_ALTERNATIVES),
    actual: cutText(actual),
    source,
    times,
    evidence: evidence.slice(0, 200),
    timing,
    limitMs,
    at,
    diagram,
    after,
    views: drawn.views,
    move: drawn.move === undefined ? undefined : cutString(drawn.move, MOST_MOVE),
  };
}
