/** Streams of events line by line, with or without seals. @module */

import { fill, type Localized, type RunEvent } from "../core/mod.ts";
import { SealReader } from "./seal_reader.ts";

/** A line that is no event; lines count from 1. */
export interface EventProblem {
  /** The number of the line, from 1. */
  readonly line: number;
  /** What is wrong with it. */
  readonly why: Localized;
}

/** What a line of a stream is. */
export type DecodedEvent<Event = RunEvent> =
  | { readonly event: Event; readonly problem?: undefined }
  | { readonly problem: EventProblem; readonly event?: undefined };

/** Where a line stands. */
export interface LinePlace {
  readonly line: number;
  /** Whether it is the last one, and lacks its end. */
  readonly torn: boolean;
}

/** Reads the lines of one stream in their order. */
export class EventReader<Event> {
  readonly #seals = new SealReader();
  readonly #decode: (text: string, place: LinePlace) => DecodedEvent<Event> | undefined;

  /** `decode` reads a line without its seal. */
  constructor(decode: (text: string, place: LinePlace) => DecodedEvent<Event> | undefined) {
    this.#decode = decode;
  }

  /** The event in the next line; undefined for an empty one. */
  read(text: string, place: LinePlace): DecodedEvent<Event> | undefined {
    const { line, torn } = place;
    const marked = line === 1 ? text.replace(/^\ufeff/, "") : text;
    if (torn && marked === "") return undefined;
    const { text: plain, isDamaged } = this.#seals.read(marked);
    if (isDamaged && !torn) return { problem: { line, why: fill(DAMAGED, { line }) } };
    return this.#decode(plain, place);
  }
}

const DAMAGED: Localized = {
  en: "Line {line} is damaged, or a line before it is missing: left out",
  zh: "第 {line} 行已損毀，或前面缺少一行：已略過",
  ja: "{line} 行目が壊れているか、前の行が欠けている：無視した",
};
