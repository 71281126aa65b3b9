/** Which scenarios a run is about. @module */

import type { AnyPairing } from "../referee/mod.ts";
import { didYouMean, formatProblem, type Scenario } from "../scenario/mod.ts";
import type { CheckOptions } from "./check_options.ts";
import { UsageError } from "./command.ts";
import { bundledScenarios, loadScenarios, scenarioFiles } from "./load_scenarios.ts";
import { fromCaller } from "./surroundings.ts";

/** The scenarios that the options ask for; a usage error names what is wrong with them. */
export async function chooseScenarios(
  pairing: AnyPairing,
  options: CheckOptions,
): Promise<readonly Scenario[]> {
  const all = await available(pairing, options.suites);
  checkIds(all, [...options.excludes.keys(), ...options.baseline.keys()]);
  if (options.scenarios.length === 0) return all;
  checkIds(all, options.scenarios);
  return all.filter(({ id }) => options.scenarios.some((prefix) => isUnder(id, prefix)));
}

/** Whether an id is the prefix or lies under it. */
export function isUnder(id: string, prefix: string): boolean {
  return id.startsWith(prefix);
}

async function available(
  pairing: AnyPairing,
  suites: readonly string[],
): Promise<readonly Scenario[]> {
  const loaded = suites.length === 0
    ? await bundledScenarios(pairing)
    : await loadScenarios((await Promise.all(suites.map(suiteFiles))).flat(), pairing);
  if (loaded.ok) return loaded.value;
  const [first, ...more] = loaded.error.map(formatProblem);
  throw new UsageError(`Cannot read the scenarios`, `mend them\n${[first, ...more].join("\n")}`);
}

async function suiteFiles(path: string): ReturnType<typeof scenarioFiles> {
  const folder = path.replace(/\/+$/, "");
  const id = folder.split("/").at(-1) ?? folder;
  try {
    const { isFile } = await Deno.stat(fromCaller(folder));
    if (!isFile) return await scenarioFiles(fromCaller(folder), folder, id);
    return [{ path: fromCaller(folder), file: folder, id: id.replace(/\.ya?ml$/, "") }];
  } catch {
    throw new UsageError(`Cannot read "${path}"`, "name a scenario file or a folder of them");
  }
}

function checkIds(all: readonly Scenario[], ids: readonly string[]): void {
  for (const id of ids) {
    if (all.some((scenario) => isUnder(scenario.id, id))) continue;
    const fix = didYouMean(id, all.map((scenario) => scenario.id), "see deno task list");
    throw new UsageError(`No scenario "${id}"`, fix);
  }
}
