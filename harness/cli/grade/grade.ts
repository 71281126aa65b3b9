/** `grade`: the marks of a whole class, with one command. @module */

import { fill, type Grade, type Gradebook, inLanguage, type Localized } from "../../core/mod.ts";
import { gradeOf } from "../../grading/mod.ts";
import { renderGradebook } from "../../../reporters/mod.ts";
import { type Command, EXIT } from "../command.ts";
import { onInterrupt } from "../interrupt.ts";
import { look, print } from "../surroundings.ts";
import { writeClassPage, writeGradebook } from "./class_results.ts";
import { GRADE_HELP } from "./grade_help.ts";
import { gradeOne } from "./grade_one.ts";
import { GRADE_OPTIONS, type GradeOptions, readGradeOptions } from "./grade_options.ts";
import { type OpenRoom, openRoom } from "./open_room.ts";
import { Progress } from "./progress.ts";
import type { Entry, News, Room } from "./room.ts";
import { writeTimings } from "./timings.ts";

/** Grades a class. */
export const grade: Command = {
  name: "grade",
  summary: "Grade a whole class of submissions",
  help: GRADE_HELP,
  options: GRADE_OPTIONS,
  run: async (args) => {
    const options = readGradeOptions(args);
    if (options.help) {
      print(GRADE_HELP);
      return EXIT.conforms;
    }
    const listeners: ((news: News) => void)[] = [];
    await using open = await openRoom(options, (news) => listeners.forEach((on) => on(news)));
    warnOfWeakness(open.room, options);
    const progress = progressOf(options, open);
    if (progress) listeners.push((news) => progress.on(news));
    const book = await gradeAll(open, options, progress);
    progress?.end();
    const unsure = open.ungraded || book.grades.some(({ standing }) => standing === "inconclusive");
    if (!options.quiet || unsure) print(summary(book, options));
    return unsure ? EXIT.inconclusive : EXIT.conforms;
  },
};

/** Whoever did not ask for less should know that strangers' programs can do more than they should. */
function warnOfWeakness({ level }: Room, { sandbox, language }: GradeOptions): void {
  if (level === "namespaces" || sandbox !== "auto") return;
  console.error(inLanguage(fill(WEAK, { level }), language));
}

const WEAK: Localized = {
  en:
    "Submissions are confined by {level} only; deno task doctor says what is missing, and --require-sandbox namespaces refuses to go on",
  zh:
    "作業僅受 {level} 等級限制；deno task doctor 會說明缺少什麼，--require-sandbox namespaces 可拒絕繼續",
  ja:
    "提出物は {level} だけで隔離される。足りないものは deno task doctor が示し、--require-sandbox namespaces なら続行しない",
};

function progressOf(
  options: GradeOptions,
  { mine, told, ungraded }: OpenRoom,
): Progress | undefined {
  if (options.quiet) {
    if (ungraded) console.error(told.join("\n"));
    return undefined;
  }
  for (const line of told) print(`${line}\n`);
  return new Progress({
    ...look(),
    write: print,
    now: () => performance.now(),
    language: options.language,
    total: mine.length,
    jobs: options.jobs,
  });
}

function summary(book: Gradebook, { language, out }: GradeOptions): string {
  return `${renderGradebook(book, { ...look(), language })}${out}/gradebook.csv\n`;
}

/** Grades every submission of this part, as many at a time as there are jobs. */
async function gradeAll(
  { room, mine, jobs, cores }: OpenRoom,
  { bom }: GradeOptions,
  progress: Progress | undefined,
): Promise<Gradebook> {
  const grades = new Map<string, Grade>(mine.map((entry) => [entry.slug, waiting(entry)]));
  const durations = new Map<string, number>();
  const write = (): Gradebook => writeGradebook(grades.values(), room, { bom });
  using _interrupt = onInterrupt(() => {
    progress?.end();
    write();
  });
  const queue = [...mine];
  const work = async (slot: number): Promise<void> => {
    for (let entry = queue.shift(); entry; entry = queue.shift()) {
      const startedMs = performance.now();
      const core = cores > 1 ? slot % cores : undefined;
      const { grade, again } = await gradeOne(entry, room, core).catch((error) => ({
        grade: undone(entry, error),
        again: false,
      }));
      grades.set(entry.slug, grade);
      if (!again) durations.set(entry.submission.name, performance.now() - startedMs);
      progress?.finish(grade, again);
      write();
    }
  };
  await Promise.all(Array.from({ length: jobs }, (_, slot) => work(slot)));
  writeTimings(room.store, durations);
  const book = write();
  writeClassPage(book, room);
  return book;

  /** Whatever goes wrong with us costs nobody marks, and nobody else their turn. */
  function undone({ submission: { name }, slug }: Entry, error: unknown): Grade {
    const why = error instanceof Error ? error.message : String(error);
    return gradeOf(
      { submission: name, slug, trouble: { standing: "inconclusive", why } },
      room.rubric,
    );
  }

  function waiting({ submission: { name }, slug }: Entry): Grade {
    return gradeOf({ submission: name, slug }, room.rubric);
  }
}
