/** The wire log of a case as text. @module */

import { type Source, visible, type WireEntry } from "../harness/core/mod.ts";

const ARROWS: Readonly<Record<Source, string>> = {
  harness: "→",
  engine: "←",
  stderr: "!",
  note: "·",
};

/** One entry: its time, its source and its text. */
export function transcriptLine({ atMs, from, text }: WireEntry): string {
  const seconds = (atMs / 1000).toFixed(3).padStart(8);
  return `${seconds} ${ARROWS[from]} ${visible(text.replace(/\n$/, ""))}`;
}

/** The entries that fit into `most` characters: the first and the last ones, the middle left out. */
export function transcript(wire: readonly WireEntry[], most: number): string {
  const head = fitting(wire, most / 2);
  const tail = fitting(wire.slice(head.length).reverse(), most - lengthOf(head));
  const left = wire.length - head.length - tail.length;
  const gap = left > 0 ? [`         … (${left})`] : [];
  return [...head, ...gap, ...tail.reverse()].join("\n");
}

function fitting(wire: readonly WireEntry[], most: number): string[] {
  const lines: string[] = [];
  let used = 0;
  for (const entry of wire) {
    const line = transcriptLine(entry);
    used += line.length + 1;
    if (used > most) break;
    lines.push(line);
  }
  return lines;
}

function lengthOf(lines: readonly string[]): number {
  return lines.reduce((sum, line) => sum + line.length + 1, 0);
}
