/** A meeting that was won without playing on: `walkover.json` in its folder says who was not there. @module */

import type { PlayerIndex } from "../../core/mod.ts";
import { writeWhole } from "../report_files.ts";

const FILE = "walkover.json";

/** Who did not play; undefined where both did. */
export function absentIn(folder: string): PlayerIndex | undefined {
  try {
    const { absent } = JSON.parse(Deno.readTextFileSync(`${folder}/${FILE}`));
    return absent === 0 || absent === 1 ? absent : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps that a player could not be started, or never answered. */
export function keepAbsence(folder: string, absent: PlayerIndex): void {
  writeWhole(`${folder}/${FILE}`, `${JSON.stringify({ absent })}\n`);
}

/** Forgets an absence: the meeting is to be played after all. */
export function clearAbsence(folder: string): void {
  try {
    Deno.removeSync(`${folder}/${FILE}`);
  } catch {
    // Both played.
  }
}
