/** Which players can be compared by their games. @module */

import type { Encounter, RatedGroup } from "../../core/mod.ts";

/**
 * Players are in one group if each has scored against the other, directly or by way of others. Between
 * groups the likeliest difference is infinite, or nothing is known. The largest group comes first.
 */
export function groupsOf(players: number, encounters: readonly Encounter[]): readonly RatedGroup[] {
  const graph = scoredAgainst(players, encounters);
  const groups = components(graph).sort((a, b) => b.length - a.length || (a[0] ?? 0) - (b[0] ?? 0));
  const main = groups[0]?.[0] ?? 0;
  const [below, above] = [reached(graph.forward, main), reached(graph.backward, main)];
  return groups.map((members, at) => {
    const [one = 0] = members;
    const relation = at === 0
      ? "main"
      : above.has(one)
      ? "above"
      : below.has(one)
      ? "below"
      : "apart";
    return { players: members, relation };
  });
}

interface Graph {
  /** For each player those it has scored against. */
  readonly forward: readonly ReadonlySet<number>[];
  /** For each player those that have scored against it. */
  readonly backward: readonly ReadonlySet<number>[];
}

function scoredAgainst(players: number, encounters: readonly Encounter[]): Graph {
  const forward = Array.from({ length: players }, () => new Set<number>());
  const backward = Array.from({ length: players }, () => new Set<number>());
  const add = (from: number, to: number): void => {
    forward[from]?.add(to);
    backward[to]?.add(from);
  };
  for (const { first, second, wins, draws, losses } of encounters) {
    if (wins + draws > 0) add(first, second);
    if (losses + draws > 0) add(second, first);
  }
  return { forward, backward };
}

/**
 * The strongly connected components, each in the order of its players' numbers (Kosaraju): each edge
 * is followed twice.
 */
function components({ forward, backward }: Graph): number[][] {
  const found: number[][] = [];
  const placed = new Set<number>();
  for (const player of leavingOrder(forward).toReversed()) {
    if (placed.has(player)) continue;
    const members = [player];
    placed.add(player);
    for (const at of members) {
      for (const next of backward[at] ?? []) {
        if (placed.has(next)) continue;
        placed.add(next);
        members.push(next);
      }
    }
    found.push(members.sort((a, b) => a - b));
  }
  return found;
}

/** Players in the order in which a depth-first walk leaves them. */
function leavingOrder(edges: readonly ReadonlySet<number>[]): readonly number[] {
  const order: number[] = [];
  const seen = new Set<number>();
  for (const start of edges.keys()) {
    if (seen.has(start)) continue;
    seen.add(start);
    const way = [{ player: start, next: edges[start]!.values() }];
    for (let last = way.at(-1); last; last = way.at(-1)) {
      const { value: to } = last.next.next();
      if (to === undefined) {
        order.push(last.player);
        way.pop();
      } else if (!seen.has(to)) {
        seen.add(to);
        way.push({ player: to, next: edges[to]!.values() });
      }
    }
  }
  return order;
}

/** Everything that can be reached from a player, itself included. */
function reached(edges: readonly ReadonlySet<number>[], from: number): Set<number> {
  const seen = new Set([from]);
  for (const at of seen) for (const next of edges[at] ?? []) seen.add(next);
  return seen;
}
