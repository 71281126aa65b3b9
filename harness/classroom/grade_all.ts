/** All submissions of a part of a class, some at a time. @module */

import type { ClassEvent, Grade, Gradebook } from "../core/mod.ts";
import { gradeOf } from "../grading/mod.ts";
import { EventFile, onInterrupt } from "../surroundings/mod.ts";
import { writeClassPage, writeGradebook } from "./class_results.ts";
import { earlierGrades } from "./earlier.ts";
import { type Graded, gradeOne } from "./grade_one.ts";
import type { OpenRoom } from "./open_room.ts";
import { EventQueue } from "../runner/mod.ts";
import type { Entry, GradingRoom } from "./room.ts";
import { SparingWrites } from "./sparing_writes.ts";
import { writeTimings } from "./timings.ts";
import { Undone } from "./undone.ts";

/** What a class is graded with. */
export interface GradeAllOptions {
  /** The gradebook begins with a byte order mark. */
  readonly bom: boolean;
  /** Is called when a signal ends the program, before the gradebook is written. */
  readonly interrupted?: () => void;
  /** Grades one of them; tests bring their own. */
  readonly one?: (entry: Entry, room: GradingRoom, core?: number) => Promise<Graded>;
}

/** The part of an open room that is graded. */
export type OpenClass = Pick<OpenRoom, "room" | "mine" | "jobs" | "cores">;

/**
 * Grades every submission of this part, as many at a time as there are jobs. The gradebook is the
 * fold of the events. It is on disk before each of them, or, in a large class, seconds later: its
 * events and journals are there in time.
 */
export async function* gradeAll(
  open: OpenClass,
  options: GradeAllOptions,
): AsyncGenerator<ClassEvent, void, undefined> {
  const queue = new EventQueue<ClassEvent>();
  const tell = (event: ClassEvent): void => queue.push(event);
  const done = gradeClass({ ...open, room: { ...open.room, tell } }, options)
    .finally(() => queue.end());
  // A slow reader still gets the error, at the end of the stream.
  done.catch(() => {});
  let isHeard = false;
  try {
    using file = new EventFile(open.room.store.folder);
    for await (const event of queue) {
      // How far a submission is shows in its journal.
      if (event.kind !== "submission-progressed") file.write(event);
      yield event;
    }
    isHeard = true;
  } finally {
    // Where the reader has left, no further submission is judged.
    if (!isHeard) open.room.store.close();
  }
  await done;
}

async function gradeClass(
  { room, mine, jobs, cores }: OpenClass & { readonly room: GradingRoom },
  { bom, interrupted, one = gradeOne }: GradeAllOptions,
): Promise<void> {
  const earlier = earlierGrades(room);
  const grades = new Map<string, Grade>();
  for (const entry of mine) grades.set(entry.slug, await earlier(entry));
  const durations = new Map<string, number>();
  const write = (): Gradebook => writeGradebook(grades.values(), room, { bom });
  using _interrupt = onInterrupt(() => {
    interrupted?.();
    write();
  });
  const begunMs = performance.now();
  room.tell({ kind: "class-started", book: write(), total: mine.length });
  const queue = [...mine];
  using writes = new SparingWrites(write);
  const work = async (slot: number): Promise<void> => {
    for (let entry = queue.shift(); entry; entry = queue.shift()) {
      const startedMs = performance.now();
      const core = cores > 1 ? slot % cores : undefined;
      const { grade, again } = await one(entry, room, core)
        .catch((error) => undone(entry, room, error));
      grades.set(entry.slug, grade);
      if (!again) durations.set(entry.submission.name, performance.now() - startedMs);
      writes.ask();
      room.tell({ kind: "submission-graded", grade, ...again ? { again } : {} });
    }
  };
  try {
    await Promise.all(Array.from({ length: jobs }, (_, slot) => work(slot)));
  } catch (error) {
    // Engines that still run are killed now, which must not be taken for their own end.
    queue.length = 0;
    room.store.close();
    throw error;
  }
  writes[Symbol.dispose]();
  writeTimings(room.store, durations);
  await writeClassPage(write(), room);
  room.tell({ kind: "class-finished", durationMs: performance.now() - begunMs });
}

/** An error of the harness costs a submission no marks, and others do not lose their turn. */
function undone({ submission: { name }, slug }: Entry, room: GradingRoom, error: unknown): Graded {
  const why = error instanceof Undone
    ? error.why
    : error instanceof Error
    ? error.message
    : String(error);
  const trouble = { standing: "inconclusive", why } as const;
  return { grade: gradeOf({ submission: name, slug, trouble }, room.rubric), again: false };
}
