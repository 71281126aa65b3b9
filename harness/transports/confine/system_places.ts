/** Cheaper ways to the system's files than a mount for each: a start is a quarter quicker. @module */

import { isWithin, SYSTEM, type SystemPlaces } from "../../sandbox/mod.ts";
import { copyFolder, type CopyLimits } from "./copy_folder.ts";
import { exists } from "../process/file_kind.ts";
import { leaseFolder } from "../process/leased_folder.ts";
import { isOpenTo } from "./ownership.ts";

/**
 * A folder with more in it is bound as it is. To copy some hundred links and files takes as long as
 * to bind their folders for twenty starts.
 */
const LIMITS: CopyLimits = { entries: 512, bytes: 1024 * 1024 };

let known: SystemPlaces | undefined;

/** What was found out here, once for this process; the copy goes with the process. */
export function systemPlaces(): SystemPlaces {
  // What someone has removed meanwhile is made again.
  if (known?.etc !== undefined && !exists(known.etc)) known = undefined;
  return known ??= { links: linksInto("/usr"), ...keptCopy() };
}

/** The system's own paths that are links into one of its folders, as `/bin` mostly is. */
function linksInto(folder: string): Readonly<Record<string, string>> {
  return Object.fromEntries(SYSTEM.flatMap((path) => {
    if (isWithin(path, ETC)) return [];
    try {
      const target = Deno.readLinkSync(path);
      return isWithin(Deno.realPathSync(path), folder) && !target.includes("..")
        ? [[path, target]]
        : [];
    } catch {
      return [];
    }
  }));
}

const ETC = "/etc";

function keptCopy(): Pick<SystemPlaces, "etc" | "bound"> {
  const folder = leaseFolder("etc-");
  const etc = folder.path;
  const bound = copySystem(SYSTEM.filter((path) => isWithin(path, ETC)), etc);
  if (!bound) {
    folder[Symbol.dispose]();
    return {};
  }
  addEventListener("unload", () => folder[Symbol.dispose]());
  return { etc, bound };
}

/**
 * Copies `paths` into the empty folder `to`, each as what it is in the end; answers with those that
 * are too much, for which there is an empty folder instead. Undefined where this cannot be had, or
 * where no other account could read it.
 */
export function copySystem(paths: readonly string[], to: string): readonly string[] | undefined {
  try {
    Deno.chmodSync(to, 0o755);
    const bound = paths.filter((path) => {
      const copy = `${to}/${path.slice(path.lastIndexOf("/") + 1)}`;
      if (!exists(path)) return false;
      if (!Deno.statSync(path).isFile) return !folderCopied(path, copy);
      Deno.copyFileSync(path, copy);
      if (path.endsWith(NAMES)) askFilesAlone(copy);
      return false;
    });
    return Deno.uid() !== 0 || isOpenTo(to) ? bound : undefined;
  } catch {
    return undefined;
  }
}

const NAMES = "/nsswitch.conf";

/** No service that knows further users or groups can be reached, and to ask takes a millisecond. */
function askFilesAlone(file: string): void {
  const text = Deno.readTextFileSync(file);
  Deno.writeTextFileSync(file, text.replace(/^((?:passwd|group):).*$/gm, "$1 files"));
}

function folderCopied(path: string, copy: string): boolean {
  Deno.mkdirSync(copy);
  const few = [...Deno.readDirSync(path)].length <= LIMITS.entries;
  const whole = few && copyFolder(path, copy, LIMITS);
  if (!whole) {
    Deno.removeSync(copy, { recursive: true });
    Deno.mkdirSync(copy);
  }
  openFolders(copy);
  return whole;
}

/** Files keep their rights as they are copied; folders get what our own mask leaves. */
function openFolders(path: string): void {
  Deno.chmodSync(path, 0o755);
  for (const { name, isDirectory } of Deno.readDirSync(path)) {
    if (isDirectory) openFolders(`${path}/${name}`);
  }
}
