/** The native stream, `events.jsonl`: one event per line, written as it happens. @module */

import { fill, type Localized, type RunEvent } from "../harness/core/mod.ts";
import { isEvent } from "./event_shapes.ts";
import { safeJson } from "./safe_json.ts";

const MOST_DEPTH = 16;

/** A line that is no event; lines count from 1. */
export interface EventProblem {
  readonly line: number;
  readonly why: Localized;
}

/** An event as one line, its end included. */
export function encodeEvent(event: RunEvent): string {
  return `${safeJson(event)}\n`;
}

/** The events of a stream, whatever else is in it, and the lines that were left out. */
export function decodeEvents(
  text: string,
): { readonly events: readonly RunEvent[]; readonly problems: readonly EventProblem[] } {
  const events: RunEvent[] = [];
  const problems: EventProblem[] = [];
  const lines = text.replace(/^\ufeff/, "").split("\n");
  for (const [at, line] of lines.entries()) {
    if (line.trim() === "") continue;
    const value = parsed(line);
    if (isShallow(value, MOST_DEPTH) && isEvent(value)) events.push(value);
    else {
      const torn = at === lines.length - 1 && value === undefined;
      problems.push({ line: at + 1, why: fill(torn ? TORN : GARBAGE, { line: at + 1 }) });
    }
  }
  return { events, problems };
}

/** Whether a value is nested less than `depth` deep, so that no reader of it runs out of stack. */
function isShallow(value: unknown, depth: number): boolean {
  if (typeof value !== "object" || value === null) return true;
  return depth > 0 && Object.values(value).every((inner) => isShallow(inner, depth - 1));
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

const TORN: Localized = {
  en: "Line {line} is torn: the run was killed while it was written; left out",
  zh: "第 {line} 行不完整：寫入時執行被終止；已略過",
  ja: "{line} 行目が途中で切れている: 書き込み中に実行が止められた。無視した",
};

const GARBAGE: Localized = {
  en: "Line {line} is no event of a run: left out",
  zh: "第 {line} 行不是執行事件：已略過",
  ja: "{line} 行目は実行のイベントではない: 無視した",
};
