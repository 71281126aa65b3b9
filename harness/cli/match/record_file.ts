/** A game as a file of its own. @module */

import type { GameFacts, MatchFacts } from "../../core/mod.ts";
import type { Ending, Side } from "../../games/game.ts";
import {
  type GameRecord,
  platformDate,
  recordFileStem,
  timestampsOf,
} from "../../games/platform_files/mod.ts";
import { gameOf } from "../../referee/mod.ts";
import { safeJson } from "../../../reporters/mod.ts";

/** The platform's record of a game, or a JSON file with the same in it where it has none. */
export function recordFile(
  match: Pick<MatchFacts, "game" | "players" | "settings" | "clock">,
  game: GameFacts,
): { readonly fileName: string; readonly text: string } {
  const record = recordOf(match, game);
  const stem = recordFileStem(game.number, record);
  const records = gameOf(match.game)?.records;
  try {
    if (records) return { fileName: `${stem}.txt`, text: records.writeRecord(record) };
  } catch {
    // A start that the platform's files cannot hold is kept all the same.
  }
  return { fileName: `${stem}.json`, text: `${safeJson({ game: match.game, ...record }, 2)}\n` };
}

/** What a record says of a game. */
export function recordOf(
  { players, settings, clock }: Pick<MatchFacts, "players" | "settings" | "clock">,
  { first, outcome, setup, plies, startedAtMs }: GameFacts,
): GameRecord {
  const second = first === 0 ? 1 : 0;
  const winner: Side | undefined = outcome.kind === "inconclusive" || outcome.winner === undefined
    ? undefined
    : outcome.winner === first
    ? "first"
    : "second";
  const ending: Ending | undefined = outcome.kind === "over"
    ? { reason: outcome.reason, ...winner ? { winner } : {} }
    : undefined;
  return {
    date: platformDate(startedAtMs),
    names: { first: fit(players[first].name), second: fit(players[second].name) },
    start: { setup, ...Object.keys(settings).length > 0 ? { settings } : {} },
    timeSeconds: Math.round(clock.mainMs / 1000),
    plies: plies.map(({ move }) => move),
    timestampsMs: timestampsOf(startedAtMs, plies.map(({ thinkMs = 0 }) => thinkMs)),
    ...ending ? { result: ending } : {},
  };
}

/** A name that fits a line of the platform's files, where a blank ends it. */
function fit(name: string): string {
  return name.replaceAll(/\s+/g, "_") || "_";
}
