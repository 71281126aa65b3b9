/** Streams of events on disk, read line by line. @module */

import { LimitedBytesTransformStream, TextLineStream } from "@std/streams";
import { fill, latin1OfBytes, type Localized, type RunEvent, textOfLatin1 } from "../core/mod.ts";
import { decodeEvent, type EventProblem } from "./event_codec.ts";
import { SealReader } from "./seal_reader.ts";
import { SharedParts } from "./shared_parts.ts";

/** A line of such a stream cannot be longer, since a text cannot be much longer. */
const MOST_EVENT_BYTES = 480 * 1024 * 1024;

/** How a stream is read. */
export interface ReadEventsOptions {
  readonly mostBytes?: number;
  /** Is told of each line that is left out. */
  readonly onProblem?: (problem: EventProblem) => void;
}

/** The events in a file or a pipe, one after another; only one line is held at a time. */
export async function* readEvents(
  path: string,
  { mostBytes = MOST_EVENT_BYTES, onProblem }: ReadEventsOptions = {},
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

const DAMAGED: Localized = {
  en: "Line {line} is damaged, or a line before it is missing: left out",
  zh: "第 {line} 行已損毀，或前面缺少一行：已略過",
  ja: "{line} 行目が壊れているか、前の行が欠けている：無視した",
};

/** One line of a file, without its end. */
export interface Line {
  readonly text: string;
  /** The last one, without its end. */
  readonly torn: boolean;
}

/** The lines of a file or a pipe, one after another. */
export async function* linesIn(
  path: string,
  mostBytes = MOST_EVENT_BYTES,
): AsyncGenerator<Line, void, undefined> {
  const file = await Deno.open(path);
  let last = "\n";
  const characters = new TransformStream<Uint8Array, string>({
    transform: (bytes, controller) => {
      const text = latin1OfBytes(bytes);
      last = text.at(-1) ?? last;
      controller.enqueue(text);
    },
  });
  const limit = new LimitedBytesTransformStream(mostBytes, { error: true });
  const lines = file.readable.pipeThrough(limit).pipeThrough(characters)
    .pipeThrough(new TextLineStream());
  let held: string | undefined;
  for await (const line of lines) {
    if (held !== undefined) yield { text: textOfLatin1(held), torn: false };
    held = line;
  }
  if (held !== undefined) yield { text: textOfLatin1(held), torn: last !== "\n" };
}
