/** Several runs on one page: which engine breaks which rule. @module */

import { type Language, type Report, UsageError, visible } from "../core/mod.ts";
import {
  type Conclusion,
  conclusionOf,
  renderConsole,
  renderMany,
  type Reporter,
  REPORTERS,
} from "../../reporters/mod.ts";
import { pairingOf } from "../referee/all/mod.ts";
import type { GameKit } from "../referee/mod.ts";
import { withPositionFiles } from "../runner/saved/mod.ts";
import { look, pathAsCalled, print, writeReports } from "../surroundings/mod.ts";

/** A run with the file that it was read from. */
export interface ReadRun {
  readonly file: string;
  readonly report: Report;
}

/** Writes the page, and says of each run what it comes to; answers with the worst of them. */
export function reportTogether(
  runs: readonly ReadRun[],
  { folder, reporters, language }: {
    readonly folder?: string;
    readonly reporters: readonly Reporter[];
    readonly language: Language;
  },
): Conclusion {
  if (reporters.some(({ id }) => id !== "html")) {
    throw new UsageError({
      en: "Several runs make a page alone",
      zh: "多次執行只能製作網頁",
      ja: "複数の実行からはページだけを作れる",
    }, { en: "write --reporter html", zh: "請寫 --reporter html", ja: "--reporter html と書く" });
  }
  if (folder === undefined) {
    throw new UsageError({
      en: "The page of several runs has no place yet",
      zh: "尚未指定多次執行之網頁的位置",
      ja: "複数の実行のページの出力先がない",
    }, { en: "name it with --report", zh: "請以 --report 指定", ja: "--report で指定する" });
  }
  const reports = namedApart(runs);
  const page = REPORTERS.filter(({ id }) => id === "html").map((html): Reporter => ({
    ...html,
    renderFiles: () =>
      renderMany(reports.map((one) => withPositionFiles(one, kitOf(one))), { language }),
  }));
  for (const report of reports) print(lineOf(report, language));
  const [first] = reports;
  if (first) {
    print(
      `\n${
        writeReports(first, { kit: kitOf(first), folder, reporters: page, language }).map(
          pathAsCalled,
        ).join("  ")
      }\n`,
    );
  }
  return worstOf(reports.map(conclusionOf));
}

/** The game that a report is about; undefined where its protocol is unknown. */
export function kitOf({ run }: Report): GameKit | undefined {
  return pairingOf(run.protocol)?.kit;
}

/** The reports; engines of one name have the folder of their events behind it. */
export function namedApart(runs: readonly ReadRun[]): readonly Report[] {
  const groups = Map.groupBy(runs, ({ report }) => report.run.engine.name);
  return runs.map(({ file, report }) => {
    if (groups.get(report.run.engine.name)?.length === 1) return report;
    const [, folder = file] = /([^/\\]+)[/\\][^/\\]+$/.exec(file) ?? [];
    const { run } = report;
    const engine = { ...run.engine, name: `${run.engine.name} (${folder})` };
    return { ...report, run: { ...run, engine } };
  });
}

/** What several runs come to: what is certain weighs most. */
export function worstOf(conclusions: readonly Conclusion[]): Conclusion {
  const order = ["violations", "unstartable", "inconclusive"] as const;
  return order.find((one) => conclusions.includes(one)) ?? "conforms";
}

/** An engine, its protocol, and the last line of what the console would say of it. */
function lineOf(report: Report, language: Language): string {
  const { engine, protocol } = report.run;
  const text = renderConsole(report, { ...look(), language, verbose: false, reports: [] });
  const conclusion = text.trimEnd().split("\n").at(-1) ?? "";
  return `${visible(engine.name)} · ${visible(protocol)}  ${conclusion}\n`;
}
