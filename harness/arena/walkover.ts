/** A meeting that was won by walkover: `walkover.json` in its folder names the absent player. @module */

import {
  type Absence,
  absentIn,
  otherPlayer,
  type PlayerIndex,
  type PlayerTrouble,
} from "../core/mod.ts";
import { type Damage, EVENTS_FILE, ledgerText, readLedger, writeWhole } from "../ledger/mod.ts";

const FILE = "walkover.json";

/**
 * The player that a report shows to be absent. A meeting ends with the first player that is not
 * there, so `probe` finds out whether the other one is: neither has won if it is not.
 */
export async function absenceOf(
  { unstartable, silent }: PlayerTrouble,
  probe: (player: PlayerIndex) => Promise<PlayerTrouble>,
): Promise<Absence | undefined> {
  const player = (unstartable ?? silent)?.player;
  if (player === undefined) return undefined;
  const trouble = unstartable ? { unstartable } : { silent };
  const other = await probe(otherPlayer(player));
  return absentIn(other) === undefined ? trouble : { ...trouble, other };
}

/** Why a meeting was not played; undefined where it was, and where the file is damaged. */
export function absenceIn(folder: string): Absence | undefined {
  const { events: [event], damaged } = readLedger(textIn(`${folder}/${FILE}`));
  if (event?.kind !== "walkover" || damaged.length > 0) return undefined;
  const { kind: _, ...absence } = event;
  return absentIn(absence) !== undefined && isOfMatch(folder, absence) ? absence : undefined;
}

/** Whether the match beside it tells of the same; a walkover of another meeting is whole, too. */
function isOfMatch(folder: string, { unstartable, silent }: Absence): boolean {
  const text = textIn(`${folder}/${EVENTS_FILE}`);
  // Version 0.1.0 kept no events.
  if (text === "") return true;
  return readLedger(text).events.some((event) =>
    (event.kind === "player-unstartable" || event.kind === "player-silent") &&
    event.player === (unstartable ?? silent)?.player
  );
}

/** The line that no longer says who did not play: the meeting is played again, which is told. */
export function absenceDamage(folder: string): Damage | undefined {
  const file = `${folder}/${FILE}`;
  return isThere(file) && absenceIn(folder) === undefined ? { file, line: 1 } : undefined;
}

/** Keeps why a player did not play. */
export function keepAbsence(folder: string, absence: Absence): void {
  writeWhole(`${folder}/${FILE}`, ledgerText([{ kind: "walkover", ...absence }]).text);
}

/** Forgets an absence: the meeting is to be played after all. */
export function clearAbsence(folder: string): void {
  try {
    Deno.removeSync(`${folder}/${FILE}`);
  } catch {
    // Both played.
  }
}

function isThere(path: string): boolean {
  try {
    return Deno.statSync(path).isFile;
  } catch {
    return false;
  }
}

function textIn(path: string): string {
  try {
    return Deno.readTextFileSync(path);
  } catch {
    return "";
  }
}
