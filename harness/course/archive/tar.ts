/** Unpacks tar from a stream of bytes. @module */

import { fill, visible } from "../../core/mod.ts";
import { decode, type Encoding, guessEncoding } from "../encoding.ts";
import { type PackedEntry, Refused, type Sink, type UnpackBudget } from "./archive.ts";
import { junkIn } from "./junk.ts";
import { ArchivePaths, safePath, staysInside } from "./paths.ts";
import { isTarHeader, readPax, readTarHeader, type TarHeader } from "./tar_header.ts";
import { ARCHIVE_WORDS } from "./words.ts";

const BLOCK = 512;
/** Names and attributes of one entry. */
const MOST_EXTRA = 1024 * 1024;

/** Unpacks everything; answers with the junk that was left out. */
export async function unpackTar(
  chunks: AsyncIterable<Uint8Array>,
  sink: Sink,
  budget: UnpackBudget,
): Promise<readonly string[]> {
  const reader = new BlockReader(chunks);
  const junk = new Set<string>();
  const names = new ArchivePaths();
  let extra: Extra = {};
  while (true) {
    const block = await reader.read(BLOCK);
    // Many tools forget the empty blocks at the end; none forgets half of one.
    if (block.length === 0 || block.every((byte) => byte === 0)) break;
    if (!isTarHeader(block)) throw new Refused(ARCHIVE_WORDS.damaged);
    const header = readTarHeader(block);
    const more = await extraOf(header, reader, extra);
    if (more) {
      extra = more;
      continue;
    }
    await unpackEntry(withExtra(header, extra), { reader, sink, budget, names, junk });
    extra = {};
  }
  return [...junk];
}

/** What records before an entry say about it. */
interface Extra {
  readonly name?: Uint8Array;
  readonly link?: Uint8Array;
  readonly size?: number;
  /** The name is UTF-8 by its format. */
  readonly unicode?: boolean;
}

/** Reads a record that speaks of the next entry; undefined where this is an entry itself. */
async function extraOf(
  { type, size }: TarHeader,
  reader: BlockReader,
  before: Extra,
): Promise<Extra | undefined> {
  if (!["L", "K", "x", "g", "X"].includes(type)) return undefined;
  if (size === undefined || size > MOST_EXTRA) throw new Refused(ARCHIVE_WORDS.damaged);
  const bytes = await reader.readPadded(size);
  if (type === "g") return before;
  if (type === "L") return { ...before, name: bytes.subarray(0, lengthOf(bytes)) };
  if (type === "K") return { ...before, link: bytes.subarray(0, lengthOf(bytes)) };
  const records = readPax(bytes);
  if (!records) throw new Refused(ARCHIVE_WORDS.damaged);
  const sizeText = records.get("size");
  const path = records.get("path");
  const link = records.get("linkpath");
  // A sparse file would be unpacked to something else than it is.
  if ([...records.keys()].some((key) => key.startsWith("GNU.sparse"))) {
    throw new Refused(ARCHIVE_WORDS.damaged);
  }
  return {
    ...before,
    ...path ? { name: path, unicode: true } : {},
    ...link ? { link } : {},
    ...sizeText ? { size: paxSize(sizeText) } : {},
  };
}

function lengthOf(bytes: Uint8Array): number {
  const end = bytes.indexOf(0);
  return end < 0 ? bytes.length : end;
}

function paxSize(bytes: Uint8Array): number {
  const text = new TextDecoder().decode(bytes);
  const size = /^\d{1,15}$/.test(text) ? Number(text) : undefined;
  if (size === undefined) throw new Refused(ARCHIVE_WORDS.damaged);
  return size;
}

interface TarMember extends TarHeader {
  readonly unicode: boolean;
}

function withExtra(header: TarHeader, extra: Extra): TarMember {
  return {
    ...header,
    name: extra.name ?? header.name,
    link: extra.link ?? header.link,
    size: extra.size ?? header.size,
    unicode: extra.unicode ?? false,
  };
}

interface Unpacking {
  readonly reader: BlockReader;
  readonly sink: Sink;
  readonly budget: UnpackBudget;
  readonly names: ArchivePaths;
  readonly junk: Set<string>;
}

