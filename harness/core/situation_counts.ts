/** Which situations a report shows, and what the engine made of them. @module */

import type { Report } from "./report.ts";
import type { SituationCount } from "./situation.ts";

/** The situations of a report, as its search or its own plies show them; none where it has no table. */
export function situationCounts({ run, cases, search }: Report): readonly SituationCount[] {
  if (search) return search.situations;
  const counts = new Map<string, Count>();
  for (const one of cases) {
    const seen = situationsSeen(one);
    for (const kind of COUNTED) for (const id of seen[kind]) countOf(counts, id)[kind]++;
  }
  return (run.situations ?? []).map((facts) => ({ ...facts, ...NEVER, ...counts.get(facts.id) }));
}

type Count = Record<keyof SeenSituations, number>;

const COUNTED = ["reached", "asked", "wrong"] as const;
const NEVER: Readonly<Count> = { reached: 0, asked: 0, wrong: 0 };

function countOf(counts: Map<string, Count>, id: string): Count {
  const known = counts.get(id) ?? { ...NEVER };
  counts.set(id, known);
  return known;
}

/** The situations of one case, each once. */
export interface SeenSituations {
  readonly reached: ReadonlySet<string>;
  readonly asked: ReadonlySet<string>;
  readonly wrong: ReadonlySet<string>;
}

/** The situations that the plies and findings of one case show. */
export function situationsSeen(
  { plies, violations, end }: Pick<Report["cases"][number], "plies" | "violations" | "end">,
): SeenSituations {
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
