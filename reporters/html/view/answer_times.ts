/** How long the engine took for what. @module */

import type { WireEntry } from "../../../harness/core/mod.ts";
import type { BreachView, CaseDetails } from "../model.ts";
import type { GameFrame } from "./game_frames.ts";

/** One answer. */
export interface AnswerTime {
  readonly name: string;
  /** What the axis says of it: the number of the ply, where it is one. */
  readonly label?: string;
  readonly ms: number;
  /** What was allowed. */
  readonly limitMs?: number;
  readonly late: boolean;
  /** Nothing came: it would have taken longer still. */
  readonly open?: true;
  /** The position that it led to. */
  readonly frame?: number;
  /** The line of the wire log at which it ended. */
  readonly entry?: number;
}

/** The engine's plies of a game; where the case broke a rule about time, that answer is the last. */
export function thinkTimes(
  frames: readonly GameFrame[],
  { wire, breaches }: CaseDetails,
): readonly AnswerTime[] {
  const lates = breaches.flatMap((breach) => lateAnswer(breach, wire) ?? []);
  const times = frames.flatMap((one, frame) => {
    const time = thinkTime(one, frame);
    const late = time && lates.find(({ entry }) => entry !== undefined && entry === time.entry);
    return !time ? [] : late ? [{ ...time, late: true, limitMs: late.limitMs }] : [time];
  });
  const left = frames.findLast(({ thinkMs }) => thinkMs !== undefined)?.leftMs;
  const after = frames.at(-1)?.entry ?? -1;
  return [
    ...times,
    ...lates.flatMap((late) => {
      if ((late.entry ?? Infinity) <= after) return [];
      return [{
        ...late,
        limitMs: late.limitMs ?? left,
        label: `${(frames.at(-1)?.ply ?? 0) + 1}`,
      }];
    }),
  ];
}

function thinkTime(
  { ply, move, thinkMs, limitMs, leftMs, entry, wrong }: GameFrame,
  frame: number,
): AnswerTime | undefined {
  if (thinkMs === undefined) return undefined;
  const left = leftMs === undefined ? undefined : leftMs + thinkMs;
  return {
    name: wrong === undefined ? `${ply}. ${move}` : `${ply}. ${move} ✗`,
    label: `${ply}`,
    ms: thinkMs,
    limitMs: limitMs ?? left,
    late: false,
    frame,
    entry,
  };
}

/** Every answer of the engine to what it was sent, for cases about time without a game. */
export function answerTimes({ wire, breaches }: CaseDetails): readonly AnswerTime[] {
  const lates = breaches.flatMap((breach) => lateAnswer(breach, wire) ?? []);
  const times: AnswerTime[] = [];
  let asked: WireEntry | undefined;
  for (const entry of wire) {
    if (entry.from === "harness") asked = entry;
    if (entry.from !== "engine" || !asked) continue;
    const known = lates.find((late) => late.entry === entry.index);
    times.push(known ?? { ...answer(asked, entry), late: false });
    asked = undefined;
  }
  return [...times, ...lates.filter(({ entry }) => !times.some((time) => time.entry === entry))];
}

/**
 * The answer that a breach about time is about: the longest wait after what was sent. Where no wait
 * was too long, it is about something that never came, such as an exit.
 */
function lateAnswer(
  { timing, sent, limitMs }: BreachView,
  wire: readonly WireEntry[],
): AnswerTime | undefined {
  if (!timing || sent === undefined) return undefined;
  const waits = wire.flatMap((entry, at) => {
    if (entry.from !== "harness" || entry.text.trim() !== sent.trim()) return [];
    const rest = wire.slice(at + 1);
    const end = rest.find(({ from }) => from === "engine") ?? rest.at(-1);
    return end ? [{ ...answer(entry, end), limitMs, late: true }] : [];
  });
  const [longest] = waits.toSorted((a, b) => b.ms - a.ms);
  if (limitMs === undefined || (longest && longest.ms > limitMs)) return longest;
  return { name: nameOf(sent), ms: limitMs, limitMs, late: true, open: true };
}

function answer(asked: WireEntry, end: WireEntry) {
  return { name: nameOf(asked.text), ms: Math.max(0, end.atMs - asked.atMs), entry: end.index };
}

function nameOf(text: string): string {
  return text.trim().slice(0, 60);
}
