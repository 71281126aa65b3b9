/** Archives for tests, good ones and such as no tool would write. @module */

/** An entry of a zip; what is told wrongly here is wrong in the archive. */
export interface ZipEntry {
  readonly name: string | Uint8Array;
  readonly data?: string | Uint8Array;
  /** What stands in the archive, where it is not the data itself. */
  readonly packed?: Uint8Array;
  readonly method?: number;
  readonly flags?: number;
  /** Permissions and kind as Unix has them. */
  readonly mode?: number;
  readonly size?: number;
  readonly packedSize?: number;
  readonly crc?: number;
  /** Where its local header is said to be. */
  readonly offset?: number;
  /** The name in the local header. */
  readonly localName?: string;
  readonly disk?: number;
}

/** What is wrong with the end of a zip. */
export interface ZipEnd {
  readonly count?: number;
  readonly directoryOffset?: number;
  readonly directorySize?: number;
  readonly disk?: number;
  readonly comment?: Uint8Array;
}

/** A zip of these entries. */
export function makeZip(entries: readonly ZipEntry[], end: ZipEnd = {}): Uint8Array<ArrayBuffer> {
  const parts: Uint8Array[] = [];
  const records: Uint8Array[] = [];
  let at = 0;
  for (const entry of entries) {
    const data = bytesOfText(entry.data ?? "");
    const body = entry.packed ?? data;
    const local = bytesOfText(entry.localName ?? entry.name);
    const facts = factsOf(entry, data, body);
    const header = join([u32(0x04034b50), u16(20), facts, u16(local.length), u16(0), local]);
    records.push(record(entry, facts, entry.offset ?? at));
    parts.push(header, body);
    at += header.length + body.length;
  }
  const directory = join(records);
  const { comment = new Uint8Array(), disk = 0 } = end;
  const count = end.count ?? entries.length;
  return join([
    ...parts,
    directory,
    ...[u32(0x06054b50), u16(disk), u16(disk), u16(count), u16(count)],
    u32(end.directorySize ?? directory.length),
    u32(end.directoryOffset ?? at),
    ...[u16(comment.length), comment],
  ]);
}

function factsOf(entry: ZipEntry, data: Uint8Array, body: Uint8Array): Uint8Array {
  const { method = entry.packed ? 8 : 0, flags = 0 } = entry;
  return join([
    ...[u16(flags), u16(method), u16(0x6000), u16(0x5d61), u32(entry.crc ?? crc32(data))],
    ...[u32(entry.packedSize ?? body.length), u32(entry.size ?? data.length)],
  ]);
}

function record(entry: ZipEntry, facts: Uint8Array, offset: number): Uint8Array {
  const name = bytesOfText(entry.name);
  const unix = entry.mode === undefined ? 0 : 3;
  return join([
    ...[u32(0x02014b50), new Uint8Array([20, unix]), u16(20), facts, u16(name.length), u16(0)],
    ...[u16(0), u16(entry.disk ?? 0), u16(0), u32((entry.mode ?? 0) * 0x10000), u32(offset), name],
  ]);
}

/** An entry of a tar; what is told wrongly here is wrong in the archive. */
export interface TarEntry {
  readonly name: string | Uint8Array;
  readonly data?: string | Uint8Array;
  readonly type?: string;
  readonly link?: string;
  readonly mode?: number;
  /** The field of the size as it stands there. */
  readonly sizeField?: Uint8Array;
  readonly checksum?: number;
}

/** A tar of these entries, in the old form that every tool reads. */
export function makeTar(entries: readonly TarEntry[]): Uint8Array<ArrayBuffer> {
  const parts = entries.flatMap((entry) => {
    const data = bytesOfText(entry.data ?? "");
    const padding = new Uint8Array((512 - data.length % 512) % 512);
    return [tarHeader(entry, data.length), data, padding];
  });
  return join([...parts, new Uint8Array(1024)]);
}

