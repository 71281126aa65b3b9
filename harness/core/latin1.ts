/** Bytes as one character each, which is how pipes and framings handle them. @module */

import { bytesOf, textOf } from "./bytes.ts";

const BLOCK = 8192;

/** The bytes of `text`, one character each. */
export function latin1Of(text: string): string {
  return isAscii(text) ? text : latin1OfBytes(bytesOf(text));
}

/** The text whose bytes `latin1` has, one character each; the way back from {@link latin1Of}. */
export function textOfLatin1(latin1: string): string {
  return isAscii(latin1) ? latin1 : textOf(bytesOfLatin1(latin1));
}

/** `bytes` as one character each. */
export function latin1OfBytes(bytes: Uint8Array): string {
  let latin1 = "";
  for (let at = 0; at < bytes.length; at += BLOCK) {
    // Much quicker than to spread them.
    latin1 += Reflect.apply(String.fromCharCode, undefined, bytes.subarray(at, at + BLOCK));
  }
  return latin1;
}

/** The bytes of which `latin1` has one character each. */
export function bytesOfLatin1(latin1: string): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(latin1.length);
  for (let at = 0; at < latin1.length; at++) bytes[at] = latin1.charCodeAt(at);
  return bytes;
}

const LAST_ASCII = 0x7f;
/** Shorter texts are looked through more quickly one by one, longer ones by the encoder. */
const SHORT = 200;
const ENCODER = new TextEncoder();
const SCRATCH = new Uint8Array(64 * 1024);

/** Whether each character of a text is one byte in UTF-8. */
function isAscii(text: string): boolean {
  if (text.length < SHORT) return isShortAscii(text);
  for (let at = 0; at < text.length;) {
    const { read, written } = ENCODER.encodeInto(at === 0 ? text : text.slice(at), SCRATCH);
    if (read !== written) return false;
    at += read;
  }
  return true;
}

function isShortAscii(text: string): boolean {
  for (let at = 0; at < text.length; at++) {
    if (text.charCodeAt(at) > LAST_ASCII) return false;
  }
  return true;
}
