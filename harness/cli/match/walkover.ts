/** A meeting that was won without playing on: `walkover.json` in its folder says who was not there. @module */

import type { MatchReport, PlayerIndex } from "../../core/mod.ts";
import { isTrouble, safeJson } from "../../../reporters/mod.ts";
import { writeWhole } from "../report_files.ts";
import { follows, NO_LINK, seal, unseal } from "../seal.ts";

const FILE = "walkover.json";

/** Why a player did not play: it could not be started, or never answered. */
export type Trouble = Pick<MatchReport, "unstartable" | "silent">;

/** Who did not play, and why. */
export interface Absence {
  readonly absent: PlayerIndex;
  readonly trouble: Trouble;
}

/** Who is absent by a report. */
export function absenceOf({ unstartable, silent }: Trouble): Absence | undefined {
  if (unstartable) return { absent: unstartable.player, trouble: { unstartable } };
  return silent && { absent: silent.player, trouble: { silent } };
}

/** Who did not play; undefined where both did, and where the file is damaged: they play again. */
export function absenceIn(folder: string): Absence | undefined {
  try {
    const sealed = unseal(Deno.readTextFileSync(`${folder}/${FILE}`).trimEnd());
    if (!sealed || !follows(sealed, NO_LINK)) return undefined;
    const trouble: unknown = JSON.parse(sealed.text);
    return isTrouble(trouble) ? absenceOf(trouble) : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps why a player did not play. */
export function keepAbsence(folder: string, { trouble }: Absence): void {
  writeWhole(`${folder}/${FILE}`, seal(safeJson(trouble), NO_LINK).line);
}

/** Forgets an absence: the meeting is to be played after all. */
export function clearAbsence(folder: string): void {
  try {
    Deno.removeSync(`${folder}/${FILE}`);
  } catch {
    // Both played.
  }
}
