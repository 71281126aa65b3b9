/** The names in an archive, of which none may do harm. @module */

import { fill, visible } from "../../core/mod.ts";
import { Refused } from "./archive.ts";
import { ARCHIVE_WORDS } from "./words.ts";

const MOST_DEPTH = 40;
const LONGEST_PART = 255;
const LONGEST_PATH = 3000;

/** The path that a name says, with slashes; refuses what leads out or cannot be used. */
export function safePath(name: string): string {
  const plain = name.replaceAll("\\", "/");
  const told = { name: visible(name, 100) };
  if (/^\/|^[A-Za-z]:/.test(plain)) throw new Refused(fill(ARCHIVE_WORDS.leaves, told));
  const parts = plain.split("/").filter((part) => part !== "" && part !== ".");
  if (parts.includes("..")) throw new Refused(fill(ARCHIVE_WORDS.leaves, told));
  const path = parts.join("/");
  // deno-lint-ignore no-control-regex -- these are what is looked for
  const odd = /[\x00-\x1f\x7f]/.test(path) || !path.isWellFormed() || path === "" ||
    bytesIn(path) > LONGEST_PATH || parts.some((part) => bytesIn(part) > LONGEST_PART);
  if (odd) throw new Refused(fill(ARCHIVE_WORDS.unusable, told));
  if (parts.length > MOST_DEPTH) {
    throw new Refused(fill(ARCHIVE_WORDS.tooDeep, { most: MOST_DEPTH }));
  }
  return path;
}

function bytesIn(text: string): number {
  return new TextEncoder().encode(text).length;
}

/** Whether a link stays inside the folder of the archive, taken by its words. */
export function staysInside(path: string, target: string): boolean {
  const plain = target.replaceAll("\\", "/");
  if (plain === "" || /^\/|^[A-Za-z]:|\0/.test(plain)) return false;
  return !climbsOut(path, plain);
}

/** Whether a relative link leads above the folder that `path` counts from. */
export function climbsOut(path: string, target: string): boolean {
  const parts = [...path.split("/").slice(0, -1), ...target.split("/")];
  let depth = 0;
  for (const part of parts) {
    if (part === "..") depth--;
    else if (part !== "." && part !== "") depth++;
    if (depth < 0) return true;
  }
  return false;
}

type Kind = "file" | "folder" | "link";

/** All paths of an archive so far; refuses what meets another one. */
export class ArchivePaths {
  readonly #kinds = new Map<string, { readonly path: string; readonly kind: Kind }>();

  add(path: string, kind: Kind): void {
    const parts = path.split("/");
    for (let length = 1; length < parts.length; length++) {
      this.#put(parts.slice(0, length).join("/"), "folder", path);
    }
    this.#put(path, kind, path);
  }

  #put(path: string, kind: Kind, whole: string): void {
    const key = path.normalize("NFC").toLowerCase();
    const known = this.#kinds.get(key);
    if (!known) {
      this.#kinds.set(key, { path, kind });
      return;
    }
    const name = visible(path, 100);
    if (known.path !== path) {
      const other = visible(known.path, 100);
      throw new Refused(fill(ARCHIVE_WORDS.byCase, { name, other }));
    }
    if (known.kind === "folder" && kind === "folder") return;
    if (known.kind === "link" && path !== whole) {
      throw new Refused(fill(ARCHIVE_WORDS.underLink, { name: visible(whole, 100) }));
    }
    const words = known.kind === kind ? ARCHIVE_WORDS.twice : ARCHIVE_WORDS.fileAndFolder;
    throw new Refused(fill(words, { name }));
  }
}
