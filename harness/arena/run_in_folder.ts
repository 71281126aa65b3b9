/** A match that is played into a folder, from the beginning or from where it was left. @module */

import {
  fill,
  type GameFacts,
  inLanguage,
  type Localized,
  type MatchEvent,
  type MatchFacts,
  MatchFold,
  type MatchReport,
  type PlayerIndex,
  type TestProgress,
  UsageError,
  visible,
} from "../core/mod.ts";
import { Sprt } from "./ratings/mod.ts";
import type { GameKit } from "../referee/mod.ts";
import { gameOf } from "../referee/all/mod.ts";
import { absenceAlone, type MatchContext, type Player, runMatch } from "./games/mod.ts";
import { realClock } from "../transports/mod.ts";
import { type Damage, damageText } from "../ledger/mod.ts";
import {
  canPin,
  complain,
  noGame,
  OUR_MISTAKE,
  SEE_SETTING,
  VERSION,
} from "../surroundings/mod.ts";
import { regularYield } from "./regular_yield.ts";
import { MatchFolder } from "./match_folder.ts";
import type { PlayOptions } from "./play_options.ts";
import { coresFor, factsOf, gameOfProtocol, invite, type PlayerWords, rulesOf } from "./players.ts";

/** The players of a match, and how they play. */
export interface MatchSetting {
  readonly protocol: string;
  readonly players: readonly [PlayerWords, PlayerWords];
  readonly names: readonly [string, string];
  readonly options: PlayOptions;
  readonly folder: string;
}

/** A match under way, to itself in its folder: `report` tells at any time what is known. */
export interface MatchUnderWay extends Disposable {
  readonly folder: MatchFolder;
  report(): MatchReport;
  /** Tells what is known and plays all that is left; a game is on disk before it is told. */
  play(): AsyncGenerator<MatchEvent, void, undefined>;
  /** What keeps a player from playing, be its opponent there or not. */
  absence(player: PlayerIndex): Promise<Pick<MatchReport, "unstartable" | "silent">>;
}

/** Sets a match up; nothing has been started yet. */
export async function matchIn(
  setting: MatchSetting,
  watching?: (match: MatchFacts, done: readonly GameFacts[]) => MatchContext["watch"],
): Promise<MatchUnderWay> {
  const { options } = setting;
  const match = matchOf(setting);
  const kit = kitOf(match);
  const folder = new MatchFolder(setting.folder);
  using held = new DisposableStack();
  held.use(folder.lock());
  const done = folder.begin(match, { ...options, onDamage: tellDamage(options) });
  const fold = new MatchFold(match.rules);
  const known = knownEvents(match, done);
  known.forEach((event) => fold.add(event));
  const sprt = match.sprt && new Sprt(match.sprt, done);
  const seated = [await seat(setting, 0, held), await seat(setting, 1, held)] as const;
  const context: MatchContext = {
    ...{ match, kit, players: seated, clock: realClock, yieldTurn: regularYield() },
    greetings: greetingsOf(options),
    pipeline: options.pipeline,
    watch: watching?.(match, done),
  };
  const keep = (event: MatchEvent): void => {
    if (event.kind === "game-finished") folder.add(match, event.game, event.wire ?? []);
    else if (event.kind !== "game-started") folder.note(event);
    fold.add(event);
  };
  const kept = held.move();
  return {
    folder,
    [Symbol.dispose]: () => kept.dispose(),
    report: () => tested(fold.report() ?? { match, games: [] }, sprt),
    absence: (player) => absenceAlone(context, player),
    play: async function* () {
      yield* known;
      if (!sprt?.isDecided) yield* playing({ context, jobs: options.jobs, done, sprt }, keep);
      const finished = { kind: "match-finished" } as const;
      keep(finished);
      yield finished;
    },
  };
}

/** What is left of a match, and the test that may end it. */
interface LeftGames {
  readonly context: MatchContext;
  readonly jobs: number;
  readonly done: readonly GameFacts[];
  readonly sprt?: Sprt;
}

