/** Which situations a report shows, and what the engine made of them. @module */

import type { Report } from "./report.ts";
import type { SituationCount } from "./situation.ts";

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
