/** `grade`: the marks of a whole class, with one command. @module */

import {
  fill,
  type Gradebook,
  inLanguage,
  type Localized,
  shellWords,
  visible,
} from "../../core/mod.ts";
import { renderGradebook } from "../../../reporters/mod.ts";
import { type Command, EXIT } from "../command.ts";
import type { OnLookers } from "../live/on_lookers.ts";
import type { ClassWatch } from "../live/watch_class.ts";
import { asCalled, callOf, complain, look, print, printHelp } from "../../surroundings/mod.ts";
import { explainGrade } from "./explain_grade.ts";
import { GRADE_HELP } from "./grade_help.ts";
import { GRADE_OPTIONS, readGradeOptions } from "./grade_options.ts";
import {
  gradeAll,
  type GradeOptions,
  type News,
  type OpenRoom,
  openRoom,
  Progress,
  type Room,
  type Watching,
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
    const listeners: ((news: News) => void)[] = [];
    await using open = await openRoom(options, (news) => listeners.forEach((on) => on(news)));
    warnOfWeakness(open.room, options);
    const progress = progressOf(options, open);
    listeners.push((news) => progress ? progress.on(news) : tellDamage(news, options));
    await using watched = new AsyncDisposableStack();
    const live = options.onLookers && await liveClass(options.onLookers, options, watched);
    listeners.push((news) => live?.on(news));
    const book = await gradeAll(open, { bom: options.bom, progress, live });
    progress?.end();
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

/** The page on which the grader looks on; its parts are loaded only where it is wanted. */
async function liveClass(
  onLookers: OnLookers,
  { language }: GradeOptions,
  held: AsyncDisposableStack,
): Promise<Watching> {
  const { watchClass } = await import("../live/watch_class.ts");
  let page: ClassWatch | undefined;
  return {
    begin: (book) => {
      page = held.use(watchClass(book, { ...onLookers, language }));
      print(page.said);
    },
    on: (news) => page?.on(news),
    finish: (grade) => page?.finish(grade),
  };
}

/** Whose marks are not final, and the one command that tries them again. */
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
function tellDamage(news: News, { language }: GradeOptions): void {
  if (news.kind === "damaged") {
    complain(`${visible(news.name)}: ${visible(inLanguage(news.what, language))}`);
  }
}

/** Warns the grader that the default confinement is weak here, unless a weak one was asked for. */
function warnOfWeakness({ level }: Room, { sandbox, language }: GradeOptions): void {
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

function progressOf(
  options: GradeOptions,
  { mine, told }: OpenRoom,
): Progress | undefined {
  if (options.quiet) return undefined;
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
