/** A game as a file of its own. @module */

import {
  type GameFacts,
  type MatchFacts,
  type MatchReport,
  safeJson,
  type WireEntry,
} from "../core/mod.ts";
import type { Ending, Side } from "../games/game.ts";
import {
  type GameRecord,
  infoOf,
  platformDate,
  recordFileStem,
  timestampsOf,
  writeCommandFile,
  writeInfoFile,
} from "../games/platform_files/mod.ts";
import { gameOf } from "../referee/all/mod.ts";

/** A file that is to be written. */
export interface RecordFile {
  readonly fileName: string;
  readonly text: string;
}

/** The platform's record of a game, or a JSON file with the same in it where it has none. */
export function recordFile(
  match: Pick<MatchFacts, "game" | "players" | "settings" | "clock">,
  game: GameFacts,
): RecordFile {
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

/** The platform's `.command` files: what was said to each engine and by it, where it has the game. */
export function commandFiles(
  match: Pick<MatchFacts, "game" | "players">,
  game: Pick<GameFacts, "number">,
  wire: readonly WireEntry[],
): readonly RecordFile[] {
  if (!gameOf(match.game)?.records) return [];
  return match.players.flatMap(({ name, protocol }, player) => {
    if (protocol === undefined) return [];
    const said = wire.flatMap(({ of, from, text }) =>
      of === player && (from === "harness" || from === "engine") ? [{ from, text }] : []
    );
    const who = [...name.replaceAll(/[^\p{L}\p{N}._-]+/gu, "_")].slice(0, 60).join("");
    const fileName = `${game.number} ${who}.command`;
    return [{ fileName, text: writeCommandFile(said) }];
  });
}

/** The platform's `.info` file: a line for each game; undefined where it does not have the game. */
export function infoFile({ match, games }: MatchReport): RecordFile | undefined {
  if (!gameOf(match.game)?.records) return undefined;
  const over = games.filter(({ outcome }) => outcome.kind === "over");
  const lines = over.map((game) => infoOf(game.number, recordOf(match, game)));
  return { fileName: "room.info", text: writeInfoFile(lines) };
}

/** Tells the number of the game whose record a file name can be; undefined for all other names. */
export function recordNamesOf(
  { players, games }: Pick<MatchFacts, "players" | "games">,
): (fileName: string) => number | undefined {
  const wins = players.map(({ name }) => {
    const names = { first: fit(name), second: "" };
    return recordFileStem(1, { names, result: { winner: "first", reason: "R" } }).slice(2, -2);
  });
  const begins = [...wins, "Draw"];
  return (fileName) => {
    const [, number = 0, rest = ""] = /^([1-9]\d*) (.*)\.(?:txt|json)$/.exec(fileName) ?? [];
    const ours = rest === "Unfinished" ||
      begins.some((one) =>
        rest.startsWith(`${one} `) && /^[A-Za-z-]+$/.test(rest.slice(one.length + 1))
      );
    return ours && Number(number) <= games ? Number(number) : undefined;
  };
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
    timestampsMs: timestampsOf(startedAtMs, plies),
    ...ending ? { result: ending } : {},
  };
}

/** A name that fits a line of the platform's files, where a blank ends it. */
function fit(name: string): string {
  return name.replaceAll(/\s+/g, "_") || "_";
}
