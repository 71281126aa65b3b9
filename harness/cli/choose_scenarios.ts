/** Which scenarios a run is about. @module */

import type { AnyPairing } from "../referee/mod.ts";
import type { Scenario } from "../scenario/mod.ts";
import type { CheckOptions } from "./check_options.ts";
import { type Localized, UsageError } from "../core/mod.ts";
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
      checkIds(ids, excludes.keys(), { fits: isInFolder });
      checkIds(ids, baseline.keys(), {
        fits: (id, whole) => id === whole,
        missing: noneOfBaseline,
      });
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
  checkIds(ids, wanted, { fits: isUnder });
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
  { fits, missing = noScenario }: {
    readonly fits: (id: string, wanted: string) => boolean;
    readonly missing?: (id: string) => Localized;
  },
): void {
  for (const wanted of ids) {
    if (all.some((id) => fits(id, wanted))) continue;
    const fix = didYouMean(wanted, all, {
      en: "see shinpan list",
      zh: "見 shinpan list",
      ja: "shinpan list を参照",
    });
    throw new UsageError(missing(wanted), fix);
  }
}

function noScenario(id: string): Localized {
  return {
    en: `No scenario "${id}"`,
    zh: `沒有情境「${id}」`,
    ja: `シナリオ「${id}」はない`,
  };
}

/** The same where the id is in a file, and not on the command line. */
function noneOfBaseline(id: string): Localized {
  return {
    en: `No scenario "${id}", which the baseline names`,
    zh: `已知失敗清單所列的情境「${id}」不存在`,
    ja: `既知の失敗の一覧にあるシナリオ「${id}」はない`,
  };
}
