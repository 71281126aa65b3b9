/** With which settings a game was played, as far as its record shows. @module */

import type { Ending, GameSettings } from "../../game.ts";
import { play } from "../play.ts";
import { DEFAULT_SETTINGS } from "../position.ts";
import type { PlayedRecord } from "./played.ts";

/** What the platform's users choose when the usual number of quiet plies is too few. */
const PATIENT = 180;

/** An end without the details of its reason, and the settings under which the game came to it. */
export function settingsIn(
  played: PlayedRecord,
  told: Ending | undefined,
): { readonly result?: Ending; readonly settings?: GameSettings } {
  const { result, repetition } = repetitionIn(told);
  const noEatFlip = quietLimit(played, result);
  const settings = {
    ...(repetition === undefined ? {} : { repetition }),
    ...(noEatFlip === DEFAULT_SETTINGS.noEatFlip ? {} : { noEatFlip }),
  };
  return {
    ...(result ? { result } : {}),
    ...(Object.keys(settings).length > 0 ? { settings } : {}),
  };
}

/** `PositionRepetitionDraw,3,4` also says how often the same moves make a draw. */
function repetitionIn(told: Ending | undefined) {
  const [, reason, times] = /^(\w+),(\d{1,6}),\d{1,6}$/.exec(told?.reason ?? "") ?? [];
  if (!told || !reason || Number(times) < 2) return { result: told };
  return { result: { ...told, reason }, repetition: Number(times) };
}

/** As many quiet plies as drew the game, or more than it went through without a draw. */
function quietLimit({ start, moves }: PlayedRecord, result: Ending | undefined): number {
  let position = start;
  let longest = 0;
  for (const move of moves) {
    longest = Math.max(longest, position.quiet.length);
    position = play(position, move);
  }
  const last = position.quiet.length;
  if (result?.reason === "NoEatFlipDraw" && last > longest) return last;
  longest = Math.max(longest, last);
  if (longest < DEFAULT_SETTINGS.noEatFlip) return DEFAULT_SETTINGS.noEatFlip;
  return Math.max(PATIENT, longest + 1);
}
