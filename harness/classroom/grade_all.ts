/** All submissions of a part of a class, some at a time. @module */

import type { Grade, Gradebook } from "../core/mod.ts";
import { gradeOf } from "../grading/mod.ts";
import { onInterrupt } from "../surroundings/mod.ts";
import { writeClassPage, writeGradebook } from "./class_results.ts";
import { earlierGrades } from "./earlier.ts";
import { type Graded, gradeOne } from "./grade_one.ts";
import type { OpenRoom } from "./open_room.ts";
import type { Progress } from "./progress.ts";
import type { Entry, News, Room } from "./room.ts";
import { writeTimings } from "./timings.ts";
import { Undone } from "./undone.ts";

/** Where a class is looked on at. */
export interface Watching {
  /** Before anything runs. */
  begin(book: Gradebook): void;
  on(news: News): void;
  finish(grade: Grade): void;
}

/** What a class is graded with. */
export interface GradeAllOptions {
  /** The gradebook begins with a byte order mark. */
  readonly bom: boolean;
  readonly progress?: Pick<Progress, "finish" | "end">;
  readonly live?: Watching;
  /** Grades one of them; tests bring their own. */
  readonly one?: (entry: Entry, room: Room, core?: number) => Promise<Graded>;
}

/** Grades every submission of this part, as many at a time as there are jobs. */
export async function gradeAll(
  { room, mine, jobs, cores }: Pick<OpenRoom, "room" | "mine" | "jobs" | "cores">,
  { bom, progress, live, one = gradeOne }: GradeAllOptions,
): Promise<Gradebook> {
  const earlier = earlierGrades(room);
  const grades = new Map<string, Grade>();
  for (const entry of mine) grades.set(entry.slug, await earlier(entry));
  const durations = new Map<string, number>();
  const write = (): Gradebook => writeGradebook(grades.values(), room, { bom });
  using _interrupt = onInterrupt(() => {
    progress?.end();
    write();
  });
  live?.begin(write());
  const queue = [...mine];
  const work = async (slot: number): Promise<void> => {
    for (let entry = queue.shift(); entry; entry = queue.shift()) {
      const startedMs = performance.now();
      const core = cores > 1 ? slot % cores : undefined;
      const { grade, again } = await one(entry, room, core)
        .catch((error) => undone(entry, room, error));
      grades.set(entry.slug, grade);
      if (!again) durations.set(entry.submission.name, performance.now() - startedMs);
      progress?.finish(grade, again);
      live?.finish(grade);
      write();
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
  writeTimings(room.store, durations);
  const book = write();
  await writeClassPage(book, room);
  return book;
}

/** An error of the harness costs a submission no marks, and others do not lose their turn. */
function undone({ submission: { name }, slug }: Entry, room: Room, error: unknown): Graded {
  const why = error instanceof Undone
    ? error.why
    : error instanceof Error
    ? error.message
    : String(error);
  const trouble = { standing: "inconclusive", why } as const;
  return { grade: gradeOf({ submission: name, slug, trouble }, room.rubric), again: false };
}
