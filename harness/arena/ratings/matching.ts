/** Pairs as many points of a graph as possible, by Edmonds' blossom algorithm. @module */

/**
 * Pairs all points of a graph, of which `neighbours` has the edges; undefined where that is not
 * possible, which is certain. Neighbours that are named first are preferred, from the first point on.
 */
export function perfectMatching(
  neighbours: readonly (readonly number[])[],
): readonly (readonly [number, number])[] | undefined {
  const mates = firstChoices(neighbours);
  for (let point = 0; point < mates.length; point++) {
    if (mates[point] === NONE && !new Growth(neighbours, mates).pair(point)) return undefined;
  }
  return [...mates].flatMap((mate, point) => point < mate ? [[point, mate] as const] : []);
}

const NONE = -1;

function firstChoices(neighbours: readonly (readonly number[])[]): Int32Array {
  const mates = new Int32Array(neighbours.length).fill(NONE);
  for (const [point, others] of neighbours.entries()) {
    if (mates[point] !== NONE) continue;
    const mate = others.find((other) => mates[other] === NONE);
    if (mate === undefined) continue;
    mates[point] = mate;
    mates[mate] = point;
  }
  return mates;
}

/** A tree of alternating paths that grows from a point without a mate; odd cycles shrink to a point. */
class Growth {
  readonly #neighbours: readonly (readonly number[])[];
  readonly #mates: Int32Array;
  readonly #parents: Int32Array;
  /** The point that each point has shrunk to. */
  readonly #bases: Int32Array;
  readonly #seen: Uint8Array;
  readonly #queue: number[] = [];

  constructor(neighbours: readonly (readonly number[])[], mates: Int32Array) {
    this.#neighbours = neighbours;
    this.#mates = mates;
    this.#parents = new Int32Array(mates.length).fill(NONE);
    this.#bases = Int32Array.from(mates, (_, at) => at);
    this.#seen = new Uint8Array(mates.length);
  }

  /** Gives the root a mate, and others new ones; false where no matching with all of them has it. */
  pair(root: number): boolean {
    this.#see(root);
    // The queue grows while it is read.
    for (const from of this.#queue) {
      for (const to of this.#neighbours[from]!) {
        if (this.#bases[from] === this.#bases[to] || this.#mates[from] === to) continue;
        if (to === root || this.#isOuter(to)) this.#shrink(from, to);
        else if (this.#parents[to] === NONE) {
          this.#parents[to] = from;
          if (this.#mates[to] === NONE) return this.#turnPath(to);
          this.#see(this.#mates[to]!);
        }
      }
    }
    return false;
  }

  #see(point: number): void {
    this.#seen[point] = 1;
    this.#queue.push(point);
  }

  #isOuter(point: number): boolean {
    const mate = this.#mates[point]!;
    return mate !== NONE && this.#parents[mate] !== NONE;
  }

  #turnPath(end: number): true {
    for (let point = end; point !== NONE;) {
      const parent = this.#parents[point]!;
      const next = this.#mates[parent]!;
      this.#mates[point] = parent;
      this.#mates[parent] = point;
      point = next;
    }
    return true;
  }

  #shrink(one: number, other: number): void {
    const base = this.#sharedBase(one, other);
    const cycle = new Set<number>();
    this.#climb(one, { base, child: other, cycle });
    this.#climb(other, { base, child: one, cycle });
    for (let point = 0; point < this.#bases.length; point++) {
      if (!cycle.has(this.#bases[point]!)) continue;
      this.#bases[point] = base;
      if (!this.#seen[point]) this.#see(point);
    }
  }

  #sharedBase(one: number, other: number): number {
    const above = new Set<number>();
    for (let point = this.#bases[one]!;; point = this.#baseAbove(point)) {
      above.add(point);
      if (this.#mates[point] === NONE) break;
    }
    let point = this.#bases[other]!;
    while (!above.has(point)) point = this.#baseAbove(point);
    return point;
  }

  #baseAbove(point: number): number {
    return this.#bases[this.#parents[this.#mates[point]!]!]!;
  }

  #climb(
    from: number,
    { base, child, cycle }: {
      readonly base: number;
      readonly child: number;
      readonly cycle: Set<number>;
    },
  ): void {
    let below = child;
    for (let point = from; this.#bases[point] !== base;) {
      const mate = this.#mates[point]!;
      cycle.add(this.#bases[point]!).add(this.#bases[mate]!);
      this.#parents[point] = below;
      below = mate;
      point = this.#parents[mate]!;
    }
  }
}
