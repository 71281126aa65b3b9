/** Writes what a match came to. @module */

import type { GameFacts, MatchReport } from "../../core/mod.ts";
import { type GameSources, matchJson, renderMatch } from "../../../reporters/mod.ts";
import { shellWords } from "../engine_command.ts";
import { writeWhole } from "../report_files.ts";
import { callersDirectory, look } from "../surroundings.ts";
import type { MatchFolder } from "./match_folder.ts";
import type { PlayOptions } from "./match_options.ts";
import { recordFile } from "./record_file.ts";

const JSON_FILE = "match-result.json";

/** Writes the reports that were asked for; answers with the text for the console. */
export function writeMatchReports(
  report: MatchReport,
  { folder, setting: { options } }: {
    readonly folder: MatchFolder;
    readonly setting: { readonly options: PlayOptions };
  },
): string {
  const { reporters, language } = options;
  const sources = sourcesIn(folder, report);
  const files: string[] = [];
  const keep = (fileName: string, text: string): void => {
    writeWhole(`${folder.path}/${fileName}`, text);
    files.push(`${folder.path}/${fileName}`);
  };
  if (reporters.includes("json")) keep(JSON_FILE, matchJson(report));
  return renderMatch(report, { ...look(), language, sources, reports: files.map(shortened) });
}

/** Where the parts of games are that results do not have. */
export function sourcesIn(folder: MatchFolder, { match }: MatchReport): GameSources {
  const recordOf = (game: GameFacts): string =>
    shortened(`${folder.path}/${recordFile(match, game).fileName}`);
  return {
    recordOf,
    replayOf: (game) => shellWords(["deno", "task", "replay", recordOf(game)]),
  };
}

/** A path as the user would write it. */
export function shortened(path: string): string {
  const here = `${callersDirectory()}/`;
  return path.startsWith(here) ? path.slice(here.length) : path;
}
