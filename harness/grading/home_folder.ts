/** The folder in a submission that the work lies in. @module */

import { baseOf, isHidden, isTest, type SubmittedFile } from "./submitted_file.ts";

const BUILT_BY = /(^|\/)(build\.sh|GNUmakefile|[Mm]akefile|CMakeLists\.txt|Cargo\.toml)$/;
const PAPER = /(^|\/)(README[^/]*|LICEN[CS]E[^/]*|[^/]*\.(md|txt|pdf|docx?|odt|png|jpe?g|ya?ml))$/i;

/**
 * The folder that holds all but papers, as archives have it, or the only one with something that
 * says how to build; empty where that is the submission's own.
 */
export function homeFolder(files: readonly SubmittedFile[]): string {
  const work = files.map(({ path }) => path).filter((path) => BUILT_BY.test(path) || isWork(path));
  if (work.some((path) => BUILT_BY.test(path) && !path.includes("/"))) return "";
  const only = onlyFolder(work);
  if (only !== "") return below(only, files);
  const folders = work.filter((path) => BUILT_BY.test(path)).map(folderOf);
  const depth = Math.min(...folders.map(depthOf));
  const [home, ...others] = new Set(
    folders.filter((folder) => depthOf(folder) === depth && !isTest(folder)),
  );
  if (home === undefined || others.length > 0) return "";
  const elsewhere = files.filter(({ path }) => isWork(path) && !path.startsWith(`${home}/`));
  return elsewhere.some(isCode) ? "" : home;
}

function isCode({ path, program }: SubmittedFile): boolean {
  return program || /\.(c|cc|cpp|cxx|java|jar|py|[cm]?[jt]s|rs|go)$/i.test(path);
}

function isWork(path: string): boolean {
  return !isHidden(path) && !PAPER.test(path);
}

/** What all paths begin with, one folder deep. */
function onlyFolder(paths: readonly string[]): string {
  const tops = new Set(paths.map((path) => path.includes("/") ? path.split("/")[0] ?? "" : ""));
  const [top = ""] = tops;
  return tops.size === 1 ? top : "";
}

/** Goes on in a folder. */
function below(folder: string, files: readonly SubmittedFile[]): string {
  const inner = homeFolder(filesBelow(folder, files));
  return inner === "" ? folder : `${folder}/${inner}`;
}

/** The files in a folder, by their paths from there. */
export function filesBelow(
  folder: string,
  files: readonly SubmittedFile[],
): readonly SubmittedFile[] {
  if (folder === "") return files;
  return files.flatMap((file) =>
    file.path.startsWith(`${folder}/`)
      ? [{ ...file, path: file.path.slice(folder.length + 1) }]
      : []
  );
}

function folderOf(path: string): string {
  return path.slice(0, Math.max(0, path.length - baseOf(path).length - 1));
}

function depthOf(folder: string): number {
  return folder.split("/").length;
}
