/** Files that we lay into an engine's folder, and take away again. @module */

import { bytesOf, textOf } from "../../core/mod.ts";
import { rememberOpen } from "../process/open_channels.ts";
import type { OpenOptions } from "../transport.ts";

const MOST_BYTES = 256 * 1024;

/** Never touches a file that was there before. */
export class PlacedFiles {
  readonly #folder: string;
  readonly #options: Pick<OpenOptions, "clock" | "log">;
  /** How to forget each of ours. */
  readonly #ours = new Map<string, () => void>();
  readonly #refused = new Set<string>();
  /** How to bring back what was there before. */
  readonly #aside: (() => void)[] = [];

  /** Nothing is placed yet. */
  constructor(folder: string, options: Pick<OpenOptions, "clock" | "log">) {
    this.#folder = folder;
    this.#options = options;
  }

  /** Writes a file that is ours or new; where that cannot be, the log tells it once. */
  async place(name: string, text: string): Promise<void> {
    if (this.#refused.has(name)) return;
    const path = this.#pathOf(name);
    const createNew = !this.#ours.has(name);
    try {
      await Deno.writeFile(path, bytesOf(text), { createNew });
    } catch (error) {
      return this.#refuse(name, error);
    }
    if (createNew) this.#ours.set(name, rememberOpen(() => remove(path)));
  }

  /** Moves a file away that is there already, until all that is ours is taken away. */
  async setAside(name: string): Promise<void> {
    const path = this.#pathOf(name);
    if (!isThere(path)) return;
    const aside = this.#pathOf(this.freeName(`${name}.kept`));
    await Deno.rename(path, aside);
    const forget = rememberOpen(() => back(aside, path));
    this.#aside.push(() => {
      back(aside, path);
      forget();
    });
  }

  /** The name of a text file that is not there yet. */
  freeName(stem: string): string {
    for (let count = 0;; count++) {
      const name = `${stem}${count === 0 ? "" : `_${count}`}.txt`;
      if (!isThere(this.#pathOf(name))) return name;
    }
  }

  /** Creates a file of ours that another account may write; an existing one is left alone. */
  claim(name: string): void {
    const path = this.#pathOf(name);
    this.#ours.set(name, rememberOpen(() => remove(path)));
  }

  /** What is in a file of ours, as far as it is kept; undefined where there is none. */
  async read(name: string): Promise<string | undefined> {
    try {
      if (!this.#ours.has(name)) return undefined;
      using file = await Deno.open(this.#pathOf(name));
      const bytes = new Uint8Array(MOST_BYTES);
      let length = 0;
      for (let count = 1; count > 0 && length < MOST_BYTES; length += count) {
        count = await file.read(bytes.subarray(length)) ?? 0;
      }
      return textOf(bytes.subarray(0, length));
    } catch {
      return undefined;
    }
  }

  /** Takes away all that is ours. */
  clear(): void {
    for (const [name, forget] of this.#ours) {
      remove(this.#pathOf(name));
      forget();
    }
    this.#ours.clear();
    for (const restore of this.#aside.splice(0)) restore();
  }

  #pathOf(name: string): string {
    return `${this.#folder}/${name}`;
  }

  #refuse(name: string, error: unknown): void {
    this.#refused.add(name);
    const why = error instanceof Deno.errors.AlreadyExists
      ? "a file of that name is there and stays as it is"
      : error instanceof Error
      ? error.name
      : String(error);
    this.#options.log("note", `"${name}" is not written: ${why}`, this.#options.clock.now());
  }
}

function isThere(path: string): boolean {
  try {
    Deno.lstatSync(path);
    return true;
  } catch {
    return false;
  }
}

/** Whatever the engine has written there in the meantime is replaced. */
function back(aside: string, path: string): void {
  try {
    Deno.renameSync(aside, path);
  } catch {
    // Nothing to do: it is back already, or the folder is gone.
  }
}

/** The engine may have been quicker. */
function remove(path: string): void {
  try {
    Deno.removeSync(path);
  } catch {
    // Nothing to do: it is gone, or the folder is.
  }
}
