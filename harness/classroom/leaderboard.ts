/** Games against built-in opponents, by which a leaderboard ranks submissions; they earn no points. @module */

import {
  type Clock,
  fill,
  type GameFacts,
  type Language,
  type Localized,
  type MatchFacts,
  standingOf,
} from "../core/mod.ts";
import type { LeaderboardColumn } from "../../reporters/jobs/mod.ts";
import { gameOf } from "../referee/all/mod.ts";
import { type EnginePlayer, type MatchContext, runMatch } from "../arena/games/mod.ts";

/** The opponents that every submission plays, and how. */
export interface LeaderboardRules {
  readonly opponents: readonly string[];
  /** Against each of them; every deal is played twice, with the sides changed. */
  readonly games: number;
  /** The engine's time for a whole game. */
  readonly gameMs: number;
}

interface Surroundings {
  readonly rules: LeaderboardRules;
  readonly seed: number;
  readonly version: string;
  readonly language: Language;
  readonly clock: Clock;
}

/** Plays all games, one after the other; the leaderboard so far after each. */
export async function* playLeaderboard(
  engine: EnginePlayer,
  around: Surroundings,
): AsyncGenerator<readonly LeaderboardColumn[]> {
  const { rules: { opponents }, language } = around;
  const scores = opponents.map((opponent): Score => ({ opponent, points: 0, played: 0 }));
  // An engine that cannot play stands at the end, not beside the others.
  yield columnsOf(scores, language);
  for (const [at, opponent] of opponents.entries()) {
    const context = matchContext(engine, opponent, around);
    const games: GameFacts[] = [];
    for await (const event of runMatch({ context, jobs: 1, done: [], today: () => 0 })) {
      if (event.kind !== "game-finished") continue;
      games.push(event.game);
      const { wins, draws, losses } = standingOf({ match: context.match, games }).tally;
      scores[at] = { opponent, points: wins + draws / 2, played: wins + draws + losses };
      yield columnsOf(scores, language);
    }
  }
}

interface Score {
  readonly opponent: string;
  readonly points: number;
  /** Games that came to an end; what this machine disturbed does not count. */
  readonly played: number;
}

function matchContext(
  engine: EnginePlayer,
  opponent: string,
  { rules: { games, gameMs }, seed, version, clock }: Surroundings,
): MatchContext {
  const { protocol } = engine.pairing;
  const kit = gameOf(protocol.game);
  if (!kit) throw new Error(`No game is called ${protocol.game}`);
  const { name, command } = engine;
  const match: MatchFacts = {
    version,
    game: protocol.game,
    players: [{ name, command, protocol: protocol.id }, { name: opponent, command: [] }],
    games,
    seed,
    swap: true,
    clock: { mainMs: gameMs, extraMs: 0, sharedPlies: 0, incrementMs: 0 },
    settings: {},
    strict: false,
    rules: protocol.rules,
  };
  const other = { kind: "builtin", name: opponent, opponent } as const;
  return { match, kit, players: [engine, other], clock, greetings: {} };
}

/** The share of all points first, by which Gradescope ranks; then the points against each opponent. */
function columnsOf(scores: readonly Score[], language: Language): readonly LeaderboardColumn[] {
  const sum = (of: (score: Score) => number): number =>
    scores.reduce((all, score) => all + of(score), 0);
  const share = sum(({ points }) => points) / Math.max(1, sum(({ played }) => played));
  return [
    { name: SHARE[language], value: Math.round(share * 1000) / 10 },
    ...scores.map(({ opponent, points }) => ({
      name: fill(AGAINST, { opponent })[language],
      value: points,
    })),
  ];
}

const SHARE: Localized = { en: "Score (%)", zh: "得分率（%）", ja: "得点率（%）" };
const AGAINST: Localized = {
  en: "Points against {opponent}",
  zh: "對 {opponent} 的得分",
  ja: "対 {opponent} の得点",
};
