/** Writes reports in one step each, so that a reader finds the old or the new, never a half. @module */

import {
  fill,
  type JobEvent,
  type Language,
  type Localized,
  type Report,
  UsageError,
} from "../core/mod.ts";
import type { Reporter, ReportFile } from "../../reporters/mod.ts";
import {
  BATCH_MS,
  BatchedFile,
  type BatchOptions,
  EVENTS_FILE,
  isFullDisk,
  ledgerLine,
  MAY_WAIT,
  NO_LINK,
  writeWhole,
} from "../ledger/mod.ts";
import type { GameKit } from "../referee/mod.ts";
import { withPositionFiles } from "../runner/saved/mod.ts";
import { inRepository } from "./repository_file.ts";
import { printCommands } from "./surroundings.ts";
import { cannotWrite } from "./usage_words.ts";
import { whyRefused } from "./why_refused.ts";

/**
 * A stream of events on disk, each line sealed. A finished case is in the file when `write` returns;
 * events before that wait for it, `everyMs` at most.
 */
export class EventFile implements Disposable {
  readonly path: string;
  readonly #file: BatchedFile;
  #link = NO_LINK;

  constructor(folder: string, { everyMs = BATCH_MS }: Partial<BatchOptions> = {}) {
    makeFolder(folder);
    this.path = within(folder, EVENTS_FILE);
    this.#file = new BatchedFile(opened(this.path), { everyMs });
  }

  write(event: JobEvent): void {
    const { line, link } = ledgerLine(event, this.#link);
    this.#link = link;
    this.#file.add(line);
    if (!MAY_WAIT.has(event.kind)) this.flush();
  }

  /** Writes the events that wait. */
  flush(): void {
    this.#file.flush();
  }

  [Symbol.dispose](): void {
    this.#file[Symbol.dispose]();
  }
}

/** Writes what the reporters make of a report; answers with the paths. */
export function writeReports(
  report: Report,
  { kit, folder, reporters, language }: {
    /** The game of the report's protocol. */
    readonly kit: GameKit | undefined;
    readonly folder: string;
    readonly reporters: readonly Reporter[];
    readonly language: Language;
  },
): readonly string[] {
  makeFolder(folder);
  return reporters.map((reporter) => {
    // The page hands positions out as files, which only the layer of the games can write.
    const shown = reporter.id === "html" ? withPositionFiles(report, kit) : report;
    const files = filesOf(reporter, shown, language);
    for (const { fileName, text } of files) writeReport(within(folder, fileName), text);
    const text = files[0]?.text ?? "";
    if (reporter.prints) printCommands(text);
    if (reporter.id === "github-summary") appendSummary(text);
    return within(folder, reporter.fileName);
  });
}

/** A full disk is told as such by the caller; everything else is a folder that was named wrongly. */
function writeReport(path: string, text: string): void {
  try {
    writeWhole(path, text);
  } catch (error) {
    throw isFullDisk(error) ? error : notWritten(path, error);
  }
}

function filesOf(
  reporter: Reporter,
  report: Report,
  language: Language,
): readonly ReportFile[] {
  const { fileName } = reporter;
  return reporter.renderFiles?.(report, language) ??
    [{ fileName, text: reporter.render(report, language, { inRepository }) }];
}

function within(folder: string, name: string): string {
  return `${folder.replace(/\/+$/, "")}/${name}`;
}

function makeFolder(folder: string): void {
  try {
    Deno.mkdirSync(folder, { recursive: true });
  } catch (error) {
    throw notWritten(folder, error);
  }
}

function opened(path: string): Deno.FsFile {
  try {
    return Deno.openSync(path, { create: true, write: true, truncate: true });
  } catch (error) {
    throw notWritten(path, error);
  }
}

const OTHER_REPORT: Localized = {
  en: "name another folder with --report ({why})",
  zh: "請以 --report 指定另一個資料夾（{why}）",
  ja: "--report で別のフォルダを指定する（{why}）",
};

function notWritten(path: string, error: unknown): UsageError {
  return new UsageError(cannotWrite(path), fill(OTHER_REPORT, { why: whyRefused(error) }));
}

function appendSummary(text: string): void {
  const file = Deno.env.get("GITHUB_STEP_SUMMARY");
  if (file) Deno.writeTextFileSync(file, text, { append: true });
}
