/** Archives from the disk to the disk. @module */

import type { ByteSource, FileWriter, PackedEntry, Sink } from "../course/mod.ts";

/** A file on disk as the source of an archive; to be closed. */
export class FileSource implements ByteSource, Disposable {
  readonly size: number;
  readonly #file: Deno.FsFile;

  constructor(path: string) {
    this.#file = Deno.openSync(path);
    this.size = this.#file.statSync().size;
    // The reader takes it off.
    this.read = this.read.bind(this);
  }

  read(at: number, length: number): Uint8Array {
    const bytes = new Uint8Array(Math.max(0, Math.min(length, this.size - at)));
    this.#file.seekSync(at, Deno.SeekMode.Start);
    let done = 0;
    while (done < bytes.length) {
      const count = this.#file.readSync(bytes.subarray(done));
      if (count === null) break;
      done += count;
    }
    return bytes.subarray(0, done);
  }

  [Symbol.dispose](): void {
    this.#file.close();
  }
}

/**
 * Writes into a folder. Links are kept back until everything is written, so that nothing is ever
 * written through one.
 */
export class DiskSink implements Sink {
  readonly #folder: string;
  readonly #links: PackedEntry[] = [];

  constructor(folder: string) {
    this.#folder = folder;
    Deno.mkdirSync(folder, { recursive: true });
  }

  folder(path: string): void {
    Deno.mkdirSync(`${this.#folder}/${path}`, { recursive: true });
  }

  link(entry: PackedEntry): void {
    this.#links.push(entry);
  }

  file({ path, executable, modifiedMs }: PackedEntry): FileWriter {
    const whole = `${this.#folder}/${path}`;
    Deno.mkdirSync(whole.replace(/\/[^/]*$/, ""), { recursive: true });
    const mode = executable ? 0o755 : 0o644;
    const file = Deno.openSync(whole, { write: true, createNew: true, mode });
    return {
      write: (bytes) => {
        for (let at = 0; at < bytes.length;) at += file.writeSync(bytes.subarray(at));
      },
      close: () => {
        file.close();
        // A copy is told newer from older by its time, and Make by that of its sources.
        if (modifiedMs !== undefined) Deno.utimeSync(whole, modifiedMs / 1000, modifiedMs / 1000);
      },
    };
  }

  /** Makes the links that were kept back; one whose place is taken is left out. */
  finish(): readonly string[] {
    return this.#links.flatMap(({ path, target = "" }) => {
      const whole = `${this.#folder}/${path}`;
      try {
        Deno.mkdirSync(whole.replace(/\/[^/]*$/, ""), { recursive: true });
        Deno.symlinkSync(target, whole);
        return [];
      } catch (error) {
        if (!(error instanceof Deno.errors.AlreadyExists)) throw error;
        return [path];
      }
    });
  }
}
