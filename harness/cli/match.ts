/** `match`: two players, many games. @module */

import { type GameFacts, type Language, type MatchFacts, UsageError } from "../core/mod.ts";
import { liveConsole, matchConclusion } from "../../reporters/mod.ts";
import { type Command, EXIT, type ExitCode } from "./command.ts";
import { gameOf } from "../referee/all/mod.ts";
import { PLAY_OPTIONS, readPlayOptions } from "./match/match_options.ts";
import {
  matchIn,
  type MatchSetting,
  type PlayerWords,
  type PlayOptions,
  readOpenings,
  readStart,
  writeMatchReports,
} from "../arena/mod.ts";
import { namesOf, pairingNamed, readPlayer } from "./match/players.ts";
import { sprtOf } from "./match/sprt_option.ts";
import { LIVE_FLAGS, LIVE_VALUES, onLookersOf } from "./live/on_lookers.ts";
import type { MatchPage, OnLookers } from "../live/mod.ts";
import { MATCH_HELP } from "./match_help.ts";
import { openReport } from "./open.ts";
import { type Options, readOptionsAmongWords } from "./options.ts";
import type { OptionNames } from "./option_names.ts";
import {
  followJob,
  fromCaller,
  LEAVE_ONE_OUT,
  look,
  NO_TWO_NAMES,
  print,
  printHelp,
  QUOTE_ENGINE,
  unexpected,
} from "../surroundings/mod.ts";

const OPTIONS: OptionNames = {
  ...PLAY_OPTIONS,
  flags: [...PLAY_OPTIONS.flags ?? [], ...LIVE_FLAGS],
  values: [...PLAY_OPTIONS.values ?? [], "names", "sprt", ...LIVE_VALUES],
};

/** Plays a match. */
export const match: Command = {
  name: "match",
  summary: {
    en: "Play a match of two engines, or against a built-in opponent",
    zh: "讓兩個引擎對戰，或與內建對手對戰",
    ja: "二つのエンジン、または内蔵の相手と対局させる",
  },
  help: MATCH_HELP,
  options: OPTIONS,
  run: async (args) => {
    const options = readOptionsAmongWords(args, OPTIONS);
    if (options.flags.has("help")) {
      printHelp(MATCH_HELP, args);
      return EXIT.conforms;
    }
    return await playMatch(settingOf(options), onLookersOf(options));
  },
};

function settingOf(options: Options): MatchSetting {
  const [protocol, one, other, ...rest] = options.rest;
  const pairing = pairingNamed(protocol);
  if (one === undefined || other === undefined) {
    throw new UsageError(
      { en: "Two players are needed", zh: "需要兩位棋手", ja: "対局者が二人必要" },
      {
        en: `write shinpan match ${pairing.protocol.id} ./mine ./theirs, or builtin:greedy for one`,
        zh:
          `請寫成 shinpan match ${pairing.protocol.id} ./mine ./theirs，其中一位可用 builtin:greedy`,
        ja:
          `shinpan match ${pairing.protocol.id} ./mine ./theirs のように書く。一方は builtin:greedy でもよい`,
      },
    );
  }
  if (rest.length > 0) {
    throw new UsageError(unexpected(rest.join(" ")), QUOTE_ENGINE);
  }
  const { id, game } = pairing.protocol;
  const players = [readPlayer(one, id), readPlayer(other, id)] as const;
  const given = options.values.get("names")?.split(",");
  if (given && (given.length !== 2 || given.includes(""))) {
    throw new UsageError(NO_TWO_NAMES, {
      en: "write --names mine,theirs",
      zh: "請寫成 --names mine,theirs",
      ja: "--names mine,theirs と書く",
    });
  }
  const [mine = "", theirs = ""] = namesOf(players, given);
  const play = withStart(withTest(options), game, players);
  return {
    protocol: id,
    players,
    names: [mine, theirs],
    options: play,
    folder: fromCaller(play.out),
  };
}

