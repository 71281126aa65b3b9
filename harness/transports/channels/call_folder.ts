/** The folder of one call: made anew, looked at with suspicion, and removed. @module */

import { type Appeared, bytesOf, type FileCall, type FileFate, textOf } from "../../core/mod.ts";
import { linkBeside } from "./engine_home.ts";
import { type Layout, layoutOf, namesOf } from "./file_layout.ts";

/** The most of a file that is read, whatever its size. */
const MOST_BYTES = 64 * 1024;
const MOST_APPEARED = 50;
const LONGEST_TARGET = 200;
const LONG_AGO = new Date("2000-01-01T00:00:00Z");

/** What tells one state of a file from the next without opening it. */
type Stamp = string;

/** The files of one call on disk. Nothing in it is ever run or followed, and sizes are not trusted. */
export class CallFolder {
  readonly layout: Layout;
  /** The folder that holds all of it. */
  readonly root: string;
  readonly #call: FileCall;
  readonly #before: ReadonlyMap<string, Deno.FileInfo>;
  /** What lies there because it lies beside the engine. */
  readonly linked: readonly string[];

  /** Writes the files of a call below a new folder; `home` is where the engine is at home. */
  constructor(
    call: FileCall,
    { own, home, outside }: {
      own: string;
      home: string;
      outside?: (path: string) => string;
    },
  ) {
    this.#call = call;
    this.root = Deno.realPathSync(Deno.makeTempDirSync({ prefix: "shinpan-" }));
    this.layout = layoutOf(call, { root: this.root, own });
    const { folder, elsewhere } = this.layout;
    for (const path of [folder, elsewhere]) Deno.mkdirSync(path);
    for (const [name, text] of Object.entries(call.files)) {
      const mode = call.readOnly?.includes(name) ? 0o444 : 0o644;
      Deno.writeFileSync(`${folder}/${name}`, bytesOf(text), { createNew: true });
      // Long ago, so that even a program that is done at once changes the time.
      Deno.utimeSync(`${folder}/${name}`, LONG_AGO, LONG_AGO);
      if (Deno.build.os !== "windows") Deno.chmodSync(`${folder}/${name}`, mode);
    }
    this.linked = call.beside ? linkBeside(home, { folder, except: this.#names, outside }) : [];
    const given = Object.keys(call.files);
    this.#before = new Map(given.map((name) => [name, Deno.lstatSync(this.#path(name))]));
  }

  /** How the files stand now, without opening one. */
  stamps(): ReadonlyMap<string, Stamp> {
    return new Map(this.#names.map((name) => [name, stampOf(this.#look(name))]));
  }

  /** What became of the files. No process that could change them may still run. */
  fates(): Readonly<Record<string, FileFate>> {
    return Object.fromEntries(this.#names.map((name) => [name, this.#fate(name)]));
  }

  /** What was not there before. */
  appeared(): readonly Appeared[] {
    const { folder, elsewhere } = this.layout;
    const known = new Set([...this.#names, ...this.linked]);
    const beside = namesIn(folder).filter((name) => !known.has(name));
    return [
      ...beside.map((name) => ({ name, where: "files" }) as const),
      ...namesIn(elsewhere).map((name) => ({ name, where: "cwd" }) as const),
    ].slice(0, MOST_APPEARED);
  }

  /** Removes it all at once, as far as the system lets us. */
  remove(): void {
    try {
      this.#unlock();
      Deno.removeSync(this.root, { recursive: true });
    } catch {
      // What an engine has made unremovable is no reason to stop.
    }
  }

  /** The same while others go on: a disk may still be busy with what the engine wrote. */
  async removeAside(): Promise<void> {
    try {
      this.#unlock();
      await Deno.remove(this.root, { recursive: true });
    } catch {
      // As above.
    }
  }

  #unlock(): void {
    for (const { isDirectory, name } of Deno.readDirSync(this.root)) {
      if (isDirectory && Deno.build.os !== "windows") {
        Deno.chmodSync(`${this.root}/${name}`, 0o700);
      }
    }
  }

  get #names(): readonly string[] {
    return namesOf(this.#call);
  }

  #path(name: string): string {
    return `${this.layout.folder}/${name}`;
  }

  /** A file as it is, were it a link; none where the folder itself is not what it was. */
  #look(name: string): Deno.FileInfo | undefined {
    return lookAt(this.layout.folder)?.isDirectory ? lookAt(this.#path(name)) : undefined;
  }

  #fate(name: string): FileFate {
    const info = this.#look(name);
    if (!info) return { kind: "gone", ...this.#newName(name) };
    if (info.isSymlink) return { kind: "link", target: targetOf(this.#path(name)) };
    if (info.isDirectory) return { kind: "folder" };
    if (!info.isFile) return { kind: "other" };
    const text = beginningOf(this.#path(name));
    if (text === undefined) return { kind: "other" };
    const changed = text !== this.#call.files[name] || info.size > MOST_BYTES;
    const written = changed || info.mtime?.getTime() !== LONG_AGO.getTime();
    return { kind: "file", text, size: info.size, written, changed, ...this.#newMode(name, info) };
  }

  #newMode(name: string, { mode }: Deno.FileInfo): { readonly mode?: string } {
    const before = this.#before.get(name)?.mode;
    if (mode === null || before === null || before === undefined) return {};
    return mode === before ? {} : { mode: (mode & 0o7777).toString(8) };
  }

  /** What a file is called that is not there any more, if it is still in the folder. */
  #newName(name: string): { readonly as?: string } {
    const before = this.#before.get(name);
    const as = this.appeared().find(({ name, where }) => {
      const info = where === "files" ? lookAt(this.#path(name)) : undefined;
      // A number alone may have been given away again.
      return info?.ino && info.ino === before?.ino &&
        info.birthtime?.getTime() === before.birthtime?.getTime();
    });
    return as ? { as: as.name } : {};
  }
}

function lookAt(path: string): Deno.FileInfo | undefined {
  try {
    return Deno.lstatSync(path);
  } catch {
    return undefined;
  }
}

function stampOf(info: Deno.FileInfo | undefined): Stamp {
  if (!info) return "gone";
  const { ino, size, mode, mtime, ctime } = info;
  return [ino, size, mode, mtime?.getTime(), ctime?.getTime()].join(" ");
}

function namesIn(folder: string): readonly string[] {
  if (!lookAt(folder)?.isDirectory) return [];
  try {
    return Array.from(Deno.readDirSync(folder), ({ name }) => name).sort();
  } catch {
    return [];
  }
}

function targetOf(path: string): string {
  try {
    return Deno.readLinkSync(path).slice(0, LONGEST_TARGET);
  } catch {
    return "";
  }
}

function beginningOf(path: string): string | undefined {
  try {
    using file = Deno.openSync(path);
    const bytes = new Uint8Array(MOST_BYTES);
    let length = 0;
    while (length < bytes.length) {
      const count = file.readSync(bytes.subarray(length)) ?? 0;
      if (count === 0) break;
      length += count;
    }
    return textOf(bytes.subarray(0, length));
  } catch {
    return undefined;
  }
}
