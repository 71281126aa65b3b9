/** The native stream, `events.jsonl`: one event per line, written as it happens. @module */

import {
  fill,
  isRecord,
  type JobEvent,
  jsonIn,
  type Localized,
  type RunEvent,
  safeJson,
} from "../core/mod.ts";
import {
  type DecodedEvent,
  type EventProblem,
  EventReader,
  type LinePlace,
} from "./event_reader.ts";
import { isEvent } from "./event_schema.ts";
import type { Guard } from "./guard.ts";
import { isJobEvent } from "./job_schema.ts";
import { upgradeEvent } from "./upgrade.ts";

const MOST_DEPTH = 16;

/** The file that the native stream of events goes to, whatever the job. */
export const EVENTS_FILE = "events.jsonl";

/** Grows when events change so that a reader of the version before would misunderstand them. */
export const EVENTS_FORMAT = 2;

/** An event of a run as one line, its end included; the first one says in which format it is. */
export function encodeEvent(event: RunEvent): string {
  return encodeJobEvent(event);
}

/** The same for an event of any job. */
export function encodeJobEvent(event: JobEvent): string {
  return `${safeJson(keptForm(event))}\n`;
}

/** What is kept of an event: a game's talk has a file of its own. */
function keptForm(event: JobEvent): unknown {
  switch (event.kind) {
    case "run-started":
    case "match-started":
    case "contest-started":
    case "class-started": {
      const { kind, ...facts } = event;
      return { kind, format: EVENTS_FORMAT, ...facts };
    }
    case "game-finished":
      return { kind: event.kind, game: event.game };
  }
  return event;
}

/** The events of a stream, whatever else is in it, and the lines that were left out. */
export function decodeEvents(
  text: string,
): { readonly events: readonly RunEvent[]; readonly problems: readonly EventProblem[] } {
  const lines = text.split("\n");
  const events = new EventReader(decodeEvent);
  const read = lines.map((line, at) =>
    events.read(line, { line: at + 1, torn: at === lines.length - 1 })
  );
  return {
    events: read.flatMap((one) => one?.event ?? []),
    problems: read.flatMap((one) => one?.problem ?? []),
  };
}

/** The event of a run in one line; undefined for an empty line. */
export function decodeEvent(text: string, place: LinePlace): DecodedEvent | undefined {
  return decoded(text, place, isEvent);
}

/** The event of any job in one line; undefined for an empty line. */
export function decodeJobEvent(
  text: string,
  place: LinePlace,
): DecodedEvent<JobEvent> | undefined {
  return decoded(text, place, isJobEvent);
}

/** The event in a line that its seal vouches for: we wrote it, so it is nested no deeper than ours. */
export function sealedEventIn(text: string): JobEvent | undefined {
  const value = upgradeEvent(jsonIn(text));
  return isJobEvent(value) && !isNewer(value) ? value : undefined;
}

function decoded<Event>(
  text: string,
  { line, torn }: LinePlace,
  isWanted: Guard<Event>,
): DecodedEvent<Event> | undefined {
  const plain = line === 1 ? text.replace(/^\ufeff/, "") : text;
  if (plain.trim() === "") return undefined;
  const read = jsonIn(plain);
  const value = isShallow(read, MOST_DEPTH) ? upgradeEvent(read) : undefined;
  if (isWanted(value) && !isNewer(value)) return { event: value };
  const words = isNewer(value) ? NEWER : torn && read === undefined ? TORN : GARBAGE;
  return { problem: { line, why: fill(words, { line }) } };
}

/** Whether a value is nested less than `depth` deep, so that no reader of it runs out of stack. */
function isShallow(value: unknown, depth: number): boolean {
  if (typeof value !== "object" || value === null) return true;
  return depth > 0 && Object.values(value).every((inner) => isShallow(inner, depth - 1));
}

/** Whether a run was written by a later version than this one. */
function isNewer(value: unknown): boolean {
  return isRecord(value) && typeof value.format === "number" && value.format > EVENTS_FORMAT;
}

const TORN: Localized = {
  en: "Line {line} is torn: the run was killed while it was written; left out",
  zh: "第 {line} 行不完整：寫入時執行被終止；已略過",
  ja: "{line} 行目が途中で切れている：書き込み中に実行が止められた。無視した",
};

const NEWER: Localized = {
  en: "Line {line} begins a run that a newer version of Shinpan wrote: left out",
  zh: "第 {line} 行的執行由較新版本的 Shinpan 寫成：已略過",
  ja: "{line} 行目から始まる実行は、より新しい版の Shinpan が書いたもの：無視した",
};

const GARBAGE: Localized = {
  en: "Line {line} is not an event of a run: skipped",
  zh: "第 {line} 行不是執行事件：已略過",
  ja: "{line} 行目は実行のイベントではない：無視した",
};
