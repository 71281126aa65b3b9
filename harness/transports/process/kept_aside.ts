/** Programs that are kept in memory, for starts after their files have been changed. @module */

import type { EngineCommand } from "../../sandbox/mod.ts";
import { isFolder } from "./file_kind.ts";
import { type LeasedFolder, leaseFolder } from "./leased_folder.ts";
import { rememberOpen } from "./open_channels.ts";

/** A program as it was, and for how many callers it is kept. */
interface Kept {
  readonly bytes: Uint8Array;
  uses: number;
  /** Where it was written for starts. */
  readonly folders: LeasedFolder[];
}

const MIB = 1024 * 1024;
/** Larger programs are runtimes of the system, which engines of users cannot spoil. */
const MOST_BYTES = 16 * MIB;
const kept = new Map<string, Kept>();

/** Keeps a program as it is now, until that is disposed of; a large one is not kept. */
export function keepAside(file: string): Disposable {
  const before = kept.get(file);
  const bytes = before ? undefined : contentOf(file);
  if (before) before.uses++;
  else if (bytes) kept.set(file, { bytes, uses: 1, folders: [] });
  const forget = rememberOpen(() => removeAll(kept.get(file)));
  return {
    [Symbol.dispose]: () => {
      forget();
      const one = kept.get(file);
      if (!one || --one.uses > 0) return;
      kept.delete(file);
      removeAll(one);
    },
  };
}

/**
 * The same command with the kept program in place of one that cannot be started; undefined where
 * none is kept. Written anew each time, since the engine may spoil this file, too.
 */
export function fromAside(command: EngineCommand): EngineCommand | undefined {
  const one = kept.get(command.program);
  if (!one) return undefined;
  try {
    const leased = leaseFolder("shinpan-aside-");
    one.folders.push(leased);
    const folder = leased.path;
    Deno.chmodSync(folder, 0o755);
    const program = `${folder}/${command.program.replace(/^.*[\\/]/, "")}`;
    Deno.writeFileSync(program, one.bytes, { mode: 0o755 });
    const isThere = command.cwd === undefined || isFolder(command.cwd);
    return { ...command, program, cwd: isThere ? command.cwd : folder };
  } catch {
    return undefined;
  }
}

function contentOf(file: string): Uint8Array | undefined {
  try {
    const { isFile, size } = Deno.statSync(file);
    return isFile && size <= MOST_BYTES ? Deno.readFileSync(file) : undefined;
  } catch {
    return undefined;
  }
}

function removeAll(one: Kept | undefined): void {
  for (const folder of one?.folders.splice(0) ?? []) folder[Symbol.dispose]();
}
