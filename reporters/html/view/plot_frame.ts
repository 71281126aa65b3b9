/** Where bars, lines and numbers of a plot of times go. @module */

import type { AnswerTime } from "./answer_times.ts";

/** The least room for a bar. */
export const LEAST_STEP = 4;

const HEIGHT = 220;
const TOP = 26;
const BOTTOM = 34;
const LEFT = 74;
const RIGHT = 8;
const MOST_STEP = 34;
const LABEL_WIDTH = 30;
/** Room for the name of the limit beside few bars. */
const BESIDE = 180;
const LEAST_MS = 0.1;
/** What people read off a clock. */
const MARKS_MS = [0.1, 1, 10, 100, 1000, 10_000, 60_000, 600_000, 3_600_000, 36_000_000];

/** A plot without its bars. */
export interface PlotFrame {
  readonly width: number;
  readonly height: number;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  /** The room of one bar. */
  readonly step: number;
  /** Every how many bars there is a number. */
  readonly every: number;
  /** Times with a line of their own. */
  readonly marks: readonly number[];
  /** The middle of a bar. */
  xOf(at: number): number;
  yOf(ms: number): number;
}

/** Fits the bars into a width, unless they are too many for it. */
export function plotFrame(bars: readonly AnswerTime[], width: number): PlotFrame {
  const room = width - LEFT - RIGHT;
  const step = Math.min(MOST_STEP, Math.max(LEAST_STEP, room / Math.max(1, bars.length)));
  const needed = LEFT + RIGHT + step * bars.length;
  const wide = Math.max(needed, Math.min(width, needed + BESIDE));
  const most = Math.max(10, ...bars.flatMap(({ ms, limitMs }) => [ms, limitMs ?? 0])) * 1.6;
  const range = Math.log10(most / LEAST_MS);
  const [top, bottom] = [TOP, HEIGHT - BOTTOM];
  return {
    width: wide,
    height: HEIGHT,
    left: LEFT,
    right: wide - RIGHT,
    top,
    bottom,
    step,
    every: niceStep(LABEL_WIDTH / step),
    marks: MARKS_MS.filter((ms) => ms <= most),
    xOf: (at) => LEFT + (at + 0.5) * step,
    yOf: (ms) => {
      const part = Math.log10(Math.max(ms, LEAST_MS) / LEAST_MS) / range;
      return top + (bottom - top) * (1 - Math.min(1, part));
    },
  };
}

/** The least of 1, 2, 5, 10, 20, … that is enough. */
function niceStep(least: number): number {
  for (let unit = 1;; unit *= 10) {
    const found = [1, 2, 5].map((times) => times * unit).find((step) => step >= least);
    if (found !== undefined) return found;
  }
}
