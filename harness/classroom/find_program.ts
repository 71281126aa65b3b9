/** The program of a submission, and what of this machine it needs to run. @module */

import { err, fill, type Localized, localized, ok, type Result } from "../core/mod.ts";
import { isWithin, SYSTEM } from "../sandbox/mod.ts";
import { resolveProgram, SYSTEM_PATH } from "../transports/mod.ts";
import { Undone } from "./undone.ts";

/** Where a program is looked for. */
export interface ProgramSearch {
  /** The folder that relative paths start from. */
  readonly cwd: string;
  /** The submission's folder. */
  readonly folder: string;
  /** Whether the grader named it; the grader may name any program. */
  readonly byGrader: boolean;
}

/**
 * The file of a program. A submission may name its own files, what the system has, and names on
 * PATH; any other path may be a neighbour's program, or lie beside what it is not to see.
 */
export function findProgram(
  program: string,
  { cwd, folder, byGrader }: ProgramSearch,
): Result<string, "missing" | "outside"> {
  // The system's own programs first: those that belong to the grader alone are closed to others.
  const found = [SYSTEM_PATH, Deno.env.get("PATH") ?? ""]
    .map((path) => resolveProgram(program, { cwd, path })).find(({ ok }) => ok);
  if (!found?.ok) return err("missing");
  if (byGrader || !program.includes("/")) return ok(found.value);
  return leadsOut(found.value, folder) ? err("outside") : ok(found.value);
}

/** Whether a program is in a folder that every sandbox shows. */
export function findSystem(program: string): boolean {
  return resolveProgram(program, { cwd: "/", path: SYSTEM_PATH }).ok;
}

/** Whether this machine can run a file as it is. */
export function canRun(file: string): boolean {
  return findProgram(file, { cwd: "/", folder: "/", byGrader: true }).ok;
}

/** Why a program of a submission that is there cannot be run; undefined where it is not there. */
export function whyNotRun(program: string, { cwd, folder }: ProgramSearch): Localized | undefined {
  if (!program.includes("/") || leadsOut(`${cwd}/${program}`, folder)) return undefined;
  const found = resolveProgram(program, { cwd, path: SYSTEM_PATH });
  if (found.ok || found.error.kind === "not-found") return undefined;
  const why = localized(found.error.why);
  const shown = (text: string): string => text.replaceAll(`${folder}/`, "./");
  return { en: shown(why.en), zh: shown(why.zh), ja: shown(why.ja) };
}

/** Whether a path is neither in a folder nor the system's, whatever links it goes by. */
export function leadsOut(path: string, folder: string): boolean {
  const real = realPath(path);
  return ![folder, ...SYSTEM].some((one) => isWithin(real, realPath(one)));
}

/**
 * What a program needs that does not lie in the submission: the folder that it is installed in, or
 * the file alone where that folder holds something `closed`.
 */
export function installationOf(
  program: string,
  { folder, closed }: { readonly folder: string; readonly closed: readonly string[] },
): readonly string[] {
  if (isWithin(program, folder) || !program.startsWith("/")) return [];
  const real = realPath(program);
  const isFree = (path: string): boolean =>
    path !== "" && !isWithin(Deno.env.get("HOME") || "/", path) &&
    !closed.some((one) => isWithin(one, path) || isWithin(path, one));
  const home = [homeOf(real), folderOf(real)].find(isFree) ?? real;
  const door = isFree(folderOf(program)) ? folderOf(program) : program;
  return [...new Set([home, door])];
}

/** What lies around `bin/` belongs to a program only where its libraries are there too. */
function homeOf(program: string): string {
  const home = folderOf(program).replace(/\/bin$/, "");
  return ["lib", "lib64", "libexec"].some((name) => isFolder(`${home}/${name}`)) ? home : "";
}

function folderOf(path: string): string {
  return path.replace(/\/[^/]*$/, "");
}

function isFolder(path: string): boolean {
  try {
    return Deno.statSync(path).isDirectory;
  } catch {
    return false;
  }
}

/** A path without links; as it is where there is nothing. */
export function realPath(path: string): string {
  try {
    return Deno.realPathSync(path);
  } catch {
    return path;
  }
}

/** Throws where a program that Shinpan chose is not on this machine. */
export function needTool(tool: string): void {
  if (findSystem(tool)) return;
  throw new Undone(fill(NO_TOOL, { tool }));
}

const NO_TOOL: Localized = {
  en: '"{tool}" is not among the programs of this system: install it, and grade again',
  zh: "此系統沒有「{tool}」：請安裝後再評分一次",
  ja: "このシステムには「{tool}」がない：インストールして、もう一度採点する",
};
