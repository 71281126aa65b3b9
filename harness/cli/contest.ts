/** `contest`: every player against every other. @module */

import {
  type ContestFacts,
  type ContestPairing,
  type ContestReport,
  inLanguage,
  pairingsOf,
  type Shard,
  visible,
} from "../core/mod.ts";
import { gameOf } from "../referee/mod.ts";
import { matchWord } from "../../reporters/mod.ts";
import { printHelp } from "./called_as.ts";
import { type Command, EXIT, type ExitCode, UsageError } from "./command.ts";
import { CONTEST_HELP } from "./contest_help.ts";
import { onInterrupt } from "./interrupt.ts";
import { withStart } from "./match.ts";
import { exitCodeOf } from "./match/conclusion.ts";
import { ContestFolder } from "./match/contest_folder.ts";
import { readPlayers } from "./match/contest_players.ts";
import { writeContestReports } from "./match/contest_reports.ts";
import { LiveMatch } from "./match/live_match.ts";
import { PLAY_OPTIONS, type PlayOptions, readPlayOptions } from "./match/match_options.ts";
import { writeMatchReports } from "./match/match_reports.ts";
import { mergeContests } from "./match/merge_contests.ts";
import {
  factsOf,
  missingPrograms,
  namesOf,
  pairingNamed,
  type PlayerWords,
} from "./match/players.ts";
import { matchIn, type MatchUnderWay, rulesOf } from "./match/run_in_folder.ts";
import { openReport } from "./open.ts";
import { type Options, readOptionsAmongWords } from "./options.ts";
import type { OptionNames } from "./option_names.ts";
import { fromCaller, look, print } from "./surroundings.ts";
import { VERSION } from "./version.ts";

const OPTIONS: OptionNames = {
  ...PLAY_OPTIONS,
  flags: [...PLAY_OPTIONS.flags ?? [], "merge"],
  values: [...PLAY_OPTIONS.values ?? [], "shard"],
};
const USUAL = { games: 4, swap: true, out: "contest" };

/** Plays a contest. */
export const contest: Command = {
  name: "contest",
  summary: "Play every player against every other",
  help: CONTEST_HELP,
  options: OPTIONS,
  run: async (args) => {
    const options = readOptionsAmongWords(args, OPTIONS);
    if (options.flags.has("help")) {
      printHelp(CONTEST_HELP);
      return EXIT.conforms;
    }
    if (options.flags.has("merge")) return merged(options);
    return await playContest(settingOf(options));
  },
};

function merged(options: Options): ExitCode {
  const play = readPlayOptions(options, USUAL);
  const folder = new ContestFolder(fromCaller(play.out));
  const report = mergeContests(options.rest.map(fromCaller), folder.path);
  print(writeContestReports(report, { folder, options: play }));
  return worst(report);
}

interface ContestSetting {
  readonly protocol: string;
  readonly players: readonly PlayerWords[];
  readonly names: readonly string[];
  readonly options: PlayOptions;
  readonly shard?: Shard;
  readonly folder: ContestFolder;
}

function settingOf(options: Options): ContestSetting {
  const [protocol, ...words] = options.rest;
  const { id, game } = pairingNamed(protocol).protocol;
  const players = readPlayers(words, id);
  const play = withStart(readPlayOptions(options, USUAL), game, players);
  const shard = shardOf(options.values.get("shard"));
  const folder = new ContestFolder(fromCaller(play.out));
  return { protocol: id, players, names: namesOf(players), options: play, shard, folder };
}

function shardOf(text: string | undefined): Shard | undefined {
  if (text === undefined) return undefined;
  const [, index = 0, of = 0] = (/^(\d+)\/(\d+)$/.exec(text) ?? []).map(Number);
  if (index >= 1 && index <= of && of <= 10_000) return { index, of };
  throw new UsageError(`Cannot read --shard "${text}"`, "write --shard 1/4 for the first of four");
}

