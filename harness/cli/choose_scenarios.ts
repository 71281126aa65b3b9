/** Which scenarios a run is about. @module */

import type { AnyPairing } from "../referee/mod.ts";
import { didYouMean, formatProblem, type Scenario } from "../scenario/mod.ts";
import type { CheckOptions } from "./check_options.ts";
import { UsageError } from "./command.ts";
import { BUNDLED, bundledScenarios, loadScenarios, scenarioFiles } from "./load_scenarios.ts";
import type { ScenarioFile } from "./scenario_file.ts";
import { asCalled, fromCaller } from "./surroundings.ts";

/** What a run is about. */
export interface Chosen {
  readonly scenarios: readonly Scenario[];
  /** How many others there are. */
  readonly leftOut: number;
}

/** The scenarios that the options ask for; a usage error names what is wrong with them. */
export async function chooseScenarios(
  pairing: AnyPairing,
  options: CheckOptions,
): Promise<Chosen> {
  const all = await availableScenarios(pairing, options.suites, { findable: true });
  checkIds(all, options.excludes.keys(), isInFolder);
  checkIds(all, options.baseline.keys(), (id, whole) => id === whole);
  if (options.scenarios.length === 0) return { scenarios: all, leftOut: 0 };
  checkIds(all, options.scenarios, isUnder);
  const ids = new Set(all.map(({ id }) => id));
  const scenarios = all.filter(({ id }) =>
    options.scenarios.some((wanted) => ids.has(wanted) ? id === wanted : isUnder(id, wanted))
  );
  return { scenarios, leftOut: all.length - scenarios.length };
}

/** Whether an id begins with a prefix. */
export function isUnder(id: string, prefix: string): boolean {
  return id.startsWith(prefix);
}

/** What the runner leaves out: the scenario of that id, or all in the folder of that name. */
function isInFolder(id: string, folder: string): boolean {
  return id === folder || id.startsWith(`${folder}/`);
}

/**
 * All scenarios of some suites, or the bundled ones of a protocol; with `short`, files are called
 * by the last name of their suite, for readers who are not to know where it lies; with `findable`,
 * bundled files are called so that the user can open them.
 */
export async function availableScenarios(
  pairing: AnyPairing,
  suites: readonly string[],
  { short = false, findable = false }: {
    readonly short?: boolean;
    readonly findable?: boolean;
  } = {},
): Promise<readonly Scenario[]> {
  const loaded = suites.length === 0
    ? await bundledScenarios(pairing, findable && BUNDLED ? asCalled(BUNDLED) : undefined)
    : await loadScenarios(await filesOf(suites, short), pairing);
  if (loaded.ok) return loaded.value;
  const problems = loaded.error.map(formatProblem);
  throw new UsageError(`Cannot read the scenarios`, `fix them\n${problems.join("\n")}`);
}

/** The files of all suites, each under an id of its own. */
async function filesOf(
  suites: readonly string[],
  short: boolean,
): Promise<readonly ScenarioFile[]> {
  const files = (await Promise.all(suites.map((each) => suiteFiles(each, short)))).flat();
  if (files.length === 0) {
    throw new UsageError(
      `No scenarios in "${suites.join('", "')}"`,
      "name a folder of .yaml files",
    );
  }
  const seen = new Map<string, string>();
  for (const { id, file } of files) {
    const other = seen.get(id);
    if (other !== undefined) {
      throw new UsageError(`"${other}" and "${file}" are both "${id}"`, "rename one of them");
    }
    seen.set(id, file);
  }
  return files;
}

async function suiteFiles(path: string, short: boolean): Promise<readonly ScenarioFile[]> {
  const name = path.replace(/(?<=.)\/+$/, "");
  const full = fromCaller(name);
  try {
    const { isFile } = await Deno.stat(full);
    const last = await nameOf(full);
    const file = short ? last : name;
    const id = last.replace(isFile ? /\.ya?ml$/ : "", "");
    return isFile ? [{ path: full, file, id }] : await scenarioFiles(full, file, id);
  } catch {
    throw new UsageError(`Cannot read "${path}"`, "name a scenario file or a folder of them");
  }
}

/** The last name of a path; `.` and `..` stand for a folder that has one too. */
async function nameOf(path: string): Promise<string> {
  const last = path.split("/").at(-1) ?? "";
  if (last !== "." && last !== "..") return last;
  return (await Deno.realPath(path)).split("/").at(-1) ?? last;
}

function checkIds(
  all: readonly Scenario[],
  ids: Iterable<string>,
  fits: (id: string, wanted: string) => boolean,
): void {
  for (const wanted of ids) {
    if (all.some(({ id }) => fits(id, wanted))) continue;
    const fix = didYouMean(wanted, all.map(({ id }) => id), "see shinpan list");
    throw new UsageError(`No scenario "${wanted}"`, fix);
  }
}
