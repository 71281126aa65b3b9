/** Streams of events on disk, read line by line. @module */

import { fill, type JobEvent, type Localized, type RunEvent } from "../core/mod.ts";
import { decodeEvent, decodeJobEvent, type EventProblem } from "./event_codec.ts";
import { linesIn } from "./lines_in.ts";
import { SealReader } from "./seal_reader.ts";
import { SharedParts } from "./shared_parts.ts";

/** How a stream is read. */
export interface ReadEventsOptions {
  /** How long a line may be. */
  readonly mostBytes?: number;
  /** Is told of each line that is left out. */
  readonly onProblem?: (problem: EventProblem) => void;
}

/** The events in a file or a pipe, one after another; only one line is held at a time. */
export async function* readEvents(
  path: string,
  { mostBytes, onProblem }: ReadEventsOptions = {},
): AsyncGenerator<RunEvent, void, undefined> {
  const seals = new SealReader();
  const pictures = new SharedParts();
  let line = 0;
  for await (const { text, torn } of linesIn(path, mostBytes)) {
    const { text: plain, isDamaged } = seals.read(text);
    const read = decodeEvent(plain, { line: ++line, torn });
    if (isDamaged && !torn) onProblem?.({ line, why: fill(DAMAGED, { line }) });
    else if (read?.event) yield pictures.share(read.event);
    else if (read) onProblem?.(read.problem);
  }
}

/** The events of any job, whose lines need no seal, one after another. */
export async function* readJobEvents(
  path: string,
  { mostBytes, onProblem }: ReadEventsOptions = {},
): AsyncGenerator<JobEvent, void, undefined> {
  let line = 0;
  for await (const { text, torn } of linesIn(path, mostBytes)) {
    const read = decodeJobEvent(text, { line: ++line, torn });
    if (read?.event) yield read.event;
    else if (read) onProblem?.(read.problem);
  }
}

/** The kind of event that the first line of a file holds: it tells which job wrote the file. */
export async function firstKindIn(path: string): Promise<JobEvent["kind"] | undefined> {
  for await (const { text, torn } of linesIn(path)) {
    return decodeJobEvent(text, { line: 1, torn })?.event?.kind;
  }
  return undefined;
}

const DAMAGED: Localized = {
  en: "Line {line} is damaged, or a line before it is missing: left out",
  zh: "第 {line} 行已損毀，或前面缺少一行：已略過",
  ja: "{line} 行目が壊れているか、前の行が欠けている：無視した",
};