async function playContest(setting: ContestSetting): Promise<ExitCode> {
  const { folder, options, shard, players, names } = setting;
  const missing = missingPrograms(players, names);
  if (missing.length > 0) return nothingPlayed(missing, options.language);
  const contest = factsOfContest(setting);
  folder.begin(contest, { fresh: options.fresh, shard });
  const troubled: ContestReport["matches"][number][] = [];
  const known = (): ContestReport => withTroubles(folder.report(), { contest, troubled });
  let underWay: MatchUnderWay | undefined;
  const finish = (): void => print(writeContestReports(known(), { folder, options }));
  using _interrupt = onInterrupt(() => {
    if (underWay) {
      writeMatchReports(underWay.report(), { folder: underWay.folder, setting, hurried: true });
    }
    finish();
  });
  for (const pairing of pairingsOf(players.length, shard)) {
    using current = await meeting(setting, contest, pairing);
    underWay = current;
    await playMeeting(current, setting);
    const report = current.report();
    if (report.unstartable || report.silent) troubled.push({ ...pairing, report });
  }
  finish();
  if (options.open) await openReport(`${folder.path}/index.html`);
  return worst(known());
}

/** A slip in a name is told before hours of games, not after them. */
function nothingPlayed(
  missing: ReturnType<typeof missingPrograms>,
  language: PlayOptions["language"],
): ExitCode {
  for (const { name, why } of missing) {
    const told = matchWord("unstartable", language, { name: visible(name, 40) });
    print(`✗ ${told}: ${visible(inLanguage(why, language), 500)}\n`);
  }
  return EXIT.unstartable;
}

function meeting(
  { protocol, players, names, options, folder }: ContestSetting,
  contest: ContestFacts,
  pairing: ContestPairing,
): Promise<MatchUnderWay> {
  const { one, other } = pairing;
  const [mine, theirs] = [players[one], players[other]];
  if (!mine || !theirs) throw new Error(`No players ${one} and ${other}`);
  return matchIn({
    protocol,
    players: [mine, theirs],
    names: [names[one] ?? "", names[other] ?? ""],
    options,
    folder: folder.matchPath(pairing, contest),
  });
}

async function playMeeting(underWay: MatchUnderWay, setting: ContestSetting): Promise<void> {
  const { quiet, language, games } = setting.options;
  const before = underWay.report();
  const [mine, theirs] = before.match.players;
  if (!quiet && before.games.length < games) {
    const title = `${visible(mine.name, 40)} – ${visible(theirs.name, 40)}`;
    print(
      `${title} (${matchWord("games", language, { done: before.games.length, all: games })})\n`,
    );
  }
  const live = new LiveMatch({
    ...look(),
    write: print,
    language,
    names: [mine.name, theirs.name],
    planned: games,
    done: before.games,
  });
  await underWay.play((event) => {
    if (!quiet) live.on(event);
  });
  if (!quiet) live.end();
  writeMatchReports(underWay.report(), { folder: underWay.folder, setting });
}

function factsOfContest({ protocol, players, names, options }: ContestSetting): ContestFacts {
  const { games, seed, swap, clock, settings, start, randomPlies, strict } = options;
  return {
    version: VERSION,
    game: gameOf(pairingNamed(protocol).protocol.game)?.game.id ?? "",
    players: players.map((player, at) => factsOf(player, names[at] ?? "")),
    ...{ games, seed, swap, clock, settings },
    ...start ? { start } : {},
    ...randomPlies ? { randomPlies } : {},
    strict,
    rules: rulesOf(players.flatMap((one) => one.kind === "engine" ? [one.protocol] : [])),
  };
}

/** What lies on disk does not say who could not be started, or never answered. */
function withTroubles(
  report: ContestReport | undefined,
  { contest, troubled }: {
    readonly contest: ContestFacts;
    readonly troubled: ContestReport["matches"];
  },
): ContestReport {
  const known = report ?? { contest, matches: [] };
  const told = new Map(troubled.map((one) => [one.index, one]));
  return { ...known, matches: known.matches.map((one) => told.get(one.index) ?? one) };
}

/** A violation weighs more than a doubt, and a doubt more than nothing. */
function worst({ matches, contest, shard }: ContestReport): ExitCode {
  const codes = matches.map(({ report }) => exitCodeOf(report));
  const order = [EXIT.violations, EXIT.unstartable, EXIT.inconclusive] as const;
  const whole = matches.length === pairingsOf(contest.players.length, shard).length;
  return order.find((code) => codes.includes(code)) ?? (whole ? EXIT.conforms : EXIT.inconclusive);
}