/** With a test each deal is played twice, and --games is the most that are played. */
function withTest(options: Options): PlayOptions {
  const sprt = sprtOf(options.values.get("sprt"));
  const games = sprt ? MOST_TESTED : 10;
  const read = readPlayOptions(options, { games, swap: sprt !== undefined, out: "match" });
  if (!sprt) return read;
  return { ...read, games: read.games + read.games % 2, sprt };
}

/** So many games tell players apart that are three Elo points apart. */
const MOST_TESTED = 100_000;

/** The options with the start of every game read from its file. */
export function withStart(
  options: PlayOptions,
  game: string,
  players: readonly PlayerWords[],
): PlayOptions {
  const { board, settings, openingsFile } = options;
  if (options.randomSetup) refuseNoBoards(options, game);
  const protocols = players.flatMap((one) => one.kind === "engine" ? [one.protocol] : []);
  const start = board === undefined ? undefined : readStart(board, { game, settings, protocols });
  const openings = openingsFile === undefined
    ? undefined
    : readOpenings(openingsFile, { game, settings, start });
  return { ...options, ...start ? { start } : {}, ...openings ? { openings } : {} };
}

/** Only a game whose engines are shown the board at every ply can begin from any. */
function refuseNoBoards({ board, openingsFile }: PlayOptions, game: string): void {
  if (!gameOf(game)?.shuffled) {
    throw new UsageError(
      {
        en: `--random-setup is for Tzaar, whose engines are shown the board; this is ${game}`,
        zh: `--random-setup 只用於 Tzaar，其引擎每一手都會收到整個盤面；這裡是 ${game}`,
        ja: `--random-setup は毎手盤面を渡す Tzaar 用で、これは ${game}`,
      },
      {
        en: "leave it out, or vary the games with --random-plies",
        zh: "請拿掉，或以 --random-plies 讓對局有所不同",
        ja: "指定しないか、--random-plies で対局に変化をつける",
      },
    );
  }
  const other = board === undefined ? openingsFile && "--openings" : "--board";
  if (!other) return;
  throw new UsageError(
    {
      en: `--random-setup and ${other} contradict each other`,
      zh: `--random-setup 與 ${other} 互相矛盾`,
      ja: `--random-setup と ${other} は同時に指定できない`,
    },
    LEAVE_ONE_OUT,
  );
}

async function playMatch(
  setting: MatchSetting,
  audience?: OnLookers,
): Promise<ExitCode> {
  const { options: { quiet, language, open } } = setting;
  await using pages = new AsyncDisposableStack();
  const page = audience && await pageFor(audience, { language, pages });
  using underWay = await matchIn(setting, page?.watching);
  if (page) print(page.said());
  const live = quiet ? undefined : liveConsole({ ...look(), write: print, language });
  await followJob(underWay.play(), {
    on: (event) => {
      live?.on(event);
      if (event.kind === "game-finished" && !event.again) page?.finish(event.game);
    },
    finish: (hurried) => {
      live?.end();
      print(writeMatchReports(underWay.report(), { folder: underWay.folder, setting, hurried }));
    },
  });
  if (open) await openReport(`${underWay.folder.path}/index.html`, { language });
  return EXIT[matchConclusion(underWay.report())];
}

/** The page on which people look on; its parts are loaded only where it is wanted. */
async function pageFor(
  audience: OnLookers,
  { language, pages }: { readonly language: Language; readonly pages: AsyncDisposableStack },
) {
  const { watchMatch } = await import("../live/mod.ts");
  let page: MatchPage | undefined;
  return {
    watching: (facts: MatchFacts, done: readonly GameFacts[]) => {
      page = pages.use(watchMatch(facts, { done, language, ...audience }));
      return page.watch;
    },
    said: () => page?.said ?? "",
    finish: (game: GameFacts) => page?.finish(game),
  };
}
