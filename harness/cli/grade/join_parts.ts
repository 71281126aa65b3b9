/** Whether parts are one class: each there once, and all made by the same plan. @module */

import { err, ok, type Result } from "../../core/mod.ts";
import type { Plan } from "./plan.ts";

/** A folder of results with the plan it was made by. */
export interface Part {
  /** As the user calls it. */
  readonly name: string;
  readonly folder: string;
  readonly plan: Plan;
}

/** The plan of the whole, or a line for everything that does not fit. */
export function joinParts(parts: readonly Part[]): Result<Plan, readonly string[]> {
  const [first] = parts;
  if (!first) return err(["There are no parts"]);
  const problems = [
    ...parts.slice(1).flatMap((part) => differences(first, part)),
    ...missing(parts, first),
    ...doubled(parts),
  ];
  if (problems.length > 0) return err(problems);
  const all = first.plan.class.map((one) => ({ ...one, shard: 1 }));
  return ok({ ...first.plan, shard: { index: 1, count: 1 }, class: all });
}

type Facet = readonly [what: string, of: (plan: Plan) => unknown];

const FACETS: readonly Facet[] = [
  ["form of results", ({ schema }) => schema],
  ["version of Shinpan", ({ terms }) => terms.version],
  ["protocol", ({ terms }) => terms.protocol],
  ["scenarios and rules", ({ terms }) => terms.suite],
  ["dialogue", ({ terms }) => terms.dialogue],
  ["rubric", ({ rubric }) => rubric.hash],
  ["seed", ({ terms }) => terms.seed],
  ["strictness", ({ terms }) => terms.strict],
  ["time scale", ({ terms }) => terms.timeScale],
  ["budget", ({ terms }) => terms.budgetMs],
  ["sandbox", ({ terms }) => terms.sandbox],
  ["number of parts", ({ shard }) => shard.count],
  ["class", (plan) => plan.class],
  ["roster", (plan) => plan.course],
];

function differences(one: Part, other: Part): readonly string[] {
  return FACETS.flatMap(([what, of]) => {
    const same = JSON.stringify(of(one.plan)) === JSON.stringify(of(other.plan));
    return same ? [] : [`"${one.name}" and "${other.name}" differ in the ${what}`];
  });
}

function missing(parts: readonly Part[], { plan: { shard, class: all } }: Part): readonly string[] {
  const there = new Set(parts.map(({ plan }) => plan.shard.index));
  return Array.from({ length: shard.count }, (_, at) => at + 1)
    .filter((index) => !there.has(index))
    .map((index) => {
      const names = all.filter((one) => one.shard === index).map(({ name }) => name);
      const some = names.slice(0, 3).join(", ") + (names.length > 3 ? ", …" : "");
      const counted = names.length === 1 ? "1 submission" : `${names.length} submissions`;
      return `Part ${index}/${shard.count} is missing (${counted}: ${some})`;
    });
}

function doubled(parts: readonly Part[]): readonly string[] {
  const byIndex = Map.groupBy(parts, ({ plan }) => plan.shard.index);
  return [...byIndex].filter(([, same]) => same.length > 1).map(([index, same]) =>
    `Part ${index} is there ${same.length} times: ${same.map(({ name }) => name).join(", ")}`
  );
}
