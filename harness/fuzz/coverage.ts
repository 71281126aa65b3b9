/** Which situations a search has seen, and how often. @module */

import type { PlyFacts, SeenSituations, SituationCount, SituationFacts } from "../core/mod.ts";

/** Counts of games, by situation; a value. */
export interface Coverage {
  readonly counts: ReadonlyMap<string, Counts>;
}

/** In how many games a situation was reached, asked in, and answered wrongly. */
export interface Counts {
  readonly reached: number;
  readonly asked: number;
  readonly wrong: number;
}

const NONE: Counts = { reached: 0, asked: 0, wrong: 0 };

/** A search that has seen nothing. */
export const NOTHING: Coverage = { counts: new Map() };

/** The coverage after one more game. */
export function covering(
  { counts }: Coverage,
  { reached, asked, wrong }: SeenSituations,
): Coverage {
  const next = new Map(counts);
  for (const id of reached) {
    const old = next.get(id) ?? NONE;
    next.set(id, {
      reached: old.reached + 1,
      asked: old.asked + Number(asked.has(id)),
      wrong: old.wrong + Number(wrong.has(id)),
    });
  }
  return { counts: next };
}

/** The situations of a game in which the engine was not asked before. */
export function newlyAsked({ counts }: Coverage, { asked }: SeenSituations): readonly string[] {
  return [...asked].filter((id) => (counts.get(id)?.asked ?? 0) === 0);
}

/** The coverage with two situations at once counted, in which the engine was asked. */
export function coveringPairs({ counts }: Coverage, plies: readonly PlyFacts[]): Coverage {
  const asked = plies.filter(({ by }) => by === "engine");
  const pairs = new Set(asked.flatMap(({ situations = [] }) => pairsOf(situations)));
  const next = new Map(counts);
  for (const id of pairs) {
    const times = (next.get(id)?.asked ?? 0) + 1;
    next.set(id, { reached: times, asked: times, wrong: 0 });
  }
  return { counts: next };
}

/** How much a new pair is worth: a new situation is more. */
const PAIR = 0.3;

/** How much it is worth to ask the engine in these situations: the seldom ones count most. */
export function worth({ counts }: Coverage, situations: readonly string[]): number {
  const rarity = (id: string): number => 1 / (1 + (counts.get(id)?.asked ?? 0));
  const alone = situations.reduce((sum, id) => sum + rarity(id), 0);
  return pairsOf(situations).reduce((sum, id) => sum + PAIR * rarity(id), alone);
}

function pairsOf(situations: readonly string[]): readonly string[] {
  return situations.flatMap((one, at) =>
    situations.slice(at + 1).map((other) => `${one} ${other}`)
  );
}

/** The table of a report. */
export function countsOf(
  { counts }: Coverage,
  table: readonly SituationFacts[],
): readonly SituationCount[] {
  return table.map((facts) => ({ ...facts, ...counts.get(facts.id) ?? NONE }));
}
