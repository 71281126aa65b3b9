/** Writes `board.txt` as the manual's 8.12 shows it. @module */

import type { Ending } from "../game.ts";
import { rowsOf } from "./board_rows.ts";
import { write } from "./notation.ts";
import { capturesOf, countsOf, type GeisterRecord } from "./records.ts";

/** What the platform writes above the board that engines get. */
const REMARK = "This is TEMPORARILY file. You can use it for DEBUG.";

/** The file of a record that `recordOf` or `readBoardFile` gave. */
export function writeBoardFile(record: GeisterRecord, remark: string = REMARK): string {
  const { startedAt, players, start, timeSeconds, result, timestampsMs } = record;
  const items = [
    startedAt,
    `${players.first} vs ${players.second}`,
    countsOf(start).join(" "),
    ...rowsOf(start.ghosts).map((row) => row.split("").join(" ")),
    `time ${timeSeconds}`,
    ...turnsOf(record),
    ...(result ? [resultLine(record, result)] : []),
    `Comment ${record.comment ?? "0 0"}`,
  ];
  const lines = [
    remark,
    ...items.map((item) => `* ${item}`),
    ...numbered(timestampsMs),
    // Without times in front of them the captures would be read as times.
    ...(timestampsMs.length > 0 ? numbered(capturesOf(record)) : []),
    "# #",
    "# #",
    "###",
  ];
  return lines.map((line) => `${line}\n`).join("");
}

/** Two moves a line; a last one alone has no blank behind it. */
function turnsOf({ moves }: GeisterRecord): readonly string[] {
  const texts = moves.map(write);
  return texts.flatMap((text, index) => {
    if (index % 2 === 1) return [];
    return [[`${index / 2 + 1}.`, text, ...texts.slice(index + 1, index + 2)].join(" ")];
  });
}

function resultLine({ players }: GeisterRecord, { reason, winner }: Ending): string {
  if (!winner) return `${reason} Draw 0.5,0.5`;
  return `${reason} ${players[winner]} wins ${winner === "first" ? "1,0" : "0,1"}`;
}

function numbered(values: readonly number[]): readonly string[] {
  return values.map((value, index) => `${index}. ${value}`);
}
