/** A meeting that was won without playing on: `walkover.json` in its folder says who was not there. @module */

import {
  type Absent,
  type MatchReport,
  otherPlayer,
  type PlayerIndex,
  safeJson,
} from "../core/mod.ts";
import { follows, isTrouble, NO_LINK, seal, unseal, writeWhole } from "../ledger/mod.ts";

const FILE = "walkover.json";

/** Why a player did not play: it could not be started, or never answered. */
export type Trouble = Pick<MatchReport, "unstartable" | "silent">;

/** Who did not play, and why. */
export interface Absence {
  readonly absent: Absent;
  /** Why; `other` says it of the other player, where neither played. */
  readonly trouble: Trouble & { readonly other?: Trouble };
}

/**
 * Who is absent by a report. A meeting ends with the first player that is not there, so `probe` finds
 * out whether the other one is: neither has won if it is not.
 */
export async function absenceOf(
  { unstartable, silent }: Trouble,
  probe: (player: PlayerIndex) => Promise<Trouble>,
): Promise<Absence | undefined> {
  const trouble = unstartable ? { unstartable } : { silent };
  const absent = absentIn(trouble);
  if (absent === undefined) return undefined;
  const other = await probe(otherPlayer(absent));
  return absentIn(other) === undefined
    ? { absent, trouble }
    : { absent: "both", trouble: { ...trouble, other } };
}

/** Who did not play; undefined where both did, and where the file is damaged: they play again. */
export function absenceIn(folder: string): Absence | undefined {
  try {
    const sealed = unseal(Deno.readTextFileSync(`${folder}/${FILE}`).trimEnd());
    if (!sealed || !follows(sealed, NO_LINK)) return undefined;
    const trouble: unknown = JSON.parse(sealed.text);
    const absent = isTrouble(trouble) ? absentIn(trouble) : undefined;
    if (absent === undefined || !isTrouble(trouble)) return undefined;
    return { absent: trouble.other ? "both" : absent, trouble };
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

function absentIn({ unstartable, silent }: Trouble): PlayerIndex | undefined {
  return (unstartable ?? silent)?.player;
}
