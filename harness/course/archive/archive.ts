/** What an archive is made of, and where it goes. @module */

import type { Localized } from "../../core/mod.ts";

/** The bytes of an archive, wherever they are. */
export interface ByteSource {
  readonly size: number;
  /** Fewer bytes than asked for only at the end. */
  read(at: number, length: number): Promise<Uint8Array> | Uint8Array;
}

/** One entry, told before any of it is unpacked. */
export interface PackedEntry {
  /** Its parts joined by slashes; never absolute, never upwards. */
  readonly path: string;
  readonly kind: "file" | "folder" | "link";
  readonly executable: boolean;
  /** Where a link leads. */
  readonly target?: string;
  readonly modifiedMs?: number;
}

/** Takes the bytes of one file. */
export interface FileWriter {
  write(bytes: Uint8Array): void | Promise<void>;
  close(): void | Promise<void>;
}

/** Takes what is unpacked. */
export interface Sink {
  folder(path: string): void | Promise<void>;
  link(entry: PackedEntry): void | Promise<void>;
  file(entry: PackedEntry): FileWriter | Promise<FileWriter>;
}

/** How much an archive may hold. */
export interface ArchiveLimits {
  readonly files: number;
  readonly bytes: number;
  /** How many times its own size it may unpack to, once it is more than a few MiB. */
  readonly ratio: number;
}

/** The limits for one student's archive. */
export const STUDENT_LIMITS: ArchiveLimits = {
  files: 20_000,
  bytes: 512 * 1024 * 1024,
  ratio: 200,
};

/** The limits for the download of a whole class. */
export const CLASS_LIMITS: ArchiveLimits = {
  files: 200_000,
  bytes: 8 * 1024 * 1024 * 1024,
  ratio: 200,
};

/** Why an archive is not unpacked. */
export interface ArchiveRefusal {
  /** It is hostile or damaged; or it needs another program; or it is no archive at all. */
  readonly kind: "refused" | "needs-tool" | "no-archive";
  readonly why: Localized;
}

/** What was unpacked, and what was left out. */
export interface Unpacked {
  readonly files: number;
  /** Paths of junk, a folder of it once. */
  readonly leftOut: readonly string[];
}

/** Ends the unpacking; only `unpack` catches it. */
export class Refused extends Error {
  constructor(readonly why: Localized, readonly kind: ArchiveRefusal["kind"] = "refused") {
    super(why.en);
  }
}

/** Small archives may be as dense as they like. */
const FREE_BYTES = 16 * 1024 * 1024;

/** Counts what is unpacked, and ends it where it is too much. */
export class UnpackBudget {
  #files = 0;
  #bytes = 0;

  constructor(
    readonly limits: ArchiveLimits,
    readonly packedBytes: number,
    readonly words: {
      readonly files: Localized;
      readonly bytes: Localized;
      readonly ratio: Localized;
    },
  ) {}

  addFile(): void {
    if (++this.#files > this.limits.files) throw new Refused(this.words.files);
  }

  addBytes(count: number): void {
    this.#bytes += count;
    this.check(this.#bytes);
  }

  /** Refuses a size, also one that is only announced. */
  check(bytes: number): void {
    if (bytes > this.limits.bytes) throw new Refused(this.words.bytes);
    const dense = bytes > this.limits.ratio * Math.max(1, this.packedBytes);
    if (dense && bytes > FREE_BYTES) throw new Refused(this.words.ratio);
  }

  get files(): number {
    return this.#files;
  }
}
