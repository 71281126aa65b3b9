/** Writes what a match came to. @module */

import {
  type GameFacts,
  type MatchFacts,
  type MatchReport,
  type PlyFacts,
  type PositionFiles,
  shellWords,
} from "../core/mod.ts";
import type { GameKit } from "../referee/mod.ts";
import { gameOf } from "../referee/all/mod.ts";
import { type ReplayedPly, replayGame } from "./games/mod.ts";
import { positionFilesOf } from "../runner/saved/mod.ts";
import { type GameSources, renderMatch } from "../../reporters/mod.ts";
import { matchJson, renderMatchPages } from "../../reporters/jobs/mod.ts";
import { writeWhole } from "../ledger/mod.ts";
import { callersDirectory, callOf, look } from "../surroundings/mod.ts";
import type { MatchFolder } from "./match_folder.ts";
import type { PlayOptions } from "./play_options.ts";
import { infoFile, recordFile } from "./record_file.ts";

const JSON_FILE = "match-result.json";
/** More games than a page can be made of while the user waits. */
const MANY = 200;

/** Writes the reports that were asked for; answers with the text for the console. */
export function writeMatchReports(
  report: MatchReport,
  { folder, setting: { options }, hurried = false }: {
    readonly folder: MatchFolder;
    readonly setting: { readonly options: Pick<PlayOptions, "reporters" | "language"> };
    /** The run is being interrupted: a page of many games is left for the next time. */
    readonly hurried?: boolean;
  },
): string {
  const { reporters, language } = options;
  const sources = sourcesIn(folder, report);
  const files: string[] = [];
  const keep = (fileName: string, text: string): void => {
    writeWhole(`${folder.path}/${fileName}`, text);
    files.push(`${folder.path}/${fileName}`);
  };
  if (reporters.includes("html") && !(hurried && report.games.length > MANY)) {
    writePages(report, { folder, language, sources });
    files.push(`${folder.path}/index.html`);
  }
  const info = infoFile(report);
  if (info) writeWhole(`${folder.path}/${info.fileName}`, info.text);
  if (reporters.includes("json")) keep(JSON_FILE, matchJson(report));
  return renderMatch(report, { ...look(), language, sources, reports: files.map(shortened) });
}

/** Writes `index.html`, and others where one file would be too large. */
function writePages(
  report: MatchReport,
  { folder, language, sources }: {
    readonly folder: MatchFolder;
    readonly language: PlayOptions["language"];
    readonly sources: GameSources;
  },
): void {
  const whole: GameSources = {
    ...sources,
    wireOf: (game) => folder.talk(game),
    pliesOf: (game) => pliesOf(report, game),
  };
  for (const { fileName, text } of renderMatchPages(report, { sources: whole, language })) {
    writeWhole(`${folder.path}/${fileName}`, text);
  }
}

/** The plies of a game with their boards, which are not stored since they can be made again. */
export function pliesOf({ match }: MatchReport, game: GameFacts): readonly PlyFacts[] {
  const kit = gameOf(match.game);
  if (!kit) return [];
  const plies = game.plies.map(({ move }) => move);
  const { positions } = replayGame(kit, { setup: game.setup, settings: match.settings, plies });
  const [start] = positions;
  const files = filesOf({ kit, match, game });
  const made = positions.slice(1).map(({ ply, move, diagram, views }, at) => {
    const { by, thinkMs, leftMs, entry } = game.plies[at] ?? { by: 0 };
    const shown = {
      diagram,
      views,
      ...at === 0 && start ? { before: { ...startOf(start), files } } : {},
    };
    return { ply, by: WHO[by], move, thinkMs, leftMs, entry, ...shown };
  });
  return [...made, ...resignationOf(game, positions.at(-1))];
}

/** The game's positions as files. */
function filesOf(
  { kit, match, game }: {
    readonly kit: GameKit;
    readonly match: MatchFacts;
    readonly game: GameFacts;
  },
): PositionFiles | undefined {
  const [mine, theirs] = match.players.map(({ name }) => name);
  const [first = "", second = ""] = game.first === 0 ? [mine, theirs] : [theirs, mine];
  return positionFilesOf({
    ...{ kit, names: { first, second }, setup: game.setup, settings: match.settings },
    plies: game.plies.map(({ move }) => move),
    mainMs: match.clock.mainMs,
    atMs: game.startedAtMs,
  });
}

const WHO = ["engine", "opponent"] as const;
const GIVEN_UP: readonly string[] = ["Resign", "resignation"];

/** That a player gave up, which is no ply. */
function resignationOf({ outcome }: GameFacts, last?: ReplayedPly): readonly PlyFacts[] {
  const given = outcome.kind === "over" && GIVEN_UP.includes(outcome.reason) ? outcome : undefined;
  if (given?.winner === undefined || !last) return [];
  const { ply, diagram, views } = last;
  const by = WHO[given.winner === 0 ? 1 : 0];
  return [{ ply: ply + 1, by, move: "", diagram, views, resigned: true }];
}

function startOf({ diagram, views }: ReplayedPly): NonNullable<PlyFacts["before"]> {
  return { diagram, views };
}

/** Where the parts of games are that results do not have. */
export function sourcesIn(folder: MatchFolder, { match }: MatchReport): GameSources {
  const recordOf = (game: GameFacts): string =>
    shortened(`${folder.path}/${recordFile(match, game).fileName}`);
  return {
    recordOf,
    replayOf: (game) => shellWords([...callOf("replay"), recordOf(game)]),
  };
}

/** A path as the user would write it. */
export function shortened(path: string): string {
  const here = `${callersDirectory()}/`;
  return path.startsWith(here) ? path.slice(here.length) : path;
}
