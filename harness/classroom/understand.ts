/** What a submission's own words and files say about how it is built and run. @module */

import { err, fill, type Localized, ok, type Result, type Text, textOf } from "../core/mod.ts";
import {
  type ClassHandling,
  CONFIG_FILE,
  detect,
  detectHere,
  filesBelow,
  type Handling,
  handlingFor,
  parseHandling,
  type Recipe,
} from "../grading/mod.ts";
import { formatProblems } from "../scenario/mod.ts";
import { readAtMost } from "../surroundings/mod.ts";
import type { TakenIn } from "./take_in.ts";

/** Why there is nothing to run. */
export interface NoEngine {
  readonly standing: "unbuildable" | "unstartable";
  readonly why: Text;
}

/** What a submission's words and files say about it. */
export interface Understood {
  readonly recipe: Recipe;
  readonly protocol?: string;
  /** The submission's folder. */
  readonly folder: string;
  /** Where it is built and run. */
  readonly cwd: string;
  /** Whether the grader says what is run. */
  readonly byGrader: boolean;
  /** Whether nothing is configured, so that the files alone decide. */
  readonly detected: boolean;
}

const MOST_CONFIG_BYTES = 64 * 1024;

/** Reads the submission's own words, and looks at its files where they leave something open. */
export async function understand(
  name: string,
  { taken, folder, ofClass }: {
    readonly taken: TakenIn;
    readonly folder: string;
    readonly ofClass: ClassHandling;
  },
): Promise<Result<Understood, NoEngine>> {
  const own = await ownHandling(folder, taken);
  if (!own.ok) return err({ standing: "unstartable", why: own.error });
  const handling = handlingFor(name, { own: own.value, ofClass });
  const below = handling.cwd?.replace(/\/+$/, "") ?? "";
  const files = filesBelow(below, taken.files);
  // Search for the source folder only if no build or run command is configured.
  const told = handling.build !== undefined || handling.run !== undefined;
  const recipe = recipeOf(handling, told ? detectHere(files) : detect(files));
  if (!recipe.ok) return err(notUnderstood(recipe.error));
  const { protocol, run } = handling;
  const byGrader = run !== undefined && run !== own.value.run;
  const cwd = [folder, below, recipe.value.cwd ?? ""].filter((part) => part !== "").join("/");
  return ok({ recipe: recipe.value, protocol, folder, cwd, byGrader, detected: !told });
}

/** What was said counts more than what was found. */
function recipeOf(
  { build, run }: Handling,
  found: Result<Recipe, Localized>,
): Result<Recipe, Localized> {
  if (run && build === undefined && !found.ok) {
    return ok({ run, because: SAID });
  }
  if (build === undefined && run === undefined) return found;
  const detected = found.ok ? found.value : undefined;
  return ok({
    build: build ?? detected?.build,
    // Another build makes another program: only the files can tell then.
    run: run ?? (build === undefined ? detected?.run : undefined),
    because: SAID,
  });
}

async function ownHandling(
  folder: string,
  { files }: TakenIn,
): Promise<Result<Handling, Localized>> {
  if (!files.some(({ path }) => path === CONFIG_FILE)) return ok({});
  const text = textOf(readAtMost(`${folder}/${CONFIG_FILE}`, MOST_CONFIG_BYTES));
  const read = await parseHandling({ file: CONFIG_FILE, text });
  return read.ok ? read : err(formatProblems(read.error));
}

/** Says that neither words nor files tell how it is built and run. */
export function notUnderstood(why: Text): NoEngine {
  return { standing: "unstartable", why: fill(NOT_UNDERSTOOD, { why }) };
}

const SAID: Localized = {
  en: `${CONFIG_FILE} says so`,
  zh: `依 ${CONFIG_FILE}`,
  ja: `${CONFIG_FILE} による`,
};

const NOT_UNDERSTOOD: Localized = {
  en: `{why}: say in ${CONFIG_FILE} how to build and run it`,
  zh: `{why}：請在 ${CONFIG_FILE} 中說明如何建置與執行`,
  ja: `{why}：${CONFIG_FILE} にビルドと実行の方法を書く`,
};
