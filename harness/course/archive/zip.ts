/** Unpacks zip: everything is checked by the list at its end before a byte is written. @module */

import type { Entry, FileEntry } from "@zip.js/zip.js";
import { fill, visible } from "../../core/mod.ts";
import { decode, guessEncoding } from "../encoding.ts";
import {
  type ByteSource,
  type PackedEntry,
  Refused,
  type Sink,
  type UnpackBudget,
} from "./archive.ts";
import { leftoverIn } from "./junk.ts";
import { ArchivePaths, safePath, staysInside } from "./paths.ts";
import { ARCHIVE_WORDS } from "./words.ts";

/** Unpacks everything; answers with the junk that was left out. */
export async function unpackZip(
  source: ByteSource,
  sink: Sink,
  budget: UnpackBudget,
): Promise<readonly string[]> {
  // The library is loaded only when an archive is opened.
  const zip = await import("@zip.js/zip.js");
  zip.configure({ useWebWorkers: false, chunkSize: 16 * 1024 });
  const entries = await readList(new zip.ZipReader(readerOf(source, zip.Reader)), budget);
  refuseOverlaps(entries);
  const plan = planOf(entries);
  const junk = new Set<string>();
  const all = new Set(plan.map(({ packed }) => packed.path));
  for (const { entry, packed } of plan) {
    const left = leftoverIn(packed.path, all);
    if (left !== undefined) junk.add(left);
    else if (packed.kind === "folder") await sink.folder(packed.path);
    else if (!entry.directory) await unpackEntry(entry, { packed, sink, budget });
  }
  return [...junk];
}

type Library = typeof import("@zip.js/zip.js");

function readerOf({ size, read }: ByteSource, Reader: Library["Reader"]) {
  return new class extends Reader<void> {
    constructor() {
      super();
      this.size = size;
    }

    override async readUint8Array(at: number, length: number): Promise<Uint8Array<ArrayBuffer>> {
      return new Uint8Array(await read(at, length));
    }
  }();
}

async function readList(
  reader: InstanceType<Library["ZipReader"]>,
  budget: UnpackBudget,
): Promise<readonly Entry[]> {
  const entries: Entry[] = [];
  let bytes = 0;
  const list = reader.getEntriesGenerator({ filenameValidation: "tolerant" });
  for await (const entry of list) {
    budget.addFile();
    if (entry.encrypted) throw new Refused(ARCHIVE_WORDS.encrypted);
    if (!METHODS.has(entry.compressionMethod)) {
      const format = `zip ${entry.compressionMethod}`;
      throw new Refused(fill(ARCHIVE_WORDS.needsTool, { format }), "needs-tool");
    }
    bytes += entry.uncompressedSize;
    budget.check(bytes);
    entries.push(entry);
  }
  return entries;
}

/** Stored and deflated. */
const METHODS = new Set([0, 8]);
const HEADER_BYTES = 30;

/** Bombs without nesting let many names share the same bytes. */
function refuseOverlaps(entries: readonly Entry[]): void {
  const sorted = entries.toSorted((a, b) => a.offset - b.offset);
  let end = 0;
  for (const { offset, compressedSize, rawFilename } of sorted) {
    if (offset < end) throw new Refused(ARCHIVE_WORDS.overlap);
    end = offset + HEADER_BYTES + rawFilename.length + compressedSize;
  }
}

interface Planned {
  readonly entry: Entry;
  readonly packed: PackedEntry;
}

function planOf(entries: readonly Entry[]): readonly Planned[] {
  const encoding = guessEncoding(entries.filter(isUnmarked).map(({ rawFilename }) => rawFilename));
  const names = new ArchivePaths();
  return entries.flatMap((entry): readonly Planned[] => {
    const name = isUnmarked(entry) ? decode(entry.rawFilename, encoding) : entry.filename;
    if (/^(?:\.?[/\\]+)*$/.test(name)) return [];
    const path = safePath(name);
    const kind = kindOf(entry, name);
    names.add(path, kind);
    const mode = unixMode(entry);
    const executable = mode !== undefined && (mode & 0o111) !== 0;
    const modifiedMs = entry.lastModDate?.getTime();
    const dated = Number.isFinite(modifiedMs) ? { modifiedMs } : {};
    return [{ entry, packed: { path, kind, executable, ...dated } }];
  });
}

/** Its name is in an encoding that the archive does not tell. */
function isUnmarked({ filenameUTF8, extraFieldUnicodePath }: Entry): boolean {
  return !filenameUTF8 && extraFieldUnicodePath?.valid !== true;
}

const UNIX = 3;
const [KIND, LINK, FILE, FOLDER] = [0o170000, 0o120000, 0o100000, 0o040000];

function unixMode({ versionMadeBy, externalFileAttributes }: Entry): number | undefined {
  const mode = externalFileAttributes >>> 16;
  return versionMadeBy >> 8 === UNIX && mode !== 0 ? mode : undefined;
}

function kindOf(entry: Entry, name: string): PackedEntry["kind"] {
  const kind = (unixMode(entry) ?? FILE) & KIND;
  if (kind === LINK) return "link";
  if (kind !== FILE && kind !== FOLDER && kind !== 0) {
    throw new Refused(fill(ARCHIVE_WORDS.device, { name: visible(name, 100) }));
  }
  const folder = kind === FOLDER || entry.directory || /[/\\]$/.test(name);
  if (folder && entry.uncompressedSize > 0) throw new Refused(ARCHIVE_WORDS.damaged);
  return folder ? "folder" : "file";
}

const LONGEST_TARGET = 4096;

async function unpackEntry(
  entry: FileEntry,
  { packed, sink, budget }: {
    readonly packed: PackedEntry;
    readonly sink: Sink;
    readonly budget: UnpackBudget;
  },
): Promise<void> {
  if (packed.kind === "link") {
    const target = await targetOf(entry, budget);
    if (!staysInside(packed.path, target)) {
      throw new Refused(fill(ARCHIVE_WORDS.linkOut, { name: visible(packed.path, 100) }));
    }
    await sink.link({ ...packed, target });
    return;
  }
  const writer = await sink.file(packed);
  try {
    await inflate(entry, budget, (bytes) => writer.write(bytes));
  } finally {
    await writer.close();
  }
}

async function targetOf(entry: FileEntry, budget: UnpackBudget): Promise<string> {
  if (entry.uncompressedSize > LONGEST_TARGET) throw new Refused(ARCHIVE_WORDS.damaged);
  const pieces: number[] = [];
  await inflate(entry, budget, (bytes) => void pieces.push(...bytes));
  return new TextDecoder().decode(new Uint8Array(pieces));
}

/** Hands on what an entry holds, and never more than it announced. */
async function inflate(
  entry: FileEntry,
  budget: UnpackBudget,
  write: (bytes: Uint8Array) => void | Promise<void>,
): Promise<void> {
  let left = entry.uncompressedSize;
  const stream = new WritableStream<Uint8Array>({
    write: async (bytes) => {
      left -= bytes.length;
      if (left < 0) throw new Refused(ARCHIVE_WORDS.damaged);
      budget.addBytes(bytes.length);
      await write(bytes);
    },
  });
  await entry.getData(stream, { checkCrc32: true, checkOverlappingEntry: true });
  if (left !== 0) throw new Refused(ARCHIVE_WORDS.damaged);
}
