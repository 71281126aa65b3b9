/** Text written in the encoding of a program, which the platform can only read. @module */

import { textOf } from "../../core/mod.ts";
import type { ConsoleEncoding } from "./plain_text.ts";

/** A text whose bytes are those of `text` in an encoding; what it cannot write is a question mark. */
export function encoded(text: string, encoding: ConsoleEncoding): string {
  if (encoding === "utf-8") return text;
  const table = tableOf(encoding);
  const bytes = Array.from(text, (each) => each < "\x80" ? [each.charCodeAt(0)] : table.get(each));
  return textOf(Uint8Array.from(bytes.flatMap((each) => each ?? [UNKNOWN])));
}

const UNKNOWN = "?".charCodeAt(0);

type Table = ReadonlyMap<string, readonly number[]>;
type OldEncoding = Exclude<ConsoleEncoding, "utf-8">;

const TABLES = new Map<OldEncoding, Table>();

function tableOf(encoding: OldEncoding): Table {
  const known = TABLES.get(encoding);
  if (known) return known;
  const table = new Map<string, readonly number[]>();
  for (const opening of OPENINGS[encoding]) readAll(opening, { encoding, table });
  TABLES.set(encoding, table);
  return table;
}

/** The first bytes of characters; of two ways to write one, the first is usual. */
const OPENINGS: Readonly<Record<OldEncoding, readonly (readonly number[])[]>> = {
  big5: [...openings(0xa1, 0xfe), ...openings(0x81, 0xa0)],
  gbk: openings(0x81, 0xfe),
  shift_jis: [[], ...openings(0x81, 0x9f), ...openings(0xe0, 0xfc)],
  "euc-jp": [
    ...openings(0xa1, 0xfe),
    ...openings(0x8e, 0x8e),
    ...openings(0xa1, 0xfe).map((second) => [0x8f, ...second]),
  ],
};

function openings(from: number, to: number): readonly (readonly number[])[] {
  return Array.from({ length: to - from + 1 }, (_, index) => [from + index]);
}

const FIRST_LAST_BYTE = 0x40;
const LAST_LAST_BYTE = 0xfe;

/** Notes what the bytes mean that begin with some, in one go: a line for each. */
function readAll(
  opening: readonly number[],
  { encoding, table }: {
    readonly encoding: OldEncoding;
    readonly table: Map<string, readonly number[]>;
  },
): void {
  const all = Array.from(
    { length: LAST_LAST_BYTE - FIRST_LAST_BYTE + 1 },
    (_, index) => [...opening, FIRST_LAST_BYTE + index],
  );
  const lines = new TextDecoder(encoding).decode(
    Uint8Array.from(all.flatMap((one) => [...one, 10])),
  );
  for (const [index, line] of lines.split("\n").entries()) {
    const [character = "", ...more] = line;
    const bytes = all[index];
    if (!bytes || more.length > 0 || character < "\x80" || character === "\ufffd") continue;
    if (!table.has(character)) table.set(character, bytes);
  }
}
