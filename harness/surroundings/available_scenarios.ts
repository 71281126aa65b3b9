/** All scenarios of the suites that the user names, or the bundled ones. @module */

import { UsageError } from "../core/mod.ts";
import type { AnyPairing } from "../referee/mod.ts";
import { formatProblems, type Scenario } from "../scenario/mod.ts";
import { BUNDLED, bundledFiles, loadScenarios, scenarioFiles } from "./load_scenarios.ts";
import type { ScenarioFile } from "./scenario_file.ts";
import { fromCaller, pathAsCalled } from "./surroundings.ts";
import { cannotRead } from "./usage_words.ts";

/** Of all ids, those of the scenarios that are wanted; throws where that cannot be. */
export type Choose = (ids: readonly string[]) => ReadonlySet<string>;

/**
 * All scenarios of some suites, or the bundled ones of a protocol; with `short`, files are called
 * by the last name of their suite, for readers who are not to know where it lies; with `findable`,
 * bundled files are called so that the user can open them; with `choose`, those that it chooses.
 * Our tests show that all bundled ones can be read, so that only those that are wanted are.
 */
export async function availableScenarios(
  pairing: AnyPairing,
  suites: readonly string[],
  { short = false, findable = false, choose = all }: {
    readonly short?: boolean;
    readonly findable?: boolean;
    readonly choose?: Choose;
  } = {},
): Promise<readonly Scenario[]> {
  const bundled = suites.length === 0;
  const files = bundled
    ? await bundledFiles(pairing, findable && BUNDLED ? pathAsCalled(BUNDLED) : undefined)
    : await filesOf(suites, short);
  const loaded = await loadScenarios(bundled ? chosenAmong(files, choose) : files, pairing);
  if (loaded.ok) return bundled ? loaded.value : chosenAmong(loaded.value, choose);
  const problems = formatProblems(loaded.error);
  throw new UsageError({
    en: `Cannot read the scenarios`,
    zh: `無法讀取情境`,
    ja: `シナリオを読めない`,
  }, {
    en: `fix them\n${problems.en}`,
    zh: `請修正\n${problems.zh}`,
    ja: `修正する\n${problems.ja}`,
  });
}

function all(ids: readonly string[]): ReadonlySet<string> {
  return new Set(ids);
}

function chosenAmong<Known extends { readonly id: string }>(
  known: readonly Known[],
  choose: Choose,
): readonly Known[] {
  const wanted = choose(known.map(({ id }) => id));
  return known.filter(({ id }) => wanted.has(id));
}

/** The files of all suites, each under an id of its own. */
async function filesOf(
  suites: readonly string[],
  short: boolean,
): Promise<readonly ScenarioFile[]> {
  const files = (await Promise.all(suites.map((each) => suiteFiles(each, short)))).flat();
  if (files.length === 0) {
    throw new UsageError(
      {
        en: `No scenarios in "${suites.join('", "')}"`,
        zh: `「${suites.join("」、「")}」中沒有情境`,
        ja: `「${suites.join("」「")}」にシナリオがない`,
      },
      {
        en: "name a folder of .yaml files",
        zh: "請指定含有 .yaml 檔的資料夾",
        ja: ".yaml ファイルのあるフォルダを指定する",
      },
    );
  }
  const seen = new Map<string, string>();
  for (const { id, file } of files) {
    const other = seen.get(id);
    if (other !== undefined) {
      throw new UsageError({
        en: `"${other}" and "${file}" are both "${id}"`,
        zh: `「${other}」與「${file}」的 id 都是「${id}」`,
        ja: `「${other}」と「${file}」の id がどちらも「${id}」になる`,
      }, { en: "rename one of them", zh: "請將其中一個改名", ja: "どちらかの名前を変える" });
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
    throw new UsageError(cannotRead(path), {
      en: "name a scenario file or a folder of them",
      zh: "請指定情境檔，或含有情境檔的資料夾",
      ja: "シナリオのファイルか、そのフォルダを指定する",
    });
  }
}

/** The last name of a path; `.` and `..` stand for a folder that has one too. */
async function nameOf(path: string): Promise<string> {
  const last = path.split("/").at(-1) ?? "";
  if (last !== "." && last !== "..") return last;
  return (await Deno.realPath(path)).split("/").at(-1) ?? last;
}
