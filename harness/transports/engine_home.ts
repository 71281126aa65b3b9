/** Where an engine is at home, and how another folder becomes like it. @module */

import type { EngineCommand } from "../sandbox/mod.ts";

/** Where programs of the system live, which are nobody's engines. */
const SYSTEM = /^\/(usr|bin|sbin|nix)\//;
/** A folder with more in it is nobody's home. */
const MOST_ENTRIES = 500;

/**
 * The folder of an engine's program: of the first file in its command line that lies where the
 * user is, or else of the first that is not the system's.
 */
export function homeOf(
  { program, args, cwd = "" }: EngineCommand,
  outside: (path: string) => string = (path) => path,
): string {
  const files = [program, ...args].filter((word) => word.startsWith("/") && isFile(outside(word)));
  const own = files.find((path) => path.startsWith(`${cwd}/`));
  const file = own ?? files.find((path) => !SYSTEM.test(path));
  return file === undefined ? cwd : parentOf(file);
}

/** Links everything that lies in `home` into `folder`; answers with the names. */
export function linkBeside(
  home: string,
  { folder, except, outside = (path) => path }: {
    readonly folder: string;
    readonly except: readonly string[];
    /** Where something lies that the engine knows by another path. */
    readonly outside?: (path: string) => string;
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
