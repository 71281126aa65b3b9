/** Records of any size: they are read up to where the output of the engines begins. @module */

import { latin1OfBytes, textOf } from "../core/mod.ts";
import { recordPart, RecordScan } from "../games/platform_files/mod.ts";
import { type Block, blocksOf, joined, MOST_TEXT_BYTES } from "../surroundings/mod.ts";

/** The text of a record, or of a file of another kind that is not too large for one. */
export function readRecordText(path: string, mostBytes = MOST_TEXT_BYTES): string {
  const ends = endFinder();
  const blocks: Block[] = [];
  let length = 0;
  for (const block of blocksOf(path)) {
    blocks.push(block);
    length += block.length;
    if (ends(block)) break;
    if (length > mostBytes) throw new Error(`It is larger than ${mostBytes} bytes`);
  }
  return recordPart(textOf(joined(blocks)));
}

/** What a line is shows in its beginning. */
const MOST_LINE = 200;

/** Tells of block after block whether the record has ended in it. */
function endFinder(): (block: Block) => boolean {
  const scan = new RecordScan();
  let begun = "";
  return (block) => {
    // A record's structure is ASCII, so a character that is cut between blocks does not matter.
    const lines = `${begun}${latin1OfBytes(block)}`.split(/\r\n|\n|\r(?!$)/);
    const last = lines.pop() ?? "";
    begun = last.endsWith("\r") ? `${last.slice(0, MOST_LINE)}\r` : last.slice(0, MOST_LINE);
    return lines.some((line) => !scan.takes(line));
  };
}
