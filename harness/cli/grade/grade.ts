/** `grade`: the marks of a whole class, with one command. @module */

import {
  type ClassEvent,
  type ClassUnderWay,
  fill,
  foldClass,
  follow,
  type Gradebook,
  inLanguage,
  type Localized,
  shellWords,
  visible,
} from "../../core/mod.ts";
import { liveConsole, renderGradebook } from "../../../reporters/mod.ts";
import { type Command, EXIT } from "../command.ts";
import type { ClassWatch } from "../../live/mod.ts";
import { asCalled, callOf, complain, look, print, printHelp } from "../../surroundings/mod.ts";
import { explainGrade } from "./explain_grade.ts";
import { GRADE_HELP } from "./grade_help.ts";
import { GRADE_OPTIONS, type GradeCommandOptions, readGradeOptions } from "./grade_options.ts";
import {
  gradeAll,
  type GradeOptions,
  type GradingRoom,
  type OpenRoom,
  openRoom,
} from "../../classroom/mod.ts";

/** Grades a class. */
export const grade: Command = {
  name: "grade",
  summary: {
    en: "Grade a whole class of submissions",
    zh: "為全班的作業評分",
    ja: "クラス全体の提出物を採点する",
  },
  help: GRADE_HELP,
  options: GRADE_OPTIONS,
  run: async (args) => {
    const options = readGradeOptions(args);
    if (options.help) {
      printHelp(GRADE_HELP, args);
      return EXIT.conforms;
    }
    if (options.explain !== undefined) return await explainGrade(options.explain, options);
    await using open = await openRoom(options);
    warnOfWeakness(open.room, options);
    const book = await graded(open, options);
    const lost = open.ungraded.length > 0;
    const unsure = lost || book.grades.some(({ standing }) => standing === "inconclusive");
    if (!options.quiet || unsure) print(summary(book, options));
    tellOpen(book, options, args);
    if (lost) {
      complain(`${inLanguage(NOT_GRADED, options.language)}\n${open.ungraded.join("\n")}`);
    }
    return unsure ? EXIT.inconclusive : EXIT.conforms;
  },
};

/** Grades all submissions; the gradebook is the fold of what happens. */
async function graded(open: OpenRoom, options: GradeCommandOptions): Promise<Gradebook> {
  const { bom, quiet, language, onLookers } = options;
  if (!quiet) { for (const line of open.told) print(`${line}\n`); }
  const now = (): number => performance.now();
  const live = quiet ? undefined : liveConsole({ ...look(), write: print, language, now });
  await using watched = new AsyncDisposableStack();
  const watchClass = onLookers && (await import("../../live/mod.ts")).watchClass;
  let page: ClassWatch | undefined;
  let state: ClassUnderWay | undefined;
  await follow(gradeAll(open, { bom, interrupted: () => live?.end() }), (event) => {
    if (event.kind === "class-started") {
      state = { book: event.book, running: [] };
      page = watchClass && watched.use(watchClass(event.book, { ...onLookers, language }));
      if (page) print(page.said);
    }
    state &&= foldClass(state, event);
    live?.on(event);
    page?.on(event);
    if (quiet) tellDamage(event, options);
  });
  live?.end();
  if (!state) throw new Error("The class was never begun");
  return state.book;
}

/** Names the submissions without final marks, and the one command that tries them again. */
function tellOpen(
  { grades }: Gradebook,
  { language }: GradeOptions,
  args: readonly string[],
): void {
  const names = grades.filter(({ standing }) => standing === "inconclusive")
    .map(({ submission }) => visible(submission, 60));
  if (names.length === 0) return;
  const command = shellWords([...callOf("grade"), ...args]);
  complain(inLanguage(fill(STILL_OPEN, { names: names.join(", "), command }), language));
}

const STILL_OPEN: Localized = {
  en: "Not final: {names}\nTo try these again: {command}",
  zh: "未定案：{names}\n重試這些作業：{command}",
  ja: "未確定：{names}\nもう一度試すには：{command}",
};

/** What is said even where nothing else is. */
function tellDamage(event: ClassEvent, { language }: GradeOptions): void {
  if (event.kind !== "submission-told" || !event.damaged) return;
  complain(`${visible(event.submission)}: ${visible(inLanguage(event.what, language))}`);
}

/** Warns the grader that the default confinement is weak here, unless a weak one was asked for. */
function warnOfWeakness(
  { level }: Pick<GradingRoom, "level">,
  { sandbox, language }: GradeOptions,
): void {
  if (level === "namespaces" || sandbox !== "auto") return;
  complain(asCalled(inLanguage(fill(WEAK, { level }), language)));
}

const WEAK: Localized = {
  en:
    "Submissions are confined by {level} only; shinpan doctor says what is missing, and --require-sandbox namespaces refuses to go on",
  zh:
    "作業僅受 {level} 等級限制；shinpan doctor 會說明缺少什麼，--require-sandbox namespaces 可拒絕繼續",
  ja:
    "提出物は {level} だけで隔離される。足りないものは shinpan doctor が示し、--require-sandbox namespaces なら続行しない",
};

const NOT_GRADED: Localized = {
  en: "Not graded:",
  zh: "未評分：",
  ja: "採点していないもの：",
};

function summary(book: Gradebook, { language, out }: GradeOptions): string {
  return `${renderGradebook(book, { ...look(), language })}${
    out.replace(/(?<=.)\/+$/, "")
  }/gradebook.csv\n`;
}
