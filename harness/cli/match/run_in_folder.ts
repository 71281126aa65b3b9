/** A match that is played into a folder, from the beginning or from where it was left. @module */

import {
  fill,
  type GameFacts,
  inLanguage,
  type Localized,
  type MatchFacts,
  type MatchReport,
  type PlayerIndex,
  type Rule,
  UsageError,
  visible,
} from "../../core/mod.ts";
import { Sprt } from "../../arena/mod.ts";
import { type GameKit, gameOf, pairingOf } from "../../referee/mod.ts";
import {
  absenceAlone,
  type Hall,
  type MatchEvent,
  type Player,
  runMatch,
} from "../../runner/match/mod.ts";
import { realClock } from "../../transports/mod.ts";
import { type Damage, damageText } from "../../ledger/mod.ts";
import {
  canPin,
  complain,
  noGame,
  OUR_MISTAKE,
  SEE_SETTING,
  VERSION,
} from "../../surroundings/mod.ts";
import { breather } from "./breather.ts";
import { MatchFolder } from "./match_folder.ts";
import type { PlayOptions } from "./match_options.ts";
import { coresFor, factsOf, invite, pairingNamed, type PlayerWords } from "./players.ts";

/** Who plays, and how. */
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
  /** Plays all that is left; `on` hears of everything, after it is on disk. */
  play(on: (event: MatchEvent) => void): Promise<void>;
  /** What keeps a player from playing, be its opponent there or not. */
  absence(player: PlayerIndex): Promise<Trouble>;
}

/** Sets a match up; nothing has been started yet. */
export async function matchIn(
  setting: MatchSetting,
  watching?: (match: MatchFacts, done: readonly GameFacts[]) => Hall["watch"],
): Promise<MatchUnderWay> {
  const { options } = setting;
  const match = matchOf(setting);
  const kit = kitOf(match);
  const folder = new MatchFolder(setting.folder);
  using held = new DisposableStack();
  held.use(folder.lock());
  const done = folder.begin(match, { ...options, onDamage: tellDamage(options) });
  const games = new Map<number, GameFacts>(done.map((game) => [game.number, game]));
  const sprt = match.sprt && new Sprt(match.sprt, done);
  let trouble: Trouble = {};
  const seated = [await seat(setting, 0, held), await seat(setting, 1, held)] as const;
  const hall: Hall = {
    ...{ match, kit, players: seated, clock: realClock, breathe: breather() },
    greetings: greetingsOf(options),
    pipeline: options.pipeline,
    watch: watching?.(match, done),
  };
  const kept = held.move();
  return {
    folder,
    [Symbol.dispose]: () => kept.dispose(),
    report: () => {
      const sorted = [...games.values()].sort((a, b) => a.number - b.number);
      return { ...tested({ match, games: sorted }, sprt), ...trouble };
    },
    absence: (player) => absenceAlone(hall, player),
    play: async (on) => {
      if (sprt?.isDecided) return;
      const decided = sprt && ((game: GameFacts): boolean => {
        sprt.add(game);
        return sprt.isDecided;
      });
      const run = runMatch({ hall, jobs: options.jobs, done, today: () => Date.now(), decided });
      // Not `for await`: when we fail ourselves it would wait for engines, which may take their time.
      for (let next = await run.next(); !next.done; next = await run.next()) {
        const event = next.value;
        trouble = { ...trouble, ...troubleIn(event) };
        if (event.kind === "game-finished") {
          folder.add(match, event.game, event.wire);
          games.set(event.game.number, event.game);
        }
        on(event);
      }
    },
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
function tested(report: MatchReport, sprt: Sprt | undefined): MatchReport {
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
  en: "{damage}; its game is played again",
  zh: "{damage}；該局將重新進行",
  ja: "{damage}。その対局はもう一度行う",
};

type Trouble = Pick<MatchReport, "unstartable" | "silent">;

function troubleIn({ kind, ...what }: MatchEvent): Trouble {
  if (kind === "unstartable") return { unstartable: what as Trouble["unstartable"] };
  return kind === "silent" ? { silent: what as Trouble["silent"] } : {};
}

function matchOf({ protocol, players, names, options }: MatchSetting): MatchFacts {
  const { games, seed, swap, clock, settings, start, openings, randomPlies, sprt, strict } =
    options;
  const { randomSetup } = options;
  return {
    version: VERSION,
    game: pairingNamed(protocol).protocol.game,
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

/** All rules of some protocols, each once. */
export function rulesOf(protocols: readonly string[]): readonly Rule[] {
  const rules = protocols.flatMap((id) => pairingOf(id)?.protocol.rules ?? []);
  return [...new Map(rules.map((rule) => [rule.id, rule])).values()];
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
