/** Wire logs in little room. @module */

import type { Source, WireEntry } from "../../harness/core/mod.ts";
import { ValueTable } from "./table.ts";

/** For each entry its time, its source and its text, as an index or as it is; or the entry itself. */
export type PackedWire = readonly (number | string | WireEntry)[];

const SOURCES: readonly Source[] = ["harness", "engine", "stderr", "note"];
const LONGEST_SHARED = 80;

/** Short texts of many logs, each once. */
export class WireTexts {
  readonly #table = new ValueTable<string>((text) => text);
  /** All texts so far. */
  get all(): readonly string[] {
    return this.#table.all;
  }

  /** About how many characters they take. */
  get size(): number {
    return this.#table.size;
  }

  /** A log whose short texts are named by their index. */
  pack(wire: readonly WireEntry[]): PackedWire {
    const packed: (number | string | WireEntry)[] = [];
    wire.forEach((entry, at) => {
      const { index, atMs, from, text, of } = entry;
      const source = SOURCES.indexOf(from);
      const isNext = index === (at === 0 ? 0 : (wire[at - 1]?.index ?? NaN) + 1);
      if (!isNext || of !== undefined || source < 0) packed.push({ ...entry, atMs: rounded(atMs) });
      else packed.push(rounded(atMs), source, this.#indexOf(text));
    });
    return packed;
  }

  #indexOf(text: string): number | string {
    return text.length > LONGEST_SHARED ? text : this.#table.indexOf(text);
  }
}

/** A log again. */
export function unpackWire(packed: PackedWire, texts: readonly string[]): readonly WireEntry[] {
  const wire: WireEntry[] = [];
  for (let at = 0; at < packed.length;) {
    const first = packed[at];
    if (typeof first === "object") {
      wire.push(first);
      at++;
      continue;
    }
    const [source, said] = [packed[at + 1], packed[at + 2]];
    const from = SOURCES[Number(source)] ?? "note";
    const text = typeof said === "number" ? texts[said] ?? "" : String(said);
    wire.push({ index: (wire.at(-1)?.index ?? -1) + 1, atMs: Number(first), from, text });
    at += 3;
  }
  return wire;
}

/** Rounded to microseconds. */
function rounded(ms: number): number {
  return Math.round(ms * 1000) / 1000;
}
