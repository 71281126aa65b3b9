/** `report`: makes reports of a stream of events, also of a run that was killed. @module */

import { inLanguage, reportOf } from "../core/mod.ts";
import { conclusionOf, decodeEvents, renderConsole } from "../../reporters/mod.ts";
import { reportersOf } from "./check_options.ts";
import { type Command, EXIT, UsageError } from "./command.ts";
import { type OptionNames, readOptionsAroundWord } from "./options.ts";
import { writeReports } from "./report_files.ts";
import { chosenLanguage, fromCaller, look, print } from "./surroundings.ts";

const HELP =
  `Make reports of events.jsonl, the stream that every run writes as it goes; a run that was
killed has its report too.

  deno task report [options] <events.jsonl> [options]

  --reporter A,B   which reports to write: junit, html, json, tap, github, github-summary
                   (default: none, the console's text is printed)
  --report DIR     where they go (default: beside the events)
  --lang en|zh|ja  language (default: from the locale)

Exit codes as of check.

Examples
  deno task report report/events.jsonl
  deno task report report/events.jsonl --reporter junit,json --report out/
`;

const OPTIONS: OptionNames = { values: ["reporter", "report", "lang"] };

/** Turns events into reports. */
export const report: Command = {
  name: "report",
  summary: "Make reports of a stream of events",
  help: HELP,
  options: OPTIONS,
  run: async (args) => {
    const options = readOptionsAroundWord(args, OPTIONS);
    const { word: file, flags, values, rest } = options;
    if (flags.has("help")) {
      print(HELP);
      return EXIT.conforms;
    }
    if (file === undefined || rest.length > 0) {
      throw new UsageError("One file of events is needed", "see deno task report --help");
    }
    const language = chosenLanguage(options);
    const { events, problems } = decodeEvents(await read(file));
    for (const { line, why } of problems) {
      console.error(`${file}:${line}: ${inLanguage(why, language)}`);
    }
    const made = reportOf(events);
    if (!made) throw new UsageError(`No run in "${file}"`, "name the events.jsonl of a run");
    const folder = fromCaller(values.get("report") ?? file.replace(/[^/\\]*$/, ""));
    const reporters = values.has("reporter") ? reportersOf(values.get("reporter")) : [];
    const reports = writeReports(made, { folder, reporters, language });
    print(renderConsole(made, { ...look(), language, verbose: false, reports }));
    return EXIT[conclusionOf(made)];
  },
};

async function read(file: string): Promise<string> {
  try {
    return await Deno.readTextFile(fromCaller(file));
  } catch (error) {
    throw new UsageError(`Cannot read "${file}"`, (error as Error).message);
  }
}
