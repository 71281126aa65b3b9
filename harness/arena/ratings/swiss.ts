/** The next round of a Swiss contest. @module */

import { perfectMatching } from "./matching.ts";
import { type History, pointsIn } from "./meeting.ts";

/** The pairs of a round, and the players without an opponent. */
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
 * Where that takes too many tries, an exact algorithm pairs all players as it can, or proves that
 * there is no way. Undefined only where there is no pairing without a rematch.
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
    const found = new Search(rest, points, met).pairs();
    const pairs = found === "gave up" ? anyPairs(rest, met) : found;
    if (!pairs) continue;
    const firsts = firstsIn(history);
    const round = history.rounds.length + 1;
    const pairings = pairs.map((pair) => withSides(pair, firsts, round));
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

/** The players that may get the bye, the likeliest first. */
function byeOrder(order: readonly number[], { rounds, meetings }: History): readonly number[] {
  const had = new Set(rounds.flatMap(({ byes }) => byes));
  for (const { one, other, games, points: [mine, theirs] } of meetings) {
    if (games === 0 && mine !== theirs) had.add(mine > theirs ? one : other);
  }
  const last = order.toReversed();
  return [...last.filter((one) => !had.has(one)), ...last.filter((one) => had.has(one))];
}

type Pair = readonly [number, number];

/** A pairing without a rematch, the upper players' wishes first; undefined where there is none. */
function anyPairs(
  order: readonly number[],
  met: readonly ReadonlySet<number>[],
): readonly Pair[] | undefined {
  const open = order.map((player, at) =>
    order.flatMap((other, place) => place === at || met[player]?.has(other) ? [] : [place])
  );
  return perfectMatching(open)?.map(([one, other]) => [order[one]!, order[other]!] as const);
}

/** More tries than usual fields need; the search could go on for longer than a life. */
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
  pairs(): readonly Pair[] | "gave up" | undefined {
    const steps: Step[] = [];
    for (;;) {
      const at = this.#nextOpen(steps.at(-1)?.at ?? 0);
      if (at < 0) return steps.map((step) => [this.#order[step.at]!, step.chosen!] as const);
      steps.push({ at, choices: this.#choices(at) });
      while (!this.#choose(steps.at(-1)!)) {
        steps.pop();
        const last = steps.at(-1);
        if (!last) return undefined;
        if (this.#tries > MOST_TRIES) return "gave up";
        this.#paired.delete(this.#order[last.at]!);
        this.#paired.delete(last.chosen!);
      }
    }
  }

  /** The place of the first player from a place on that has no opponent yet. */
  #nextOpen(from: number): number {
    for (let at = from; at < this.#order.length; at++) {
      if (!this.#paired.has(this.#order[at]!)) return at;
    }
    return -1;
  }

  #choose(step: Step): boolean {
    this.#tries++;
    const next = step.choices.next();
    if (next.done) return false;
    step.chosen = next.value;
    this.#paired.add(this.#order[step.at]!).add(next.value);
    return true;
  }

  /** The opponents that a player may meet, the best choice first; made as far as they are asked for. */
  *#choices(at: number): Generator<number, void, undefined> {
    const top = this.#order[at]!;
    const isOpen = (player: number): boolean =>
      !this.#paired.has(player) && !this.#met[top]?.has(player);
    const level: number[] = [];
    let lower = at + 1;
    for (; this.#points[this.#order[lower] ?? -1] === this.#points[top]; lower++) {
      if (!this.#paired.has(this.#order[lower]!)) level.push(this.#order[lower]!);
    }
    // With itself they are one more: the first of the lower half is its natural opponent.
    const half = Math.floor(level.length / 2);
    const nearHalf = [...level.slice(half), ...level.slice(0, half).toReversed()];
    for (const player of nearHalf) if (isOpen(player)) yield player;
    for (; lower < this.#order.length; lower++) {
      const player = this.#order[lower]!;
      if (isOpen(player)) yield player;
    }
  }
}

/** A player by its place in the order, with the opponents that are left to try. */
interface Step {
  readonly at: number;
  readonly choices: Iterator<number, void>;
  chosen?: number;
}

/** How often each player was named first. */
function firstsIn({ players, rounds }: History): Int32Array {
  const counts = new Int32Array(players);
  for (const { pairings } of rounds) for (const { one } of pairings) counts[one] = counts[one]! + 1;
  return counts;
}

function withSides(
  [a, b]: Pair,
  firsts: Int32Array,
  round: number,
): { one: number; other: number } {
  const [low, high] = [Math.min(a, b), Math.max(a, b)];
  const more = firsts[low]! - firsts[high]!;
  const isLowFirst = more < 0 || (more === 0 && round % 2 === 1);
  return isLowFirst ? { one: low, other: high } : { one: high, other: low };
}
