/** `report`: makes reports of a stream of events, also of a run that was killed. @module */

import { inLanguage, type Language, type Report, reportOf } from "../core/mod.ts";
import {
  type Conclusion,
  conclusionOf,
  decodeEvents,
  renderConsole,
  type Reporter,
} from "../../reporters/mod.ts";
import { reportersOf } from "./check_options.ts";
import { type Command, EXIT, type ExitCode, UsageError } from "./command.ts";
import { type OptionNames, readOptionsAmongWords } from "./options.ts";
import { readNamed } from "./read_at_most.ts";
import { writeReports } from "./report_files.ts";
import { type ReadRun, reportTogether } from "./report_runs.ts";
import { chosenLanguage, fromCaller, look, print } from "./surroundings.ts";

const HELP =
  `Make reports of events.jsonl, the stream that every run writes as it goes; a run that was
killed has its report too. Several streams make one page together, with the engines against the
rules that any of them broke.

  deno task report [options] <events.jsonl …> [options]

  --reporter A,B   which reports to write: junit, html, json, tap, github, github-summary
                   (default: none, the console's text is printed; of several streams html alone)
  --report DIR     where they go (default: beside the events; several streams need it)
  --lang en|zh|ja  language (default: from the locale)

Exit codes as of check.

Examples
  deno task report report/events.jsonl
  deno task report report/events.jsonl --reporter junit,json --report out/
  deno task report alice/events.jsonl bob/events.jsonl --report all/
`;

const OPTIONS: OptionNames = { values: ["reporter", "report", "lang"] };

/** Turns events into reports. */
export const report: Command = {
  name: "report",
  summary: "Make reports of a stream of events",
  help: HELP,
  options: OPTIONS,
  run: (args) => Promise.resolve(reportOn(args)),
};

function reportOn(args: readonly string[]): ExitCode {
  const options = readOptionsAmongWords(args, OPTIONS);
  const { flags, values, rest: files } = options;
  if (flags.has("help")) {
    print(HELP);
    return EXIT.conforms;
  }
  const [first, ...others] = files;
  if (first === undefined) {
    throw new UsageError("A file of events is needed", "see deno task report --help");
  }
  const language = chosenLanguage(options);
  const reporters = values.has("reporter") ? reportersOf(values.get("reporter")) : [];
  const place = values.get("report");
  const run = readRun(first, language);
  if (others.length === 0) {
    const folder = fromCaller(place ?? first.replace(/[^/\\]*$/, ""));
    return EXIT[reportAlone(run.report, { folder, reporters, language })];
  }
  const folder = place === undefined ? undefined : fromCaller(place);
  const runs = [run, ...others.map((file) => readRun(file, language))];
  return EXIT[reportTogether(runs, { folder, reporters, language })];
}

function reportAlone(
  report: Report,
  options: {
    readonly folder: string;
    readonly reporters: readonly Reporter[];
    readonly language: Language;
  },
): Conclusion {
  const { language } = options;
  const reports = writeReports(report, options);
  print(renderConsole(report, { ...look(), language, verbose: false, reports }));
  return conclusionOf(report);
}

// A text cannot be much longer.
const MOST_EVENT_BYTES = 480 * 1024 * 1024;

/** The run in a file; what is wrong with single lines is said. */
function readRun(file: string, language: Language): ReadRun {
  const { events, problems } = decodeEvents(readNamed(file, { mostBytes: MOST_EVENT_BYTES }));
  for (const { line, why } of problems) {
    console.error(`${file}:${line}: ${inLanguage(why, language)}`);
  }
  const report = reportOf(events);
  if (!report) throw new UsageError(`No run in "${file}"`, "name the events.jsonl of a run");
  return { file, report };
}
