/** `report` on the stream of a match, a contest or a class. @module */

import { inLanguage, type JobEvent, type Language, mayChange, UsageError } from "../core/mod.ts";
import {
  ContestFolder,
  MatchFolder,
  matchInStream,
  type MatchReporter,
  writeContestReports,
  writeMatchReports,
} from "../arena/mod.ts";
import { classInStream } from "../classroom/mod.ts";
import { damageText, type EventProblem, firstKindIn, readJobEvents } from "../ledger/mod.ts";
import { contestConclusion, matchConclusion, renderGradebook } from "../../reporters/mod.ts";
import { complain, look, print, useOneOf } from "../surroundings/mod.ts";
import { EXIT, type ExitCode } from "./command.ts";

/** What is asked of a stream. */
export interface JobReportOptions {
  /** Where the events are, and where reports go. */
  readonly folder: string;
  /** The ids of the reports that were asked for. */
  readonly reporters: readonly string[];
  readonly language: Language;
}

/** Reports on any job but a check; undefined where the file holds the events of a check. */
export async function reportOnJob(
  path: string,
  options: JobReportOptions,
): Promise<ExitCode | undefined> {
  switch (await kindOf(path)) {
    case "match-started":
      return reportOnMatch(path, options);
    case "contest-started":
      return reportOnContest(options);
    case "class-started":
      return reportOnClass(path, options);
  }
  return undefined;
}

/** The kind of the first event; a pipe, which can be read only once, counts as a check's. */
async function kindOf(path: string): Promise<JobEvent["kind"] | undefined> {
  const isFile = await Deno.stat(path).then((info) => info.isFile, () => false);
  return isFile ? await firstKindIn(path) : undefined;
}

function reportOnMatch(path: string, options: JobReportOptions): ExitCode {
  const { report, damaged } = matchInStream(path);
  for (const damage of damaged) complain(inLanguage(damageText(damage), options.language));
  if (!report) return EXIT.inconclusive;
  const folder = new MatchFolder(options.folder);
  print(writeMatchReports(report, { folder, setting: { options: wanted(options) } }));
  const conclusion = matchConclusion(report);
  return EXIT[damaged.length > 0 && conclusion === "conforms" ? "inconclusive" : conclusion];
}

/** The meetings of a contest lie beside its events, each with its own. */
function reportOnContest(options: JobReportOptions): ExitCode | undefined {
  const folder = new ContestFolder(options.folder);
  const report = folder.report();
  if (!report) return undefined;
  print(writeContestReports(report, { folder, options: wanted(options) }));
  return EXIT[contestConclusion(report)];
}

async function reportOnClass(
  path: string,
  { reporters, language }: JobReportOptions,
): Promise<ExitCode | undefined> {
  const [other] = reporters;
  if (other !== undefined) throw noReporter(other, []);
  let isWhole = true;
  const onProblem = ({ line, why }: EventProblem): void => {
    isWhole = false;
    complain(`${path}:${line}: ${inLanguage(why, language)}`);
  };
  const book = await classInStream(readJobEvents(path, { onProblem }));
  if (!book) return undefined;
  print(renderGradebook(book, { ...look(), language }));
  return book.grades.some(mayChange) || !isWhole ? EXIT.inconclusive : EXIT.conforms;
}

const OF_GAMES = ["html", "json"] as const satisfies readonly MatchReporter[];

function wanted({ reporters, language }: JobReportOptions) {
  const other = reporters.find((id) => !OF_GAMES.some((one) => one === id));
  if (other !== undefined) throw noReporter(other, OF_GAMES);
  return { language, reporters: OF_GAMES.filter((id) => reporters.includes(id)) };
}

function noReporter(id: string, others: readonly string[]): UsageError {
  const refused = {
    en: `This job has no report "${id}"`,
    zh: `這種工作沒有「${id}」報告`,
    ja: `この種類の実行に「${id}」のレポートはない`,
  };
  return new UsageError(
    refused,
    others.length > 0 ? useOneOf(others, id) : {
      en: "leave --reporter out: grade has written them",
      zh: "請拿掉 --reporter：grade 已寫出各種報告",
      ja: "--reporter を外す：レポートは grade が書き出している",
    },
  );
}
