/** `gradebook`: the marks of a class, in the sheet of its course site. @module */

import {
  fill,
  type Grade,
  inLanguage,
  type Language,
  type Localized,
  mayChange,
  UsageError,
  visible,
} from "../../core/mod.ts";
import {
  type Filled,
  fillSheet,
  type GivenMark,
  readSheet,
  readSiteSheet,
  SHEET_SITES,
  type SheetSite,
  type Student,
} from "../../course/mod.ts";
import { commentHtml, commentLines } from "../../../reporters/jobs/mod.ts";
import { type Command, EXIT } from "../command.ts";
import { type Options, readOptionsAmongWords } from "../options.ts";
import type { OptionNames } from "../option_names.ts";
import { writeWholeBytes } from "../../ledger/mod.ts";
import {
  chosenLanguage,
  complain,
  fromCaller,
  print,
  printHelp,
  readAtMost,
  whyRefused,
} from "../../surroundings/mod.ts";
import { GRADEBOOK_HELP } from "./gradebook_help.ts";
import { markingOf, mendFirst, readResults, type Results } from "../../classroom/mod.ts";
import { siteMissing } from "./site_missing.ts";

const OPTIONS: OptionNames = {
  flags: ["scale", "open", "no-comments"],
  values: ["for", "into", "out", "column", "lang"],
  lists: ["suite"],
};
const MOST_SHEET_BYTES = 64 * 1024 * 1024;

/** Fills in a sheet. */
export const gradebook: Command = {
  name: "gradebook",
  summary: {
    en: "Fill marks into the sheet of Moodle, Canvas or Gradescope",
    zh: "把成績填入 Moodle、Canvas 或 Gradescope 的成績表",
    ja: "Moodle、Canvas、Gradescope の成績表に得点を書き込む",
  },
  help: GRADEBOOK_HELP,
  options: OPTIONS,
  run: async (args) => {
    const options = readOptionsAmongWords(args, OPTIONS);
    if (options.flags.has("help")) {
      printHelp(GRADEBOOK_HELP, args);
      return EXIT.conforms;
    }
    const results = readResults(resultsNamed(options));
    const site = siteOption(options);
    const into = options.values.get("into");
    if (into === undefined) throw new UsageError(NO_SHEET, NAME_SHEET);
    const language = chosenLanguage(options);
    const sheet = readSheet(bytesOf(into));
    const layout = readSiteSheet(sheet, { site, column: options.values.get("column") });
    if (!layout.ok) throw new UsageError(fill(NO_SITE_SHEET, { file: into }), layout.error);
    const comments = layout.value.comments !== undefined && !options.flags.has("no-comments");
    const marks = await marksOf(results, { options, site, language, comments });
    const filled = fillSheet(sheet, layout.value, { marks, scale: options.flags.has("scale") });
    writeWholeBytes(fromCaller(options.values.get("out") ?? into), filled.bytes);
    const told = tell(filled, language);
    print(`${fill(FILLED, { count: filled.filled, all: layout.value.rows.length })[language]}\n`);
    if (told.length > 0) complain(told.join("\n"));
    return isWhole(filled) ? EXIT.conforms : EXIT.inconclusive;
  },
};

/** The one folder of results that is named. */
export function resultsNamed({ rest }: Options): string {
  const [name, other] = rest;
  if (name === undefined || other !== undefined) throw new UsageError(NO_RESULTS, NAME_RESULTS);
  return name;
}

function siteOption({ values }: Options): SheetSite {
  const site = SHEET_SITES.find((one) => one === values.get("for"));
  if (site) return site;
  throw siteMissing(SHEET_SITES);
}

function bytesOf(file: string): Uint8Array {
  try {
    return readAtMost(fromCaller(file), MOST_SHEET_BYTES);
  } catch (error) {
    throw new UsageError(fill(NO_SITE_SHEET, { file }), whyRefused(error));
  }
}

interface Giving {
  readonly options: Options;
  readonly site: SheetSite;
  readonly language: Language;
  readonly comments: boolean;
}

async function marksOf(results: Results, giving: Giving): Promise<readonly GivenMark[]> {
  const { plan, book } = results;
  const students = studentsBySubmission(results, giving.site);
  const { rubric } = giving.comments
    ? await markingOf(results, giving.options.lists.get("suite") ?? [])
    : { rubric: undefined };
  const missing = new Map((plan.course?.missing ?? []).map((one) => [one.id ?? one.name, one]));
  const marks: GivenMark[] = [];
  for (const grade of book.grades) {
    const own = missing.get(grade.submission);
    const isMissing = grade.standing === "missing";
    const mend = rubric ? await mendFirst(grade, results, rubric) : [];
    const comment = (student: Student): string =>
      commentHtml(
        commentLines(grade, book, { language: student.language ?? giving.language, mend }),
      );
    const points = pointsOf(grade, giving.options);
    marks.push({
      submission: grade.submission,
      students: isMissing ? own ? [own] : [] : students.get(grade.submission) ?? [],
      most: grade.most,
      ...points === undefined ? {} : { points },
      ...grade.unmarked ? { isUnmarked: true } : {},
      ...rubric && { comment },
    });
  }
  return marks;
}

