/** The encodings of rosters, sheets and names in archives: guessed, read and written. @module */

import { FREQUENT } from "./frequent_characters.ts";

/** An encoding that course sites, spreadsheets and archivers write. */
export type Encoding = "utf-8" | "utf-16le" | "utf-16be" | DoubleByte | "windows-1252";

type DoubleByte = "big5" | "gbk" | "shift_jis";

/** An encoding, and how many bytes of a byte order mark stand before the text. */
export interface Guess {
  readonly encoding: Encoding;
  readonly mark: number;
}

const MARKS: readonly (readonly [Encoding, readonly number[]])[] = [
  ["utf-8", [0xef, 0xbb, 0xbf]],
  ["utf-16le", [0xff, 0xfe]],
  ["utf-16be", [0xfe, 0xff]],
];

/** The encoding of a file. */
export function guessFile(bytes: Uint8Array): Guess {
  for (const [encoding, mark] of MARKS) {
    // Half a character at the end would be lost.
    if (encoding !== "utf-8" && bytes.length % 2 === 1) continue;
    if (mark.every((byte, at) => bytes[at] === byte)) return { encoding, mark: mark.length };
  }
  return { encoding: guessEncoding([bytes]), mark: 0 };
}

/** The one encoding in which all of these texts make sense; it has no byte order mark. */
export function guessEncoding(texts: readonly Uint8Array[]): Encoding {
  if (texts.every((text) => decoded(text, "utf-8") !== undefined) && !isByChance(texts)) {
    return "utf-8";
  }
  const scored = DOUBLE_BYTE.flatMap((encoding) => {
    const score = scoreOf(texts, encoding);
    return score === undefined ? [] : [{ encoding, score }];
  });
  const best = scored.toSorted((a, b) => b.score - a.score)[0];
  return best?.encoding ?? "windows-1252";
}

/** Pairs of bytes that UTF-8 reads as rare letters, and another encoding as frequent ones. */
function isByChance(texts: readonly Uint8Array[]): boolean {
  const rare = texts.flatMap((text) => [...decode(text, "utf-8")].filter((each) => each > "\x7f"));
  if (rare.length === 0 || rare.some((each) => each < "\u0180" || each > "\u07ff")) return false;
  return DOUBLE_BYTE.some((encoding) =>
    texts.every((text) =>
      [...decoded(text, encoding) ?? "\ufffd"].every((each) =>
        each <= "\x7f" || LIKELY[encoding].has(each)
      )
    )
  );
}

/** The text of some bytes; what the encoding does not have becomes U+FFFD. */
export function decode(bytes: Uint8Array, encoding: Encoding): string {
  return new TextDecoder(encoding, { ignoreBOM: true }).decode(bytes);
}

function decoded(bytes: Uint8Array, encoding: Encoding): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

const DOUBLE_BYTE: readonly DoubleByte[] = ["big5", "gbk", "shift_jis"];

const LIKELY: Readonly<Record<DoubleByte, ReadonlySet<string>>> = {
  big5: new Set(FREQUENT.big5),
  gbk: new Set(FREQUENT.gbk),
  shift_jis: new Set(FREQUENT.shift_jis),
};

/** How likely the texts are in an encoding; undefined where they cannot be. */
function scoreOf(texts: readonly Uint8Array[], encoding: DoubleByte): number | undefined {
  let [sum, count] = [0, 0];
  for (const text of texts) {
    const read = decoded(text, encoding);
    if (read === undefined) return undefined;
    for (const character of read) {
      if (character <= "\x7f") continue;
      sum += LIKELY[encoding].has(character) ? 0.8 : 0;
    }
    for (const weight of weights(text, encoding)) {
      sum += weight;
      count++;
    }
  }
  return count === 0 ? undefined : sum / count;
}

/** The weight of each character beyond ASCII: the frequent ones stand together in each encoding. */
function* weights(text: Uint8Array, encoding: DoubleByte): Generator<number> {
  for (let at = 0; at < text.length; at++) {
    const lead = text[at] ?? 0;
    if (lead < 0x80) continue;
    if (encoding === "shift_jis" && lead >= 0xa1 && lead <= 0xdf) {
      yield -0.3;
      continue;
    }
    yield WEIGHTS[encoding](lead, text[++at] ?? 0);
  }
}

