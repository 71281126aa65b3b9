/** Which scenarios a run is about. @module */

import type { AnyPairing } from "../referee/mod.ts";
import type { Scenario } from "../scenario/mod.ts";
import type { CheckOptions } from "./check_options.ts";
import { UsageError } from "../core/mod.ts";
import { availableScenarios, didYouMean } from "../surroundings/mod.ts";

/** What a run is about. */
export interface ChosenScenarios {
  readonly scenarios: readonly Scenario[];
  /** How many others there are. */
  readonly leftOut: number;
  /** The protocol's own preflight, where none was chosen. */
  readonly firstContact?: Scenario;
}

/** The scenarios that the options ask for; a usage error names what is wrong with them. */
export async function chooseScenarios(
  pairing: AnyPairing,
  options: CheckOptions,
): Promise<ChosenScenarios> {
  const all = await availableScenarios(pairing, options.suites, { findable: true });
  checkIds(all, options.excludes.keys(), isInFolder);
  checkIds(all, options.baseline.keys(), (id, whole) => id === whole);
  if (options.scenarios.length === 0) {
    return await withContact(pairing, { scenarios: all, leftOut: 0 });
  }
  checkIds(all, options.scenarios, isUnder);
  const ids = new Set(all.map(({ id }) => id));
  const scenarios = all.filter(({ id }) =>
    options.scenarios.some((wanted) => ids.has(wanted) ? id === wanted : isUnder(id, wanted))
  );
  return await withContact(pairing, { scenarios, leftOut: all.length - scenarios.length });
}

/** The same, and the protocol's own preflight where none was chosen. */
async function withContact(pairing: AnyPairing, chosen: ChosenScenarios): Promise<ChosenScenarios> {
  if (chosen.scenarios.some(({ preflight }) => preflight)) return chosen;
  const bundled = await availableScenarios(pairing, [], { findable: true });
  const firstContact = bundled.find(({ preflight }) => preflight);
  return { ...chosen, ...firstContact && { firstContact } };
}

/** Whether an id begins with a prefix. */
export function isUnder(id: string, prefix: string): boolean {
  return id.startsWith(prefix);
}

/** What the runner leaves out: the scenario of that id, or all in the folder of that name. */
function isInFolder(id: string, folder: string): boolean {
  return id === folder || id.startsWith(`${folder}/`);
}

function checkIds(
  all: readonly Scenario[],
  ids: Iterable<string>,
  fits: (id: string, wanted: string) => boolean,
): void {
  for (const wanted of ids) {
    if (all.some(({ id }) => fits(id, wanted))) continue;
    const fix = didYouMean(wanted, all.map(({ id }) => id), {
      en: "see shinpan list",
      zh: "見 shinpan list",
      ja: "shinpan list を参照",
    });
    throw new UsageError({
      en: `No scenario "${wanted}"`,
      zh: `沒有情境「${wanted}」`,
      ja: `シナリオ「${wanted}」はない`,
    }, fix);
  }
}