async function unpackEntry(entry: TarMember, { reader, sink, budget, names, junk }: Unpacking) {
  const size = entry.size;
  if (size === undefined) throw new Refused(ARCHIVE_WORDS.damaged);
  const encoding: Encoding = entry.unicode ? "utf-8" : guessEncoding([entry.name]);
  const name = decode(entry.name, encoding);
  const kind = kindOf(entry, name);
  budget.addFile();
  // The folder that everything is in has no name of its own.
  if (kind === "folder" && /^(?:\.?\/*)*$/.test(name)) return;
  const path = safePath(name);
  names.add(path, kind);
  const packed = packedOf(entry, { path, kind, target: decode(entry.link, encoding) });
  const left = junkIn(path);
  if (left !== undefined) {
    junk.add(left);
    await copyBody(kind === "file" ? size : 0, { reader, budget });
    return;
  }
  if (kind === "folder") await sink.folder(path);
  if (kind === "link") await sink.link(packed);
  if (kind !== "file") return;
  budget.check(size);
  const writer = await sink.file(packed);
  try {
    await copyBody(size, { reader, budget, write: (bytes) => writer.write(bytes) });
  } finally {
    await writer.close();
  }
}

function packedOf(
  { mode, modifiedMs }: TarMember,
  { path, kind, target }: Pick<PackedEntry, "path" | "kind"> & { readonly target: string },
): PackedEntry {
  if (kind === "link" && !staysInside(path, target)) {
    throw new Refused(fill(ARCHIVE_WORDS.linkOut, { name: visible(path, 100) }));
  }
  return {
    path,
    kind,
    executable: (mode & 0o111) !== 0,
    ...kind === "link" ? { target } : {},
    ...modifiedMs === undefined ? {} : { modifiedMs },
  };
}

function kindOf({ type }: TarMember, name: string): "file" | "folder" | "link" {
  switch (type) {
    case "0":
    case "7":
      return name.endsWith("/") ? "folder" : "file";
    case "2":
      return "link";
    case "5":
      return "folder";
    case "3":
    case "4":
    case "6":
      throw new Refused(fill(ARCHIVE_WORDS.device, { name: visible(name, 100) }));
    // A hard link leads to a file by its name; here that might be any file.
    case "1":
      throw new Refused(fill(ARCHIVE_WORDS.hardLink, { name: visible(name, 100) }));
    case "V":
    case "D":
    case "M":
    case "S":
      throw new Refused(ARCHIVE_WORDS.split);
  }
  throw new Refused(ARCHIVE_WORDS.damaged);
}

async function copyBody(
  size: number,
  { reader, budget, write }: Pick<Unpacking, "reader" | "budget"> & {
    readonly write?: (bytes: Uint8Array) => void | Promise<void>;
  },
): Promise<void> {
  for await (const bytes of reader.pieces(size)) {
    budget.addBytes(bytes.length);
    await write?.(bytes);
  }
  await reader.skipPadding(size);
}

/** Cuts a stream into pieces of wanted lengths. */
class BlockReader {
  readonly #chunks: AsyncIterator<Uint8Array>;
  #rest: Uint8Array = new Uint8Array();

  constructor(chunks: AsyncIterable<Uint8Array>) {
    this.#chunks = chunks[Symbol.asyncIterator]();
  }

  /** A whole piece; nothing at the end of the stream. */
  async read(length: number): Promise<Uint8Array> {
    const bytes = new Uint8Array(length);
    let at = 0;
    while (at < length) {
      const piece = await this.#some(length - at);
      if (!piece) break;
      bytes.set(piece, at);
      at += piece.length;
    }
    if (at > 0 && at < length) throw new Refused(ARCHIVE_WORDS.damaged);
    return bytes.subarray(0, at);
  }

  async readPadded(length: number): Promise<Uint8Array> {
    const bytes = await this.read(length);
    if (bytes.length < length) throw new Refused(ARCHIVE_WORDS.damaged);
    await this.skipPadding(length);
    return bytes;
  }

  async *pieces(length: number): AsyncGenerator<Uint8Array> {
    for (let left = length; left > 0;) {
      const piece = await this.#some(left);
      if (!piece) throw new Refused(ARCHIVE_WORDS.damaged);
      left -= piece.length;
      yield piece;
    }
  }

  async skipPadding(length: number): Promise<void> {
    const padding = (BLOCK - length % BLOCK) % BLOCK;
    for await (const _ of this.pieces(padding));
  }

  async #some(most: number): Promise<Uint8Array | undefined> {
    while (this.#rest.length === 0) {
      const { done, value } = await this.#chunks.next();
      if (done) return undefined;
      this.#rest = value;
    }
    const piece = this.#rest.subarray(0, most);
    this.#rest = this.#rest.subarray(piece.length);
    return piece;
  }
}
