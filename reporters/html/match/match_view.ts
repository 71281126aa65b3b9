/** A match as its page shows it: plain data. @module */

import {
  type GameFacts,
  gamesPlanned,
  type MatchClock,
  type MatchReport,
  pairPoints,
  type PlayerIndex,
  repeatedGames,
  type SprtReport,
  type Standing,
  standingOf,
} from "../../../harness/core/mod.ts";
import type { GameSources } from "../../match_report.ts";
import { cutString } from "../cut_text.ts";

/** What the page of a match shows besides what every report shows. */
export interface MatchView {
  readonly game: string;
  readonly players: readonly [MatchPlayerView, MatchPlayerView];
  /** How many games were planned. */
  readonly planned: number;
  readonly seed: number;
  readonly swap: boolean;
  readonly clock: MatchClock;
  readonly settings: Readonly<Record<string, number>>;
  /** Infinite differences as text, since the data are JSON. */
  readonly elo: EloView;
  readonly standing: Omit<Standing, "elo">;
  /** How many games repeat an earlier one move for move. */
  readonly repeated: number;
  /** The sequential test, where there is one. */
  readonly sprt?: SprtReport;
  readonly games: readonly GameRow[];
  /** The game that the page shows at once, where it is about one. */
  readonly opens?: string;
  /** A server has the page, and puts newer games into it. */
  readonly reloads?: true;
  /** A player could not be started or never answered: the missing games were not begun. */
  readonly trouble?: MatchTrouble;
}

/** The player that kept a match from being played, and how. */
export interface MatchTrouble {
  readonly player: PlayerIndex;
  readonly kind: "unstartable" | "neverSpoke" | "neverAnswered";
}

/** A player as the page names it. */
export interface MatchPlayerView {
  readonly name: string;
  readonly protocol?: string;
  readonly command: string;
}

/** The difference in Elo points and what it rests on. */
export interface EloView {
  /** The difference and both ends of its interval; null is no end. */
  readonly points: readonly [number | null, number | null, number | null];
  /** The sign of an infinite difference. */
  readonly sign: number;
  readonly by: "games" | "pairs";
  readonly count: number;
}

/** A game as the table shows it. */
export interface GameRow {
  readonly number: number;
  readonly pair: number;
  readonly first: PlayerIndex;
  /** The winner; undefined after a draw or without a result. */
  readonly winner?: PlayerIndex;
  readonly decided: boolean;
  readonly reason: string;
  readonly forfeit?: string;
  readonly plies: number;
  readonly ms: number;
  /** Each player's thinking time in milliseconds; undefined where it was not measured. */
  readonly thought: readonly [number | undefined, number | undefined];
  readonly record: string;
}

const MOST_NAME = 80;

/** The view of a match. */
export function matchViewOf(report: MatchReport, { recordOf }: GameSources): MatchView {
  const { match, games } = report;
  const trouble = troubleOf(report);
  const { elo, ...standing } = standingOf(report);
  const [mine, theirs] = match.players;
  const count = elo.by === "pairs"
    ? pairPoints(games).length
    : games.filter(({ outcome }) => outcome.kind === "over").length;
  const finite = (value: number): number | null => Number.isFinite(value) ? value : null;
  return {
    game: match.game,
    players: [playerView(mine), playerView(theirs)],
    planned: gamesPlanned(report),
    seed: match.seed,
    swap: match.swap,
    clock: match.clock,
    settings: match.settings,
    elo: {
      points: [finite(elo.elo), finite(elo.low), finite(elo.high)],
      sign: Math.sign(elo.elo),
      by: elo.by,
      count,
    },
    standing,
    repeated: repeatedGames(games),
    ...report.sprt ? { sprt: thinned(report.sprt) } : {},
    games: games.map((game) => rowOf(game, recordOf(game))),
    ...trouble ? { trouble } : {},
  };
}

/** More points than a curve can show on a screen. */
const MOST_POINTS = 1000;

/** A test whose curve has no more points than the page can show; the last one stays. */
function thinned(sprt: SprtReport): SprtReport {
  const step = Math.ceil(sprt.curve.length / MOST_POINTS);
  const last = sprt.curve.length - 1;
  const curve = sprt.curve.filter((_, at) => (last - at) % step === 0);
  return { ...sprt, curve: curve.map((llr) => Number(llr.toFixed(3))) };
}

/** The player that kept a match from being played; undefined where none did. */
export function troubleOf(
  { unstartable, silent }: Pick<MatchReport, "unstartable" | "silent">,
): MatchTrouble | undefined {
  if (unstartable) return { player: unstartable.player, kind: "unstartable" };
  if (!silent) return undefined;
  return { player: silent.player, kind: silent.spoke ? "neverAnswered" : "neverSpoke" };
}

function playerView(
  { name, protocol, command }: MatchReport["match"]["players"][0],
): MatchPlayerView {
  return {
    name: cutString(name, MOST_NAME),
    ...protocol === undefined ? {} : { protocol },
    command: cutString(command.join(" "), 500),
  };
}

function rowOf(game: GameFacts, record: string): GameRow {
  const { number, pair, first, outcome, plies, durationMs } = game;
  const over = outcome.kind === "over" ? outcome : undefined;
  return {
    ...{ number, pair, first, decided: over !== undefined, reason: over?.reason ?? "" },
    ...over?.winner === undefined ? {} : { winner: over.winner },
    ...over?.forfeit === undefined ? {} : { forfeit: over.forfeit },
    plies: plies.length,
    ms: Math.round(durationMs),
    thought: [thoughtBy(game, 0), thoughtBy(game, 1)],
    record: record.replace(/^.*\//s, ""),
  };
}

function thoughtBy({ plies, overtime }: GameFacts, player: PlayerIndex): number | undefined {
  const times = [...plies, ...overtime ? [overtime] : []].flatMap(({ by, thinkMs }) =>
    by === player && thinkMs !== undefined ? [thinkMs] : []
  );
  if (times.length === 0) return undefined;
  return Math.round(times.reduce((sum, ms) => sum + ms, 0));
}
