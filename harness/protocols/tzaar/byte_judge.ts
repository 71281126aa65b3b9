/** Whether the bytes of one file are 9 rows of 9 plain numbers and nothing else. @module */

import { latin1OfBytes, textOf } from "../../core/mod.ts";
import type { LineEnd } from "./board_file.ts";
import type { ByteFault, ByteFaultKind } from "./byte_fault.ts";
import { SIZE } from "../../games/tzaar/mod.ts";
import { judgeRows } from "./row_judge.ts";

/** The numbers of a sound file, each with the offset of its first byte. */
export type NumberTable = readonly { readonly value: number; readonly offset: number }[];

interface Options {
  readonly lineEnd?: LineEnd;
  readonly before?: Uint8Array;
}

/** A file with one character per byte, so that places in it are offsets. */
interface Bytes extends Options {
  readonly latin1: string;
  readonly bytes: Uint8Array;
}

type Check = (file: Bytes) => Omit<ByteFault, "found"> | undefined;

/** Ends are judged before rows: a file with a newline added has nine rows, not ten. */
const CHECKS: readonly Check[] = [
  notEmpty,
  notWide,
  noByteOrderMark,
  nothingStale,
  nothingTrailing,
  noControl,
  noLoneReturn,
  oneLineEnd,
  givenLineEnd,
  ({ latin1 }) => judgeRows(latin1),
];

/** The first fault of a file; undefined for a sound one. */
export function judgeBytes(bytes: Uint8Array, options: Options = {}): ByteFault | undefined {
  const file = { ...options, bytes, latin1: latin1OfBytes(bytes) };
  for (const check of CHECKS) {
    const fault = check(file);
    if (fault) return { ...fault, found: foundAt(bytes, fault.offset) };
  }
  return undefined;
}

/** The numbers of a sound file. */
export function tableOf(bytes: Uint8Array): NumberTable {
  return [...latin1OfBytes(bytes).matchAll(/[-\d]+/g)].map(({ 0: text, index }) => ({
    value: Number(text),
    offset: index,
  }));
}

function notEmpty({ bytes }: Bytes) {
  return bytes.length === 0 ? { kind: "empty-file", offset: 0 } as const : undefined;
}

/** UTF-16 has a mark of two bytes, or a NUL beside each of its first letters. */
function notWide({ latin1 }: Bytes) {
  const isWide = /^(?:\xff\xfe|\xfe\xff|[-\d]\0[-\d,]\0|\0[-\d]\0[-\d,])/.test(latin1);
  return isWide ? { kind: "utf-16", offset: 0 } as const : undefined;
}

function noByteOrderMark({ latin1 }: Bytes) {
  if (!latin1.startsWith("\xef\xbb\xbf")) return undefined;
  return { kind: "byte-order-mark", offset: 0 } as const;
}

/** A whole table, and after it what the longer file had there before. */
function nothingStale({ latin1, bytes, before }: Bytes) {
  if (before?.length !== bytes.length || WHOLE.test(latin1)) return undefined;
  const head = ALL_BUT_LAST.exec(latin1)?.[0];
  if (head === undefined) return undefined;
  const old = latin1OfBytes(before);
  const last = LAST.exec(latin1.slice(head.length))?.[0] ?? "";
  const ends = Array.from({ length: last.length }, (_, index) => head.length + last.length - index);
  const end = ends.find((each) => WHOLE.test(latin1.slice(0, each)) && isSameFrom(each));
  return end === undefined ? undefined : { kind: "stale-bytes", offset: end } as const;

  function isSameFrom(offset: number): boolean {
    return latin1.slice(offset) === old.slice(offset);
  }
}

const NUMBER = "(?:0|-?[1-9]\\d{0,8})";
const ROW = `(?:${NUMBER},){${SIZE - 1}}${NUMBER}`;
const ALL_BUT_LAST = new RegExp(
  `^(?:(?:${ROW}\\n){${SIZE - 1}}|(?:${ROW}\\r\\n){${SIZE - 1}})(?:${NUMBER},){${SIZE - 1}}`,
);
const LAST = new RegExp(`^${NUMBER}`);
const WHOLE = new RegExp(`${ALL_BUT_LAST.source}${NUMBER}$`);

const TRAILERS: Readonly<Record<string, ByteFaultKind>> = {
  "\0": "trailing-nul",
  "\x1a": "trailing-ctrl-z",
  "\n": "trailing-newline",
  "\r": "trailing-newline",
  " ": "trailing-blank",
  "\t": "trailing-blank",
};

/** Where the surplus bytes at the end begin. */
function nothingTrailing({ latin1 }: Bytes) {
  let offset = latin1.length;
  while (offset > 0 && TRAILERS[latin1[offset - 1]!]) offset--;
  const kind = TRAILERS[latin1[offset] ?? ""];
  return kind && { kind, offset };
}

function noControl({ latin1 }: Bytes) {
  // deno-lint-ignore no-control-regex -- these bytes are what is looked for
  const offset = latin1.search(/[\0\x1a]/);
  if (offset < 0) return undefined;
  return { kind: latin1[offset] === "\0" ? "nul" : "ctrl-z", offset } as const;
}

function noLoneReturn({ latin1 }: Bytes) {
  const offset = latin1.search(/\r(?!\n)/);
  return offset < 0 ? undefined : { kind: "lone-cr", offset } as const;
}

function oneLineEnd({ latin1 }: Bytes) {
  const ends = [...latin1.matchAll(/\r?\n/g)];
  const other = ends.find(({ 0: end }) => end !== ends[0]?.[0]);
  return other && { kind: "mixed-line-ends", offset: other.index } as const;
}

function givenLineEnd({ latin1, lineEnd }: Bytes) {
  const end = /\r?\n/.exec(latin1);
  if (!end || lineEnd === undefined || end[0] === lineEnd) return undefined;
  return { kind: "wrong-line-end", offset: end.index } as const;
}

function foundAt(bytes: Uint8Array, offset: number): string {
  return textOf(bytes.subarray(offset, offset + 12));
}
