/** Streams of events on disk, read line by line. @module */

import type { JobEvent, RunEvent } from "../core/mod.ts";
import { decodeEvent, decodeJobEvent } from "./event_codec.ts";
import { type EventProblem, EventReader } from "./event_reader.ts";
import { linesIn } from "./lines_in.ts";
import { SharedParts } from "./shared_parts.ts";

/** How a stream is read. */
export interface ReadEventsOptions {
  /** How long a line may be. */
  readonly mostBytes?: number;
  /** Is called with each line that is left out. */
  readonly onProblem?: (problem: EventProblem) => void;
}

/** The events in a file or a pipe, one after another; only one line is held at a time. */
export async function* readEvents(
  path: string,
  { mostBytes, onProblem }: ReadEventsOptions = {},
): AsyncGenerator<RunEvent, void, undefined> {
  const events = new EventReader(decodeEvent);
  const pictures = new SharedParts();
  let line = 0;
  for await (const { text, torn } of linesIn(path, mostBytes)) {
    const read = events.read(text, { line: ++line, torn });
    if (read?.event) yield pictures.share(read.event);
    else if (read) onProblem?.(read.problem);
  }
}

/** The events of any job, one after another. */
export async function* readJobEvents(
  path: string,
  { mostBytes, onProblem }: ReadEventsOptions = {},
): AsyncGenerator<JobEvent, void, undefined> {
  const events = new EventReader(decodeJobEvent);
  let line = 0;
  for await (const { text, torn } of linesIn(path, mostBytes)) {
    const read = events.read(text, { line: ++line, torn });
    if (read?.event) yield read.event;
    else if (read) onProblem?.(read.problem);
  }
}

/** The kind of event that the first line of a file holds: it tells which job wrote the file. */
export async function firstKindIn(path: string): Promise<JobEvent["kind"] | undefined> {
  for await (const { text, torn } of linesIn(path)) {
    return new EventReader(decodeJobEvent).read(text, { line: 1, torn })?.event?.kind;
  }
  return undefined;
}
