/** The next round of a Swiss contest. @module */

import { type History, pointsIn } from "./meeting.ts";

/** Who meets whom, and who has no opponent. */
export interface Pairings {
  readonly pairings: readonly { readonly one: number; readonly other: number }[];
  readonly byes: readonly number[];
}

/**
 * Pairs the `active` players, in the order of points and then of their numbers:
 *
 * 1. If their number is odd, the last one that has had no bye and no walkover gets the bye.
 * 2. From the top, each player meets one of the same points: the upper half of these players meets
 *    the lower half, as nearly as possible. Where none is left, it floats down to the next points.
 * 3. No two players meet twice. Where that leaves a player without an opponent, the
 *    pairing before is taken back, from the bottom.
 * 4. The player that was named first less often is named first; of two equal ones that with the
 *    lower number in odd rounds, and the other in even ones.
 *
 * Undefined where no pairing without a rematch was found.
 */
export function swissRound(
  history: History,
  active: readonly number[],
): Pairings | undefined {
  const points = pointsIn(history);
  const order = active.toSorted((a, b) => points[b]! - points[a]! || a - b);
  const met = opponentsOf(history);
  const byes = order.length % 2 === 0 ? [undefined] : byeOrder(order, history);
  for (const bye of byes) {
    const rest = order.filter((player) => player !== bye);
    const pairs = new Search(rest, points, met).pairs();
    if (!pairs) continue;
    const pairings = pairs.map((pair) => withSides(pair, history));
    return { pairings, byes: bye === undefined ? [] : [bye] };
  }
  return undefined;
}

function opponentsOf({ players, meetings }: History): readonly ReadonlySet<number>[] {
  const met = Array.from({ length: players }, () => new Set<number>());
  for (const { one, other } of meetings) {
    met[one]?.add(other);
    met[other]?.add(one);
  }
  return met;
}

/** Who may get the bye, the likeliest first. */
function byeOrder(order: readonly number[], { rounds, meetings }: History): readonly number[] {
  const had = new Set(rounds.flatMap(({ byes }) => byes));
  for (const { one, other, games, points: [mine, theirs] } of meetings) {
    if (games === 0) had.add(mine > theirs ? one : other);
  }
  const last = order.toReversed();
  return [...last.filter((one) => !had.has(one)), ...last.filter((one) => had.has(one))];
}

type Pair = readonly [number, number];

/** More tries than any field needs that has a pairing. */
const MOST_TRIES = 200_000;

/** Looks for a pairing from the top, and takes back from the bottom. */
class Search {
  readonly #order: readonly number[];
  readonly #points: Float64Array;
  readonly #met: readonly ReadonlySet<number>[];
  readonly #paired = new Set<number>();
  #tries = 0;

  constructor(
    order: readonly number[],
    points: Float64Array,
    met: readonly ReadonlySet<number>[],
  ) {
    this.#order = order;
    this.#points = points;
    this.#met = met;
  }

  /** Depth first, with a stack of its own: a thousand players are too many for the language's. */
  pairs(): readonly Pair[] | undefined {
    const steps: { readonly top: number; readonly choices: number[]; chosen?: number }[] = [];
    for (;;) {
      const top = this.#order.find((player) => !this.#paired.has(player));
      if (top === undefined) return steps.map(({ top: one, chosen }) => [one, chosen!] as const);
      steps.push({ top, choices: this.#choices(top) });
      while (!this.#choose(steps.at(-1)!)) {
        steps.pop();
        const last = steps.at(-1);
        if (!last || this.#tries > MOST_TRIES) return undefined;
        this.#paired.delete(last.top);
        this.#paired.delete(last.chosen!);
      }
    }
  }

  #choose(step: { readonly top: number; readonly choices: number[]; chosen?: number }): boolean {
    this.#tries++;
    const next = step.choices.shift();
    if (next === undefined) return false;
    step.chosen = next;
    this.#paired.add(step.top).add(next);
    return true;
  }

  /** Whom a player may meet, the best choice first. */
  #choices(top: number): number[] {
    const open = this.#order.filter((player) => player !== top && !this.#paired.has(player));
    const level = open.filter((player) => this.#points[player] === this.#points[top]);
    const lower = open.filter((player) => this.#points[player] !== this.#points[top]);
    // With itself they are one more: the first of the lower half is its natural opponent.
    const half = Math.floor((level.length + 1) / 2) - (level.length % 2 === 0 ? 0 : 1);
    const nearHalf = [...level.slice(half), ...level.slice(0, half).toReversed()];
    return [...nearHalf, ...lower].filter((player) => !this.#met[top]?.has(player));
  }
}

function withSides([a, b]: Pair, { rounds }: History): { one: number; other: number } {
  const firsts = (player: number): number =>
    rounds.reduce(
      (sum, { pairings }) => sum + pairings.filter(({ one }) => one === player).length,
      0,
    );
  const [low, high] = [Math.min(a, b), Math.max(a, b)];
  const more = firsts(low) - firsts(high);
  const isLowFirst = more < 0 || (more === 0 && rounds.length % 2 === 0);
  return isLowFirst ? { one: low, other: high } : { one: high, other: low };
}
