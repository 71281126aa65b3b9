/** Reads scenario files from disk. @module */

import { err, type Localized, ok, type Result, textOf } from "../core/mod.ts";
import type { AnyPairing } from "../referee/mod.ts";
import { dryRun, knownOf } from "../runner/mod.ts";
import { parseScenario, type Scenario, type ScenarioProblem } from "../scenario/mod.ts";
import { HOME } from "./home.ts";
import { readAtMost } from "./read_at_most.ts";
import { remoteScenarioFiles } from "./remote_scenarios.ts";
import type { ScenarioFile } from "./scenario_file.ts";

/** Where the bundled scenarios are; undefined where they are on a server. */
export const BUNDLED: string | undefined = HOME && `${HOME}/scenarios/`;

const MOST_BYTES = 256 * 1024;

/** The bundled scenarios of a protocol, in the order of their ids. */
export async function bundledScenarios(
  pairing: AnyPairing,
): Promise<Result<readonly Scenario[], readonly ScenarioProblem[]>> {
  return await loadScenarios(await bundledFiles(pairing), pairing);
}

/** Their files, in the same order; `folder` is what theirs is called. */
export async function bundledFiles(
  pairing: AnyPairing,
  folder = "scenarios/",
): Promise<readonly ScenarioFile[]> {
  const { suites } = pairing.protocol;
  const files = await Promise.all(
    BUNDLED === undefined
      ? suites.map((suite) => remoteScenarioFiles(suite))
      : suites.map((suite) => scenarioFiles(BUNDLED + suite, `${folder}${suite}`, suite)),
  );
  return files.flat();
}

/** All scenario files below a folder; `file` and `id` are the names it goes by. */
export async function scenarioFiles(
  path: string,
  file: string,
  id: string,
): Promise<readonly ScenarioFile[]> {
  const found: ScenarioFile[] = [];
  for await (const entry of Deno.readDir(path)) {
    const below = [`${path}/${entry.name}`, `${file}/${entry.name}`] as const;
    if (entry.isDirectory) found.push(...await scenarioFiles(...below, `${id}/${entry.name}`));
    const base = /^(.+)\.ya?ml$/.exec(entry.name)?.[1];
    if (entry.isFile && base) found.push({ path: below[0], file: below[1], id: `${id}/${base}` });
  }
  return found.sort((a, b) => a.id < b.id ? -1 : a.id > b.id ? 1 : 0);
}

/** Reads and checks files; all problems of all files, or all scenarios. */
export async function loadScenarios(
  files: readonly ScenarioFile[],
  pairing: AnyPairing,
): Promise<Result<readonly Scenario[], readonly ScenarioProblem[]>> {
  const known = knownOf(pairing);
  const results = await Promise.all(files.map(async ({ path, file, id, ...more }) => {
    const text = more.text ?? textOf(readAtMost(path, MOST_BYTES));
    const read = await parseScenario({ file, id, protocol: pairing.protocol.id, text }, known);
    return read.ok ? dryRunOf(read.value, pairing) : read;
  }));
  const problems = results.flatMap((result) => result.ok ? [] : result.error);
  if (problems.length > 0) return err(problems);
  return ok(results.flatMap((result) => result.ok ? [result.value] : []));
}

/** A scenario whose games can be begun as it says. */
function dryRunOf(
  scenario: Scenario,
  pairing: AnyPairing,
): Result<Scenario, readonly ScenarioProblem[]> {
  const faults = dryRun(scenario, pairing);
  if (faults.length === 0) return ok(scenario);
  const lines = (scenario.source ?? "").split("\n");
  return err(faults.map(({ at, why }) => ({
    at,
    message: why,
    fix: FIX_OPENING,
    line: lines[at.line - 1] ?? "",
  })));
}

const FIX_OPENING: Localized = {
  en: "fix its setup, opening or end",
  zh: "請修正 setup、opening 或 end",
  ja: "setup、opening、end を直す",
};
