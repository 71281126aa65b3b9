/** A class as its stream of events tells it. @module */

import { type ClassUnderWay, foldClass, type Gradebook, type JobEvent } from "../core/mod.ts";

/** The gradebook as far as a stream goes; undefined where the stream does not begin a class. */
export async function classInStream(
  events: AsyncIterable<JobEvent>,
): Promise<Gradebook | undefined> {
  let state: ClassUnderWay | undefined;
  for await (const event of events) {
    if (event.kind === "class-started") state = { book: event.book, running: [] };
    if (event.kind === "submission-graded") state &&= foldClass(state, event);
  }
  return state?.book;
}
