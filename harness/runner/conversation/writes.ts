/** How messages that follow each other at once are cut into writes. @module */

import { bytesOf } from "../../core/mod.ts";
import type { DeliveryName } from "../../scenario/mod.ts";
import type { Delivery } from "../../transports/mod.ts";

/** One write, and how it is cut on its way. */
export interface Write {
  readonly text: string;
  readonly delivery: Delivery;
}

/** Long enough that a reader who waits sees two writes as two reads. */
export const APART_MS = 30;
/** Between whole messages; a channel also looks whether the one before was read. */
const APART: Delivery = { pauseMs: 10, untilRead: true };
const BYTE_MS = 1;

/** The writes that deliver `texts` in the way that `name` says; none where there is nothing to say. */
export function writesOf(texts: readonly string[], name: DeliveryName): readonly Write[] {
  const whole = texts.join("");
  if (whole === "") return [];
  switch (name) {
    case "apart":
      // One message need not be measured to be sent whole, and most come alone.
      if (texts.length === 1) return [{ text: whole, delivery: {} }];
      return [{ text: whole, delivery: { ...APART, pieces: texts.map(length) } }];
    case "coalesced":
      return [{ text: whole, delivery: {} }];
    case "bytes":
      return [{ text: whole, delivery: { pieces: [1], pauseMs: BYTE_MS } }];
    case "halves":
      return [{ text: whole, delivery: { pieces: texts.flatMap(inHalves), pauseMs: APART_MS } }];
    case "split-start":
      return [{ text: whole, delivery: { pieces: texts.flatMap(firstAlone), pauseMs: APART_MS } }];
    case "split-end":
      return [{ text: whole, delivery: { pieces: roundEachLf(whole), pauseMs: APART_MS } }];
  }
}

/** Lengths of pieces in which every LF is alone, so that no two messages share one. */
function roundEachLf(text: string): readonly number[] {
  return text.split(/(?=\n)|(?<=\n)/).map(length);
}

/** Lengths of two pieces of which the first is no shorter. */
function inHalves(text: string): readonly number[] {
  const whole = length(text);
  return [Math.ceil(whole / 2), Math.floor(whole / 2)];
}

function firstAlone(text: string): readonly number[] {
  return [1, length(text) - 1];
}

function length(text: string): number {
  return bytesOf(text).length;
}
