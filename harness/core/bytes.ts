/**
 * Bytes as text that loses nothing: UTF-8 where it is UTF-8; every other byte `b` becomes the
 * lone surrogate U+DC00 + b, which no valid text contains. @module
 */

const ESCAPE = 0xdc00;

const STRICT = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });

/** The text of `bytes`. */
export function textOf(bytes: Uint8Array): string {
  try {
    return STRICT.decode(bytes);
  } catch {
    return salvage(bytes);
  }
}

/** The bytes of a text that came from {@link textOf}, unchanged. */
export function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  if (text.isWellFormed()) return new TextEncoder().encode(text);
  const out: number[] = [];
  const encoder = new TextEncoder();
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0;
    if (isEscapedByte(code)) out.push(code - ESCAPE);
    else out.push(...encoder.encode(character));
  }
  return Uint8Array.from(out);
}

/** Whether a code unit stands for a byte that was not UTF-8. */
export function isEscapedByte(code: number): boolean {
  return code >= ESCAPE + 0x80 && code <= ESCAPE + 0xff;
}

// Made once: a flood of bytes that are no text would make millions.
const DECODER = new TextDecoder("utf-8", { ignoreBOM: true });

function salvage(bytes: Uint8Array): string {
  const parts: string[] = [];
  let at = 0;
  while (at < bytes.length) {
    const length = sequenceLength(bytes, at);
    if (length === 0) parts.push(String.fromCharCode(ESCAPE + (bytes[at] ?? 0)));
    else if (length === 1) parts.push(String.fromCharCode(bytes[at] ?? 0));
    else parts.push(DECODER.decode(bytes.subarray(at, at + length)));
    at += Math.max(length, 1);
  }
  return parts.join("");
}

/** How many bytes from `at` on make one valid character; 0 where none does. */
function sequenceLength(bytes: Uint8Array, at: number): number {
  const first = bytes[at] ?? 0;
  if (first < 0x80) return 1;
  if (first < 0xc2 || first > 0xf4) return 0;
  const length = first < 0xe0 ? 2 : first < 0xf0 ? 3 : 4;
  for (let next = at + 1; next < at + length; next++) {
    if (((bytes[next] ?? 0) & 0xc0) !== 0x80) return 0;
  }
  const [least, most] = SECOND[first] ?? [0x80, 0xbf];
  const second = bytes[at + 1] ?? 0;
  return second >= least && second <= most ? length : 0;
}

/** What may follow some first bytes: no character in more bytes than it needs, none that is none. */
const SECOND: Readonly<Record<number, readonly [least: number, most: number]>> = {
  0xe0: [0xa0, 0xbf],
  0xed: [0x80, 0x9f],
  0xf0: [0x90, 0xbf],
  0xf4: [0x80, 0x8f],
};

/** Pieces of bytes in one. */
export function joined(pieces: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}