const WEIGHTS: Readonly<Record<DoubleByte, (lead: number, trail: number) => number>> = {
  big5: (lead) => {
    if (lead >= 0xa4 && lead <= 0xc6) return 1;
    if (lead >= 0xa1 && lead <= 0xa3) return 0.6;
    return lead >= 0xc9 && lead <= 0xf9 ? 0.2 : -1;
  },
  gbk: (lead, trail) => {
    if (trail < 0xa1) return -0.5;
    if (lead >= 0xb0 && lead <= 0xd7) return 1;
    if (lead >= 0xa1 && lead <= 0xa3) return 0.6;
    return lead >= 0xd8 && lead <= 0xf7 ? 0.2 : -0.3;
  },
  shift_jis: (lead) => {
    if (lead === 0x82 || lead === 0x83 || lead >= 0x88 && lead <= 0x97) return 1;
    if (lead === 0x81) return 0.6;
    return lead >= 0x98 && lead <= 0x9f || lead >= 0xe0 && lead <= 0xea ? 0.2 : -1;
  },
};

/** Bytes, and how many characters the encoding does not have; each of these is a question mark. */
export interface Encoded {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly lost: number;
}

/** A text in an encoding. */
export function encode(text: string, encoding: Encoding): Encoded {
  switch (encoding) {
    case "utf-8":
      return { bytes: new TextEncoder().encode(text), lost: 0 };
    case "utf-16le":
    case "utf-16be":
      return { bytes: units(text, encoding === "utf-16le"), lost: 0 };
    case "big5":
    case "gbk":
    case "shift_jis":
    case "windows-1252":
      return byTable(text, tableOf(encoding));
  }
}

function units(text: string, little: boolean): Uint8Array<ArrayBuffer> {
  const view = new DataView(new ArrayBuffer(2 * text.length));
  for (let at = 0; at < text.length; at++) view.setUint16(2 * at, text.charCodeAt(at), little);
  return new Uint8Array(view.buffer);
}

function byTable(text: string, table: ReadonlyMap<string, readonly number[]>): Encoded {
  const bytes: number[] = [];
  let lost = 0;
  for (const character of text) {
    const known = table.get(character);
    if (!known) lost++;
    bytes.push(...known ?? [0x3f]);
  }
  return { bytes: new Uint8Array(bytes), lost };
}

const TABLES = new Map<Encoding, ReadonlyMap<string, readonly number[]>>();

/** What each character is in an encoding; made once, by reading every byte and every pair. */
function tableOf(encoding: DoubleByte | "windows-1252"): ReadonlyMap<string, readonly number[]> {
  const known = TABLES.get(encoding);
  if (known) return known;
  const pairs = encoding === "windows-1252"
    ? []
    : LEADS.flatMap((lead) => range(0x40, 0xff).map((trail) => [lead, trail]));
  const all = [...range(0, 0x100).filter((byte) => byte !== END).map((byte) => [byte]), ...pairs];
  // One after another in a single text: a decoder for each would take a hundred times as long.
  const texts = decode(new Uint8Array(all.flatMap((bytes) => [...bytes, END])), encoding);
  const table = new Map<string, readonly number[]>([["\n", [END]]]);
  texts.split("\n").forEach((text, at) => {
    const whole = [...text].length === 1 && text !== "\ufffd";
    if (whole && !table.has(text)) table.set(text, all[at] ?? []);
  });
  TABLES.set(encoding, table);
  return table;
}

/** A line end, which is no part of another character. */
const END = 0x0a;

/** What a character has twice counts by its place in the standard, not by that in an extension. */
const LEADS: readonly number[] = [...range(0xa1, 0xff), ...range(0x81, 0xa1)];

function range(from: number, to: number): readonly number[] {
  return Array.from({ length: to - from }, (_, at) => from + at);
}