/** Marks that may still change are left out, and so are students without marks. */
function pointsOf(grade: Grade, { flags }: Options): number | undefined {
  return grade.unmarked || mayChange(grade) && !flags.has("open") ? undefined : grade.points;
}

function studentsBySubmission(
  { plan }: Results,
  site: SheetSite,
): ReadonlyMap<string, readonly Student[]> {
  // The number of another site would name another student.
  const foreign = plan.course && plan.course.site !== site && plan.course.site !== "plain";
  return new Map(plan.class.flatMap(({ name, who }) => {
    if (!who) return [];
    const students = foreign ? who.students.map(({ siteId: _, ...rest }) => rest) : who.students;
    return [[name, students] as const];
  }));
}

function isWhole(
  { unknown, unmatched, open, unmarked, ambiguous, otherMost, locked, lost }: Filled,
): boolean {
  return lost + [unknown, unmatched, open, unmarked, ambiguous, otherMost, locked]
        .reduce((sum, { length }) => sum + length, 0) === 0;
}

function tell(filled: Filled, language: Language): readonly string[] {
  const line = (words: Localized, names: readonly string[]): readonly string[] =>
    names.length === 0 ? [] : [inLanguage(
      fill(words, { names: names.map((name) => visible(name, 60)).join(", ") }),
      language,
    )];
  const { unknown, unmatched, open, unmarked, ambiguous, otherMost, locked, replaced, lost } =
    filled;
  return [
    ...line(UNKNOWN, unknown),
    ...line(UNMATCHED, unmatched),
    ...line(OPEN, open),
    ...line(UNMARKED, unmarked),
    ...line(AMBIGUOUS, ambiguous),
    ...line(OTHER_MOST, otherMost),
    ...line(LOCKED, locked),
    ...line(REPLACED, replaced.map(({ label, from, to }) => `${label} ${from} → ${to}`)),
    ...lost === 0 ? [] : [fill(LOST, { count: lost })[language]],
  ];
}

const FILLED: Localized = {
  en: "{count} of {all} rows filled in",
  zh: "已填入 {all} 列中的 {count} 列",
  ja: "{all} 行のうち {count} 行に書き込んだ",
};
const UNKNOWN: Localized = {
  en: "No row in the sheet: {names}",
  zh: "成績表中沒有：{names}",
  ja: "成績表に行がない：{names}",
};
const UNMATCHED: Localized = {
  en: "No marks for the row: {names}",
  zh: "沒有成績的列：{names}",
  ja: "得点のない行：{names}",
};
const OPEN: Localized = {
  en: "Not final, left as it was (--open fills in what is certain): {names}",
  zh: "未定案，未更動（--open 可填入已確定的分數）：{names}",
  ja: "未確定のため変更なし（--open で確定分を書き込む）：{names}",
};
const UNMARKED: Localized = {
  en: "Handed in nothing and has no points by the rubric, left as it was: {names}",
  zh: "未繳交，依評分標準不給分數，未更動：{names}",
  ja: "未提出で、採点基準により得点がないため変更なし：{names}",
};
const LOCKED: Localized = {
  en: "Locked by the site, left as it was: {names}",
  zh: "網站已鎖定成績，未更動：{names}",
  ja: "サイトで評点が固定されているため変更なし：{names}",
};
const AMBIGUOUS: Localized = {
  en: "Several rows or submissions, left as they were: {names}",
  zh: "有多列或多份作業，未更動：{names}",
  ja: "行または提出物が複数あるため変更なし：{names}",
};
const OTHER_MOST: Localized = {
  en: "Another maximum than that of the marks, left as it was (--scale converts): {names}",
  zh: "滿分與該份成績的滿分不同，未更動（--scale 可換算）：{names}",
  ja: "満点がその得点の満点と異なるため変更なし（--scale で換算）：{names}",
};
const REPLACED: Localized = {
  en: "Other points before: {names}",
  zh: "原有不同分數：{names}",
  ja: "以前は別の得点：{names}",
};
const LOST: Localized = {
  en: "{count} characters are not in the sheet's encoding and became question marks",
  zh: "{count} 個字元不在成績表的編碼中，已改為問號",
  ja: "{count} 文字は成績表の文字コードにないため「?」にした",
};
const NO_SHEET: Localized = {
  en: "The sheet is missing",
  zh: "缺少成績表",
  ja: "成績表の指定がない",
};
const NAME_SHEET: Localized = {
  en: "name the site's export with --into FILE",
  zh: "請用 --into 檔案 指定網站的匯出檔",
  ja: "--into ファイル でサイトの書き出しを指定する",
};
const NO_SITE_SHEET: Localized = {
  en: 'Cannot fill "{file}"',
  zh: "無法填寫「{file}」",
  ja: "「{file}」に書き込めない",
};
const NO_RESULTS: Localized = {
  en: "One folder of results is needed",
  zh: "需要一個評分結果資料夾",
  ja: "採点結果のフォルダが一つ必要",
};
const NAME_RESULTS: Localized = {
  en: "name what shinpan grade has made",
  zh: "請指定 shinpan grade 產生的資料夾",
  ja: "shinpan grade が作ったフォルダを指定する",
};
