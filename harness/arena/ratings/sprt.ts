/** A sequential test that is fed with games and says when it is decided. @module */

import {
  type GameFacts,
  gameKey,
  pointsIn,
  type SprtDecision,
  type SprtReport,
  type SprtTest,
  type TestProgress,
} from "../../core/mod.ts";
import { logLikelihoodRatio } from "./likelihood_ratio.ts";

/** What the test wants to know of a game. */
export type TestedGame = Pick<
  GameFacts,
  "number" | "pair" | "outcome" | "first" | "setup" | "plies"
>;

/**
 * The bounds of the log-likelihood ratio: below the first and above the second the test ends. By
 * Ville's inequality a ratio beyond `1/alpha` has a chance of at most `alpha` where `elo0` holds,
 * however long the match, and one below `beta` likewise. Wald's own bounds are a little closer, and
 * let a test of a small difference err a little more often than stated.
 */
export function sprtBounds({ alpha, beta }: SprtTest): readonly [number, number] {
  return [Math.log(beta), -Math.log(alpha)];
}

/**
 * A test under way. Pairs count in the order of their numbers, whichever game ends first, so that the
 * decision does not depend on how many games are played at a time. A pair with a game that has no
 * result does not count, and neither does one that repeats an earlier pair move for move: two engines
 * without chance would else decide the test by one game, played again and again.
 */
export class Sprt {
  readonly #test: SprtTest;
  readonly #bounds: readonly [number, number];
  /** Games of pairs that cannot count yet. */
  readonly #waiting = new Map<number, TestedGame[]>();
  readonly #counts = [0, 0, 0, 0, 0];
  readonly #curve: number[] = [];
  readonly #points: number[] = [];
  readonly #seen = new Set<string>();
  #repeated = 0;
  #next = 1;
  #lastGame = 0;
  #decision: SprtDecision | undefined;

  constructor(test: SprtTest, games: readonly TestedGame[] = []) {
    this.#test = test;
    this.#bounds = sprtBounds(test);
    for (const game of games) this.add(game);
  }

  get isDecided(): boolean {
    return this.#decision !== undefined;
  }

  /** Takes a finished game in. */
  add(game: TestedGame): void {
    const others = this.#waiting.get(game.pair) ?? [];
    this.#waiting.set(game.pair, [...others, game]);
    for (let pair = this.#pair(); pair && !this.isDecided; pair = this.#pair()) this.#count(pair);
  }

  /** The log-likelihood ratio after so many pairs; cheap enough for every game. */
  get progress(): TestProgress {
    return { llr: this.#curve.at(-1) ?? 0, pairs: this.#curve.length, bounds: this.#bounds };
  }

  /** All that the test has found out. */
  report(): SprtReport {
    const saved = savedVariance(this.#counts, this.#points);
    return {
      test: this.#test,
      bounds: this.#bounds,
      llr: this.progress.llr,
      curve: [...this.#curve],
      counts: [...this.#counts],
      repeated: this.#repeated,
      ...saved === undefined ? {} : { saved },
      ...this.#decision ? { decision: this.#decision } : {},
      lastGame: this.#lastGame,
    };
  }

  /** The next pair in order, once both of its games are finished. */
  #pair(): readonly TestedGame[] | undefined {
    const games = this.#waiting.get(this.#next);
    return games?.length === 2 ? games : undefined;
  }

  #count(pair: readonly TestedGame[]): void {
    this.#waiting.delete(this.#next++);
    this.#lastGame = Math.max(...pair.map(({ number }) => number));
    const points = pair.flatMap((game) => pointsIn(game) ?? []);
    if (points.length < 2 || this.#isRepeated(pair)) return;
    this.#points.push(...points);
    const at = 2 * points.reduce((sum, one) => sum + one, 0);
    this.#counts[at] = (this.#counts[at] ?? 0) + 1;
    const llr = logLikelihoodRatio(this.#counts, this.#test);
    this.#curve.push(llr);
    const [low, high] = this.#bounds;
    if (llr <= low) this.#decision = "elo0";
    if (llr >= high) this.#decision = "elo1";
  }

  #isRepeated(pair: readonly TestedGame[]): boolean {
    const key = pair.toSorted((a, b) => a.number - b.number).map(gameKey).join("\n\n");
    const isKnown = this.#seen.has(key);
    this.#seen.add(key);
    if (isKnown) this.#repeated++;
    return isKnown;
  }
}

/**
 * Which share of the variance pairing took away: two games with independent deals would have twice
 * the variance of one game, and a pair with the same deal has what was observed.
 */
function savedVariance(
  counts: readonly number[],
  points: readonly number[],
): number | undefined {
  const pairs = counts.flatMap((count, at) => Array<number>(count).fill(at / 2));
  const apart = 2 * variance(points);
  return pairs.length < 2 || apart === 0 ? undefined : 1 - variance(pairs) / apart;
}

function variance(values: readonly number[]): number {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  return values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (values.length - 1);
}
