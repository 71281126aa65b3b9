/** The cases of a report as readers want them. @module */

import type { CaseReport, Report } from "../harness/core/mod.ts";

/** The cases in the order of the plan, whatever the order in which they ran. */
export function orderedCases({ run, cases }: Report): readonly CaseReport[] {
  const order = new Map(run.planned.map((key, index) => [key, index]));
  const rank = ({ key }: CaseReport): number => order.get(key) ?? order.size;
  return [...cases].sort((a, b) => rank(a) - rank(b));
}

/** The planned cases that never began. */
export function missingKeys({ run, cases }: Report): readonly string[] {
  const begun = new Set(cases.map(({ key }) => key));
  return run.planned.filter((key) => !begun.has(key));
}

/** The folder of a case's scenario, the protocol's name included. */
export function folderOf({ scenario }: CaseReport, protocol: string): string {
  const folder = scenario.split("/").slice(0, -1).join("/");
  if (folder === protocol || folder.startsWith(`${protocol}/`)) return folder;
  return folder === "" ? protocol : `${protocol}/${folder}`;
}

/** Things with the same key, together, in the order in which the keys first come. */
export function groupBy<Thing>(
  things: Iterable<Thing>,
  keyOf: (thing: Thing) => string,
): ReadonlyMap<string, readonly Thing[]> {
  const groups = new Map<string, Thing[]>();
  for (const thing of things) {
    const key = keyOf(thing);
    const group = groups.get(key);
    if (group) group.push(thing);
    else groups.set(key, [thing]);
  }
  return groups;
}
