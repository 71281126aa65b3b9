/** The headers of tar: 512 bytes, and records of text before them. @module */

const BLOCK = 512;

/** A header as it was read; names are bytes, since their encoding is not known. */
export interface TarHeader {
  readonly name: Uint8Array;
  readonly link: Uint8Array;
  /** One letter: what the entry is. */
  readonly type: string;
  /** Undefined where it is no number that could be a size. */
  readonly size: number | undefined;
  readonly mode: number;
  readonly modifiedMs?: number;
}

/** Whether a block is a header: its checksum is right. */
export function isTarHeader(block: Uint8Array): boolean {
  if (block.length < BLOCK) return false;
  let [sum, signed] = [0, 0];
  for (let at = 0; at < BLOCK; at++) {
    const byte = at >= 148 && at < 156 ? 0x20 : block[at] ?? 0;
    sum += byte;
    signed += byte < 0x80 ? byte : byte - 0x100;
  }
  const told = numberIn(block.subarray(148, 156));
  return sum > 8 * 0x20 && (told === sum || told === signed);
}

/** Reads a header whose checksum is right. */
export function readTarHeader(block: Uint8Array): TarHeader {
  const ustar = new TextDecoder("latin1").decode(block.subarray(257, 262)) === "ustar";
  const gnu = block[263] === 0x20;
  const prefix = ustar && !gnu ? untilZero(block.subarray(345, 500)) : new Uint8Array();
  const name = untilZero(block.subarray(0, 100));
  const seconds = numberIn(block.subarray(136, 148));
  return {
    name: prefix.length > 0 ? new Uint8Array([...prefix, 0x2f, ...name]) : name,
    link: untilZero(block.subarray(157, 257)),
    type: block[156] === 0 ? "0" : String.fromCharCode(block[156] ?? 0x30),
    size: numberIn(block.subarray(124, 136)),
    mode: numberIn(block.subarray(100, 108)) ?? 0,
    ...seconds === undefined ? {} : { modifiedMs: seconds * 1000 },
  };
}

/** An octal number, or one in base 256; undefined where it is neither, negative or beyond reason. */
function numberIn(field: Uint8Array): number | undefined {
  const [first = 0] = field;
  if (first >= 0x80) {
    if (first !== 0x80) return undefined;
    let value = 0;
    for (const byte of field.subarray(1)) value = value * 256 + byte;
    return Number.isSafeInteger(value) ? value : undefined;
  }
  const text = new TextDecoder("latin1").decode(field).replace(/[\0 ]+$/, "").trimStart();
  if (text === "") return 0;
  return /^[0-7]{1,20}$/.test(text) ? safe(parseInt(text, 8)) : undefined;
}

function safe(value: number): number | undefined {
  return Number.isSafeInteger(value) ? value : undefined;
}

function untilZero(field: Uint8Array): Uint8Array {
  const end = field.indexOf(0);
  return end < 0 ? field : field.subarray(0, end);
}

/** The records of a pax header; undefined where they are damaged. */
export function readPax(bytes: Uint8Array): ReadonlyMap<string, Uint8Array> | undefined {
  const records = new Map<string, Uint8Array>();
  for (let at = 0; at < bytes.length;) {
    const blank = bytes.indexOf(0x20, at);
    const length = blank < 0 ? "" : new TextDecoder("latin1").decode(bytes.subarray(at, blank));
    if (!/^[1-9]\d{0,6}$/.test(length)) return undefined;
    const end = at + Number(length);
    if (end > bytes.length || bytes[end - 1] !== 0x0a || end <= blank + 1) return undefined;
    const equals = bytes.indexOf(0x3d, blank);
    if (equals < 0 || equals >= end) return undefined;
    const key = new TextDecoder().decode(bytes.subarray(blank + 1, equals));
    records.set(key, bytes.subarray(equals + 1, end - 1));
    at = end;
  }
  return records;
}
