/** Unpacks an archive of any kind that needs no other program. @module */

import { err, fill, joined, ok, type Result } from "../../core/mod.ts";
import { withoutEnding } from "../archive_name.ts";
import {
  type ArchiveLimits,
  type ArchiveRefusal,
  type ByteSource,
  Refused,
  type Sink,
  UnpackBudget,
  type Unpacked,
} from "./archive.ts";
import { type Format, formatOf, HEAD_BYTES } from "./format.ts";
import { safePath } from "./paths.ts";
import { unpackTar } from "./tar.ts";
import { ARCHIVE_WORDS } from "./words.ts";
import { unpackZip } from "./zip.ts";

/** What is unpacked, and how. */
export interface UnpackOptions {
  /** What the file is called; a compressed single file is unpacked under it. */
  readonly name: string;
  readonly sink: Sink;
  readonly limits: ArchiveLimits;
}

/** Unpacks an archive; where it is refused, what was written until then is to be thrown away. */
export async function unpack(
  source: ByteSource,
  options: UnpackOptions,
): Promise<Result<Unpacked, ArchiveRefusal>> {
  const { tooMany, tooLarge, bomb } = ARCHIVE_WORDS;
  const words = { files: tooMany, bytes: tooLarge, ratio: bomb };
  const budget = new UnpackBudget(options.limits, source.size, words);
  try {
    const format = formatOf(await source.read(0, Math.min(HEAD_BYTES, source.size)));
    const leftOut = await byFormat(format, source, { ...options, budget });
    if (budget.files === 0) return err({ kind: "refused", why: ARCHIVE_WORDS.empty });
    return ok({ files: budget.files, leftOut });
  } catch (error) {
    if (error instanceof Refused) return err({ kind: error.kind, why: error.why });
    // A stream that was closed for one of our reasons throws that reason wrapped.
    if (error instanceof Error && error.cause instanceof Refused) {
      return err({ kind: error.cause.kind, why: error.cause.why });
    }
    if (isOurs(error)) throw error;
    return err({ kind: "refused", why: ARCHIVE_WORDS.damaged });
  }
}

/** What the disk says is not the archive's fault. */
function isOurs(error: unknown): boolean {
  return error instanceof Error && "code" in error && typeof error.code === "string" &&
    error.code.startsWith("E") && !error.code.startsWith("ERR_");
}

interface Unpacking extends UnpackOptions {
  readonly budget: UnpackBudget;
}

async function byFormat(
  format: Format | undefined,
  source: ByteSource,
  { name, sink, budget }: Unpacking,
): Promise<readonly string[]> {
  switch (format) {
    case "zip":
      return await unpackZip(source, sink, budget);
    case "tar":
      return await unpackTar(chunksOf(source), sink, budget);
    case "gzip":
      return await unpackGzip(source, { name, sink, budget });
    case "xz":
    case "zstd":
    case "bzip2":
    case "7z":
    case "rar":
    case "lha":
    case "cab":
      throw new Refused(fill(ARCHIVE_WORDS.needsTool, { format }), "needs-tool");
    case undefined:
      throw new Refused(ARCHIVE_WORDS.noArchive, "no-archive");
  }
}

async function unpackGzip(
  source: ByteSource,
  { name, sink, budget }: Pick<Unpacking, "name" | "sink" | "budget">,
): Promise<readonly string[]> {
  const stream = ReadableStream.from(chunksOf(source))
    .pipeThrough(new DecompressionStream("gzip") as TransformStream<Uint8Array, Uint8Array>);
  const chunks = stream[Symbol.asyncIterator]();
  const head: Uint8Array[] = [];
  let length = 0;
  while (length < HEAD_BYTES) {
    const { done, value } = await chunks.next();
    if (done) break;
    head.push(value);
    length += value.length;
  }
  const whole = async function* (): AsyncGenerator<Uint8Array> {
    yield* head;
    for (let next = await chunks.next(); !next.done; next = await chunks.next()) yield next.value;
  };
  try {
    if (formatOf(joined(head)) === "tar") return await unpackTar(whole(), sink, budget);
    await unpackSingle(whole(), { name, sink, budget });
    return [];
  } finally {
    await chunks.return?.().catch(() => undefined);
  }
}

async function unpackSingle(
  chunks: AsyncIterable<Uint8Array>,
  { name, sink, budget }: Pick<Unpacking, "name" | "sink" | "budget">,
): Promise<void> {
  budget.addFile();
  const path = safePath(withoutEnding(name));
  const writer = await sink.file({ path, kind: "file", executable: false });
  try {
    for await (const bytes of chunks) {
      budget.addBytes(bytes.length);
      await writer.write(bytes);
    }
  } finally {
    await writer.close();
  }
}

const CHUNK_BYTES = 16 * 1024;

async function* chunksOf({ size, read }: ByteSource): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  for (let at = 0; at < size;) {
    const bytes = new Uint8Array(await read(at, Math.min(CHUNK_BYTES, size - at)));
    if (bytes.length === 0) return;
    at += bytes.length;
    yield bytes;
  }
}
