/** Writes what a contest came to. @module */

import type { ContestPairing, ContestReport } from "../core/mod.ts";
import { contestJson, renderContest, renderContestPage } from "../../reporters/jobs/mod.ts";
import { writeWhole } from "../ledger/mod.ts";
import { look } from "../surroundings/mod.ts";
import type { ContestFolder } from "./contest_folder.ts";
import type { PlayOptions } from "./play_options.ts";
import { shortened } from "./match_reports.ts";

const JSON_FILE = "contest-result.json";

/** Writes the reports that were asked for; answers with the text for the console. */
export function writeContestReports(
  report: ContestReport,
  { folder, options, isMerge = false }: {
    readonly folder: ContestFolder;
    readonly options: Pick<PlayOptions, "reporters" | "language">;
    /** Tasks, and not the same command, play what is left. */
    readonly isMerge?: boolean;
  },
): string {
  const { reporters, language } = options;
  const files: string[] = [];
  const keep = (fileName: string, text: string): void => {
    writeWhole(`${folder.path}/${fileName}`, text);
    files.push(`${folder.path}/${fileName}`);
  };
  if (reporters.includes("html")) {
    const { contest } = report;
    const pageOf = (pairing: ContestPairing): string => {
      const path = folder.matchPath(pairing, contest).slice(folder.path.length + 1);
      return `${encodeURIComponent(path)}/index.html`;
    };
    keep("index.html", renderContestPage(report, { language, pageOf }));
  }
  if (reporters.includes("json")) keep(JSON_FILE, contestJson(report));
  return renderContest(report, { ...look(), language, isMerge, reports: files.map(shortened) });
}