/** Plays all that is left; `keep` has each event before it is told. */
async function* playing(
  { context, jobs, done, sprt }: LeftGames,
  keep: (event: MatchEvent) => void,
): AsyncGenerator<MatchEvent, void, undefined> {
  const decided = sprt && ((game: GameFacts): boolean => {
    sprt.add(game);
    return sprt.isDecided;
  });
  const run = runMatch({ context, jobs, done, today: () => Date.now(), decided });
  const test = testTeller(context.match, done);
  try {
    for (let next = await run.next(); !next.done; next = await run.next()) {
      const event = next.value;
      keep(event);
      yield event.kind === "game-finished" ? { ...event, ...test(event.game) } : event;
    }
  } finally {
    // The end is not waited for: engines may take their time.
    run.return().catch(() => {});
  }
}

/** What an earlier run has found out, as events. */
function knownEvents(
  { rules: _, ...match }: MatchFacts,
  done: readonly GameFacts[],
): readonly MatchEvent[] {
  return [
    { kind: "match-started", match },
    ...done.map((game): MatchEvent => ({ kind: "game-finished", game, again: true })),
  ];
}

/** Answers with how far the test is, where a game completes a pair that counts. */
function testTeller(
  { sprt: test }: MatchFacts,
  done: readonly GameFacts[],
): (game: GameFacts) => { readonly test?: TestProgress } {
  // Not the test that decides: that one is ahead where several games go on at a time.
  const sprt = test && new Sprt(test, done);
  return (game) => {
    const before = sprt?.progress.pairs;
    sprt?.add(game);
    return sprt && sprt.progress.pairs !== before ? { test: sprt.progress } : {};
  };
}

/** The game of a match, which can be begun with the match's settings. */
function kitOf(match: MatchFacts): GameKit {
  const kit = gameOf(match.game);
  if (!kit) throw new UsageError(noGame(match.game), OUR_MISTAKE);
  const started = kit.game.start({ seed: 1, settings: match.settings });
  if (!started.ok) throw new UsageError(started.error, SEE_SETTING);
  return kit;
}

/** Lets a player in until `held` is disposed of. */
async function seat(
  { players, names, options }: MatchSetting,
  at: 0 | 1,
  held: DisposableStack,
): Promise<Player> {
  const { jobs, pin } = options;
  const cores = navigator.hardwareConcurrency;
  const coresOf = pin && canPin() ? coresFor(at, { jobs, cores }) : () => undefined;
  return held.use(await invite(players[at], names[at], { ...options, coresOf })).player;
}

/** A decided test counts its own games: others were begun before the decision was known. */
export function tested(
  report: MatchReport,
  sprt = report.match.sprt && new Sprt(report.match.sprt, report.games),
): MatchReport {
  if (!sprt) return report;
  const told = sprt.report();
  const counted = report.games.filter(({ number }) => !told.decision || number <= told.lastGame);
  return { ...report, games: counted, sprt: told };
}

function tellDamage({ language }: PlayOptions): (damage: Damage) => void {
  return (damage) => {
    const text = fill(PLAYED_AGAIN, { damage: damageText(damage) });
    complain(visible(inLanguage(text, language)));
  };
}

const PLAYED_AGAIN: Localized = {
  en: "{damage}; a game that it held is played again",
  zh: "{damage}；其中的對局將重新進行",
  ja: "{damage}。そこにあった対局はもう一度行う",
};

function matchOf({ protocol, players, names, options }: MatchSetting): MatchFacts {
  const { games, seed, swap, clock, settings, start, openings, randomPlies, sprt, strict } =
    options;
  const { randomSetup } = options;
  return {
    version: VERSION,
    game: gameOfProtocol(protocol),
    players: [factsOf(players[0], names[0]), factsOf(players[1], names[1])],
    ...{ games, seed, swap, clock, settings },
    ...start ? { start } : {},
    ...openings ? { openings } : {},
    ...randomPlies ? { randomPlies } : {},
    ...randomSetup ? { randomSetup } : {},
    ...sprt ? { sprt } : {},
    strict,
    rules: rulesOf(players.flatMap((one) => one.kind === "engine" ? [one.protocol] : [])),
  };
}

/** What a greeting says of the clock and the settings, where the protocol has words for it. */
export function greetingsOf(
  { clock, tellSettings }: PlayOptions,
): Readonly<Record<string, string>> {
  const { mainMs, extraMs, incrementMs } = clock;
  return {
    time: String(mainMs + (mainMs === 0 ? extraMs : 0)),
    byoyomi: String(extraMs),
    increment: String(incrementMs),
    ...tellSettings ? { settings: "told" } : {},
  };
}
