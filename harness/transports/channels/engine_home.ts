/** Where an engine is at home, and how another folder becomes like it. @module */

import type { EngineCommand } from "../../sandbox/mod.ts";

/** Folders of system programs, which are never engines. */
const SYSTEM = /^\/(usr|bin|sbin|nix)\//;
/** A folder with more entries than this is not an engine's own. */
const MOST_ENTRIES = 500;

/**
 * The folder of an engine's program: of the first file in its command line that lies where the
 * user is, or else of the first that is not the system's.
 */
export function homeOf(command: EngineCommand, outside: Outside = same): string {
  const file = fileOf(command, outside);
  return file === undefined ? command.cwd ?? "" : parentOf(file);
}

/** Where something lies that the engine knows by another path. */
type Outside = (path: string) => string;

function same(path: string): string {
  return path;
}

/** The file that is the engine, as far as its command line tells. */
function fileOf(
  { program, args, cwd = "" }: EngineCommand,
  outside: Outside,
): string | undefined {
  const files = [program, ...args].filter((word) => word.startsWith("/") && isFile(outside(word)));
  const own = files.find((path) => path.startsWith(`${cwd}/`));
  return own ?? files.find((path) => !SYSTEM.test(path));
}

/** Links everything that lies in `home` into `folder`; answers with the names. */
export function linkBeside(
  home: string,
  { folder, except, outside = same }: {
    readonly folder: string;
    readonly except: readonly string[];
    readonly outside?: Outside;
  },
): readonly string[] {
  const names = entriesOf(outside(home)).filter((name) => !except.includes(name));
  return names.length > MOST_ENTRIES ? [] : names.filter((name) => {
    try {
      Deno.symlinkSync(`${home}/${name}`, `${folder}/${name}`);
      return true;
    } catch {
      // Where links are not to be had the engine does without.
      return false;
    }
  });
}

/** A larger program is linked and not copied, and finds its folder by its first argument alone. */
const MOST_COPIED_BYTES = 8 * 1024 * 1024;

/**
 * Puts the engine's own file where {@link linkBeside} has linked it, for those that ask the system
 * where they are (`/proc/self/exe`, `realpath`); answers with its name, if that was possible.
 */
export function copyBeside(
  command: EngineCommand,
  { home, folder, linked, confined, outside = same }: {
    readonly home: string;
    readonly folder: string;
    readonly linked: readonly string[];
    /** Whether the files will belong to another account, so that none may be shared. */
    readonly confined: boolean;
    readonly outside?: Outside;
  },
): readonly string[] {
  const file = fileOf(command, outside) ?? "";
  const name = file.slice(home.length + 1);
  if (parentOf(file) !== home || !linked.includes(name) || MODULE.test(name)) return [];
  return takePlace(outside(file), { path: `${folder}/${name}`, confined }) ? [name] : [];
}

/** Makes a link the same file, or a copy of it; a file that is a link in its own folder stays a link. */
function takePlace(
  file: string,
  { path, confined }: { readonly path: string; readonly confined: boolean },
): boolean {
  const put = `${path}.shinpan`;
  try {
    const { isSymlink, size } = Deno.lstatSync(file);
    if (isSymlink || !(place(file, put, { confined, size }))) return false;
    Deno.renameSync(put, path);
    return true;
  } catch {
    return false;
  }
}

function place(
  file: string,
  path: string,
  { confined, size }: { readonly confined: boolean; readonly size: number },
): boolean {
  try {
    if (!confined) {
      Deno.linkSync(file, path);
      return true;
    }
  } catch {
    // On another disk, or of another owner: a copy will do.
  }
  if (size > MOST_COPIED_BYTES) return false;
  Deno.copyFileSync(file, path);
  return true;
}

/** Files that import others by their place, which a link would change. */
const MODULE = /\.[cm]?[jt]sx?$/;

/** The command with every file of `home` named where it is linked, since some look beside themselves. */
export function startedIn(
  command: EngineCommand,
  { home, folder, linked }: {
    readonly home: string;
    readonly folder: string;
    readonly linked: readonly string[];
  },
): EngineCommand {
  const names = new Set(linked);
  const moved = (word: string): string =>
    parentOf(word) === home && names.has(word.slice(home.length + 1)) && !MODULE.test(word)
      ? folder + word.slice(home.length)
      : word;
  return { ...command, program: moved(command.program), args: command.args.map(moved) };
}

function isFile(path: string): boolean {
  try {
    return Deno.statSync(path).isFile;
  } catch {
    return false;
  }
}

function entriesOf(folder: string): readonly string[] {
  try {
    return Array.from(Deno.readDirSync(folder), ({ name }) => name).sort();
  } catch {
    return [];
  }
}

function parentOf(path: string): string {
  return path.slice(0, path.lastIndexOf("/"));
}
