/** Archives as npm reads them: a ustar file, compressed; the same files give the same bytes. @module */

/** A file in an archive. */
export interface TarFile {
  /** Its path, with slashes, at most 100 bytes. */
  readonly path: string;
  readonly bytes: Uint8Array;
  readonly isProgram?: boolean;
}

const BLOCK = 512;
const LONGEST_PATH = 100;
// npm wants no time before 1980 in a package, and a time of packing would change the bytes.
const MODIFIED_S = Date.UTC(1985, 9, 26, 8, 15) / 1000;

/** The archive of `files`, in the order of their paths. */
export async function tarball(files: readonly TarFile[]): Promise<Uint8Array<ArrayBuffer>> {
  const sorted = files.toSorted((a, b) => a.path < b.path ? -1 : 1);
  const archive = new Blob([
    ...sorted.flatMap((file) => [header(file), padded(file.bytes)]),
    new Uint8Array(2 * BLOCK),
  ]);
  const compressed = archive.stream().pipeThrough(new CompressionStream("gzip"));
  return new Uint8Array(await new Response(compressed).arrayBuffer());
}

function header({ path, bytes, isProgram }: TarFile): Uint8Array<ArrayBuffer> {
  const block = new Uint8Array(BLOCK);
  const put = (text: string, at: number): void => void encoder.encodeInto(text, block.subarray(at));
  const octal = (value: number, length: number): string =>
    `${value.toString(8).padStart(length - 1, "0")}\0`;
  if (encoder.encode(path).length > LONGEST_PATH) throw new Error(`Too long a path: "${path}"`);
  put(path, 0);
  put(octal(isProgram ? 0o755 : 0o644, 8) + octal(0, 8) + octal(0, 8), 100);
  put(octal(bytes.length, 12) + octal(MODIFIED_S, 12), 124);
  // The sum counts itself as blanks.
  put(" ".repeat(8), 148);
  put("0", 156);
  put("ustar\x0000", 257);
  put(`${octal(block.reduce((sum, byte) => sum + byte, 0), 7)} `, 148);
  return block;
}

const encoder = new TextEncoder();

function padded(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(Math.ceil(bytes.length / BLOCK) * BLOCK);
  whole.set(bytes);
  return whole;
}
