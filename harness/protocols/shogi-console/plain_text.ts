/** What a screen says, without colours, cursor movements and the like. @module */

import { bytesOf, latin1Of } from "../../core/mod.ts";

/** In what a program writes. */
export const ENCODINGS = ["utf-8", "big5", "shift_jis", "euc-jp", "gbk"] as const;

/** One of the encodings. */
export type ConsoleEncoding = typeof ENCODINGS[number];

/** Text, and for each of its code units how many bytes there were up to its end. */
export interface PlainText {
  readonly text: string;
  readonly ends: readonly number[];
}

const ESCAPE =
  // deno-lint-ignore no-control-regex -- escape sequences are what this is about
  /\x1b(?:\[([0-?]*)[ -/]*([@-~])|\][^\x07\x1b]*(?:\x07|\x1b\\)?|[ -/]+[0-~]|[0-Z\\^-~])/y;
/** All sequences, with their parameters and their last character. */
export const ESCAPES: RegExp = new RegExp(ESCAPE.source, "g");
// deno-lint-ignore no-control-regex -- the same
const CONTROLS = /[\x00-\x08\x0b-\x1f]/g;
/** Sequences after which something stands elsewhere: positions, lines up and down, clearing. */
const ELSEWHERE = /[HfABEFdJ]/;

/** The plain text of bytes, one character each; a movement of the cursor begins a new line. */
export function plainText(latin1: string, encoding: ConsoleEncoding): PlainText {
  const decode = DECODERS[encoding];
  let text = "";
  const ends: number[] = [];
  for (let at = 0; at < latin1.length;) {
    const { width, shown } = latin1[at] === "\x1b" ? escapeAt(latin1, at) : decode(latin1, at);
    at += width;
    const written = shown === "\r" ? "\n" : isControl(shown) ? "" : shown;
    text += written;
    for (let unit = 0; unit < written.length; unit++) ends.push(at);
  }
  return { text, ends };
}

/** The plain text of a frame as it was heard. */
export function plainOf(frame: string, encoding: ConsoleEncoding): string {
  if (encoding !== "utf-8") return plainText(latin1Of(frame), encoding).text;
  const text = frame.includes("\x1b") ? withoutEscapes(frame) : frame;
  const lines = text.replaceAll("\r", "\n").replace(CONTROLS, "");
  return lines.isWellFormed() ? lines : lines.replace(/\p{Surrogate}/gu, UNREADABLE);
}

// deno-lint-ignore no-control-regex -- the same
const COLOURS = /\x1b\[[0-9;]*m/g;
/** A sequence that another one cuts off; without a colour between, it could go on behind it. */
// deno-lint-ignore no-control-regex -- the same
const UNFINISHED = /\x1b(?:\[[0-?]*[ -/]*|[ -/]*|\][^\x07\x1b]*)(?=\x1b)/;

/** A text with line feeds for movements; colours, of which a screen has many, are taken out first. */
function withoutEscapes(frame: string): string {
  const plain = UNFINISHED.test(frame) ? frame : frame.replace(COLOURS, "");
  return plain.includes("\x1b") ? plain.replace(ESCAPES, moveOf) : plain;
}

/** What stands for an escape sequence. */
function moveOf(_sequence: string, _parameters: string | undefined, final = ""): string {
  return final !== "m" && ELSEWHERE.test(final) ? "\n" : "";
}

/** The text of a whole file, as it is. */
export function decoded(text: string, encoding: ConsoleEncoding): string {
  if (encoding === "utf-8") return text;
  return new TextDecoder(encoding).decode(bytesOf(text));
}

interface Piece {
  readonly width: number;
  readonly shown: string;
}

function escapeAt(latin1: string, at: number): Piece {
  ESCAPE.lastIndex = at;
  const [whole = "\x1b", , final = ""] = ESCAPE.exec(latin1) ?? [];
  return { width: whole.length, shown: ELSEWHERE.test(final) ? "\n" : "" };
}

/** Where the last escape sequence of some bytes ends; 0 where there is none. */
export function lastEscapeEnd(latin1: string): number {
  const at = latin1.lastIndexOf("\x1b");
  return at < 0 ? 0 : at + escapeAt(latin1, at).width;
}

function isControl(shown: string): boolean {
  return shown < " " && shown !== "\n" && shown !== "\t";
}

type Decoder = (latin1: string, at: number) => Piece;

const DECODERS: Readonly<Record<ConsoleEncoding, Decoder>> = {
  "utf-8": utf8At,
  big5: wideOf("big5", (lead) => lead >= 0x81 ? 2 : 1),
  gbk: wideOf("gbk", (lead) => lead >= 0x81 ? 2 : 1),
  shift_jis: wideOf(
    "shift_jis",
    (lead) => lead >= 0xe0 || (lead >= 0x81 && lead < 0xa0) ? 2 : 1,
  ),
  "euc-jp": wideOf("euc-jp", (lead) => lead === 0x8f ? 3 : lead >= 0xa1 || lead === 0x8e ? 2 : 1),
};

const UNREADABLE = "\ufffd";

function utf8At(latin1: string, at: number): Piece {
  const lead = latin1.charCodeAt(at);
  if (lead < 0x80) return { width: 1, shown: latin1[at] ?? "" };
  const width = lead >= 0xf0 ? 4 : lead >= 0xe0 ? 3 : lead >= 0xc2 ? 2 : 1;
  const piece = latin1.slice(at, at + width);
  if (width === 1 || !/^.[\x80-\xbf]+$/s.test(piece) || piece.length < width) {
    return { width: 1, shown: UNREADABLE };
  }
  let point = lead & (0x7f >> width);
  for (let index = 1; index < width; index++) {
    point = point << 6 | piece.charCodeAt(index) & 0x3f;
  }
  return { width, shown: point > 0x10ffff ? UNREADABLE : String.fromCodePoint(point) };
}

/** A decoder for characters of as many bytes as their first one says. */
function wideOf(encoding: ConsoleEncoding, widthOf: (lead: number) => number): Decoder {
  const decoder = new TextDecoder(encoding);
  return (latin1, at) => {
    const lead = latin1.charCodeAt(at);
    if (lead < 0x80) return { width: 1, shown: latin1[at] ?? "" };
    const wanted = widthOf(lead);
    const width = at + wanted <= latin1.length ? wanted : 1;
    const bytes = Uint8Array.from(latin1.slice(at, at + width), (each) => each.charCodeAt(0));
    return { width, shown: decoder.decode(bytes) };
  };
}
