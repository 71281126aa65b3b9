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
  const { suites, scenarios: wanted, excludes, baseline } = options;
  let leftOut = 0;
  const scenarios = await availableScenarios(pairing, suites, {
    findable: true,
    choose: (ids) => {
      checkIds(ids, excludes.keys(), isInFolder);
      checkIds(ids, baseline.keys(), (id, whole) => id === whole);
      const chosen = chosenIds(ids, wanted);
      leftOut = ids.length - chosen.size;
      return chosen;
    },
  });
  return await withContact(pairing, { scenarios, leftOut });
}

/** The ids that begin so, or are so; all where nothing is wanted. */
function chosenIds(ids: readonly string[], wanted: readonly string[]): ReadonlySet<string> {
  const known = new Set(ids);
  if (wanted.length === 0) return known;
  checkIds(ids, wanted, isUnder);
  const isWanted = (id: string): boolean =>
    wanted.some((one) => known.has(one) ? id === one : isUnder(id, one));
  return new Set(ids.filter(isWanted));
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
  all: readonly string[],
  ids: Iterable<string>,
  fits: (id: string, wanted: string) => boolean,
): void {
  for (const wanted of ids) {
    if (all.some((id) => fits(id, wanted))) continue;
    const fix = didYouMean(wanted, all, {
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
