/** The words that start the engine of a submission that was built. @module */

import { err, fill, type Localized, ok, type Result, shellWords } from "../core/mod.ts";
import { filesBelow, programOf } from "../grading/mod.ts";
import { findProgram, leadsOut, needTool, whyNotRun } from "./find_program.ts";
import { programsIn, type TakenIn } from "./take_in.ts";
import { type NoEngine, notUnderstood, type Understood } from "./understand.ts";

/** The words that start the engine, the program by its path. */
export async function engineWords(
  name: string,
  { recipe, folder, cwd, byGrader, detected }: Understood,
  before: TakenIn,
): Promise<Result<readonly string[], NoEngine>> {
  if (leadsOut(cwd, folder)) {
    return err({
      standing: "unstartable",
      why: fill(OUTSIDE, { path: cwd.slice(folder.length + 1) }),
    });
  }
  const words = recipe.run ? ok(recipe.run) : await builtProgram(name, { cwd, folder, before });
  if (!words.ok) return err(notUnderstood(words.error));
  const [program = "", ...args] = words.value;
  const found = findProgram(program, { cwd, folder, byGrader });
  if (found.ok) return ok([found.value, ...args]);
  if (detected && found.error === "missing" && !program.includes("/")) needTool(program);
  const why = found.error === "outside"
    ? fill(OUTSIDE, { path: program })
    : whyNotRun(program, { cwd, folder, byGrader }) ??
      fill(NO_PROGRAM, { command: shellWords(words.value) });
  return err({ standing: "unstartable", why });
}

async function builtProgram(
  name: string,
  { cwd, folder, before }: {
    readonly cwd: string;
    readonly folder: string;
    readonly before: TakenIn;
  },
): Promise<Result<readonly string[], string | Localized>> {
  const old = filesBelow(cwd.slice(folder.length + 1), before.files).map(({ path }) => path);
  const programs = await programsIn(cwd);
  if (!programs.ok) return programs;
  const found = programOf(programs.value, { name, before: old });
  return found.ok ? ok([found.value]) : found;
}

const NO_PROGRAM: Localized = {
  en: `The program of "{command}" is not there`,
  zh: "找不到「{command}」的程式",
  ja: "「{command}」のプログラムがない",
};

const OUTSIDE: Localized = {
  en: `"{path}" leads out of the submission`,
  zh: "「{path}」指向作業之外",
  ja: "「{path}」は提出物の外を指している",
};
