/** Situations of a game: which were reached, and what the engine made of them. @module */

import type { Report } from "./report.ts";
import type { Localized } from "./text.ts";

/** A kind of position that is worth looking at. */
export interface SituationFacts {
  /** A word for it, unique in its game. */
  readonly id: string;
  /** What it is, seen from the side to move. */
  readonly title: Localized;
}

/** In how many games a situation came up. */
export interface SituationCount extends SituationFacts {
  /** With either side to move. */
  readonly reached: number;
  /** With the engine to move, which was asked for a ply. */
  readonly asked: number;
  /** The ply that was asked for was wrong or did not come. */
  readonly wrong: number;
}

/** What a search for faults has seen. */
export interface Search {
  /** How many games it has played. */
  readonly games: number;
  /** How many plies were made in them. */
  readonly plies: number;
  /** Each situation of the game, reached or not. */
  readonly situations: readonly SituationCount[];
  /** What was seen to fail and did not fail again, with how often the same steps were tried. */
  readonly unsteady?: readonly { readonly rule: string; readonly runs: number }[];
}

/** The situations of a report, as its search or its own plies show them; none where it has no table. */
export function situationCounts({ run, cases, search }: Report): readonly SituationCount[] {
  if (search) return search.situations;
  const seen = cases.map(situationsSeen);
  const count = (id: string, of: keyof Seen): number =>
    seen.filter((one) => one[of].has(id)).length;
  return (run.situations ?? []).map((facts) => ({
    ...facts,
    reached: count(facts.id, "reached"),
    asked: count(facts.id, "asked"),
    wrong: count(facts.id, "wrong"),
  }));
}

/** The situations of one case, each once. */
export interface Seen {
  readonly reached: ReadonlySet<string>;
  readonly asked: ReadonlySet<string>;
  readonly wrong: ReadonlySet<string>;
}

/** The situations that the plies and findings of one case show. */
export function situationsSeen(
  { plies, violations, end }: Pick<Report["cases"][number], "plies" | "violations" | "end">,
): Seen {
  const of = (list: readonly { readonly situations?: readonly string[] }[]): string[] =>
    list.flatMap(({ situations = [] }) => situations);
  const wrong = of([...violations, ...end ? [end] : []]);
  const asked = [...of(plies.filter(({ by }) => by === "engine")), ...wrong];
  return {
    reached: new Set([...of(plies), ...wrong]),
    asked: new Set(asked),
    wrong: new Set(wrong),
  };
}