function tarHeader(entry: TarEntry, size: number): Uint8Array {
  const header = new Uint8Array(512);
  const put = (at: number, bytes: Uint8Array): void => header.set(bytes.subarray(0, 100), at);
  put(0, bytesOfText(entry.name));
  put(100, octal(entry.mode ?? 0o644, 8));
  put(108, octal(0, 8));
  put(116, octal(0, 8));
  put(124, entry.sizeField ?? octal(size, 12));
  put(136, octal(1_700_000_000, 12));
  put(148, bytesOfText("        "));
  header[156] = (entry.type ?? "0").charCodeAt(0);
  put(157, bytesOfText(entry.link ?? ""));
  put(257, bytesOfText("ustar\0" + "00"));
  const sum = entry.checksum ?? header.reduce((all, byte) => all + byte, 0);
  put(148, octal(sum, 7));
  return header;
}

/** A record of pax before an entry. */
export function paxEntry(values: Readonly<Record<string, string>>): TarEntry {
  const lines = Object.entries(values).map(([key, value]) => {
    const rest = bytesOfText(` ${key}=${value}\n`).length;
    const length = [1, 2, 3, 4, 5, 6].find((digits) => String(rest + digits).length === digits) ??
      1;
    return `${rest + length} ${key}=${value}\n`;
  });
  return { name: "pax", type: "x", data: lines.join("") };
}

function octal(value: number, width: number): Uint8Array {
  return bytesOfText(`${value.toString(8).padStart(width - 1, "0")}\0`);
}

/** A RAR of these texts, as its fifth version stores them. */
export function makeRar(files: Readonly<Record<string, string>>): Uint8Array<ArrayBuffer> {
  const entries = Object.entries(files).map(([name, text]) => {
    const [path, data] = [bytesOfText(name), bytesOfText(text)];
    const [CRC, UNIX] = [4, 1];
    const facts = [vint(CRC), vint(data.length), vint(0o100644), u32(crc32(data)), vint(0)];
    return rarBlock(2, [...facts, vint(UNIX), vint(path.length), path], data);
  });
  const signature = bytesOfText("Rar!\x1a\x07\x01\x00");
  return join([signature, rarBlock(1, [vint(0)]), ...entries, rarBlock(5, [vint(0)])]);
}

function rarBlock(type: number, body: readonly Uint8Array[], data?: Uint8Array): Uint8Array {
  const [PLAIN, WITH_DATA] = [0, 2];
  const flags = data ? [vint(WITH_DATA), vint(data.length)] : [vint(PLAIN)];
  const header = join([vint(type), ...flags, ...body]);
  const sized = join([vint(header.length), header]);
  return join([u32(crc32(sized)), sized, ...data ? [data] : []]);
}

/** Seven bits a byte, the lowest first; the eighth says that there are more. */
function vint(value: number): Uint8Array {
  const bytes: number[] = [];
  for (let rest = value; rest > 0x7f; rest >>>= 7) bytes.push(rest & 0x7f | 0x80);
  return new Uint8Array([...bytes, value >>> 7 * bytes.length]);
}

/** Deflates without a head, as zip has it. */
export function deflated(data: string | Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
  return compressed(data, "deflate-raw");
}

/** Compresses as gzip does. */
export function gzipped(data: string | Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
  return compressed(data, "gzip");
}

async function compressed(
  data: string | Uint8Array,
  format: "deflate-raw" | "gzip",
): Promise<Uint8Array<ArrayBuffer>> {
  const stream = new Blob([new Uint8Array(bytesOfText(data))]).stream()
    .pipeThrough(new CompressionStream(format));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

/** Bytes, or those of a text. */
function bytesOfText(text: string | Uint8Array): Uint8Array {
  return typeof text === "string" ? new TextEncoder().encode(text) : text;
}

function u16(value: number): Uint8Array {
  return new Uint8Array([value & 0xff, value >> 8 & 0xff]);
}

function u32(value: number): Uint8Array {
  return new Uint8Array([0, 8, 16, 24].map((shift) => value >>> shift & 0xff));
}

function join(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? crc >>> 1 ^ 0xedb88320 : crc >>> 1;
  }
  return (crc ^ 0xffffffff) >>> 0;
}
