/** Geister's records in the shape that all games share. @module */

import { type Localized, ok, type Result } from "../../../core/mod.ts";
import type { GameSettings } from "../../game.ts";
import type { GameRecord } from "../../platform_files/game_record.ts";
import { oneLine, oneWord, playerName } from "../../platform_files/one_line.ts";
import { playedMoves, valueOf } from "../../platform_files/played_moves.ts";
import { winOf } from "../ending.ts";
import { read, write } from "../notation.ts";
import { objection } from "../objection.ts";
import { play } from "../play.ts";
import { DEFAULT_SETTINGS, type GeisterPosition } from "../position.ts";
import { readBoardFile } from "../read_board_file.ts";
import { type GeisterRecord, positionOf, recordOf } from "../records.ts";
import { formatSetup } from "../setup.ts";
import { start } from "../start.ts";
import { writeBoardFile } from "../write_board_file.ts";

/**
 * The file of a game: as `board.txt`, but `INITIAL` in the first line. Throws where a ply is not
 * legal, or where the start is one that such a file cannot keep.
 */
export function writeRecord(record: GameRecord): string {
  return writeBoardFile(geisterRecordOf(record), "INITIAL");
}

/** The game of a file, checked ply by ply, with a ply limit under which it can have been played. */
export function readRecord(text: string): Result<GameRecord, Localized> {
  const record = readBoardFile(text);
  if (!record.ok) return record;
  const { startedAt, players, moves, timeSeconds, timestampsMs, result, comment } = record.value;
  return ok({
    date: startedAt,
    names: players,
    start: { setup: formatSetup(record.value.start), ...limitIn(record.value) },
    timeSeconds,
    plies: moves.map(write),
    timestampsMs,
    ...(result ? { result } : {}),
    ...(comment ? { comment } : {}),
  });
}

/** The Japanese server's limit, for games that go beyond the manual's. */
const PATIENT = 300;

/** As many plies as drew the game, or as many as it took: a win on the last ply goes before a draw. */
function limitIn(record: GeisterRecord): { readonly settings?: GameSettings } {
  const { moves: { length }, result } = record;
  const isDrawn = result?.reason === "GamePlyLimitDraw" && length > 0;
  const needed = isDrawn || winOf(positionOf(record)) ? length : length + 1;
  if (isDrawn ? needed === USUAL : needed <= USUAL) return {};
  return { settings: { plyLimit: isDrawn ? needed : Math.max(PATIENT, needed) } };
}

const USUAL = DEFAULT_SETTINGS.plyLimit;

/** The position after the plies of a record, all of them or the first so many. */
export function positionAfter(record: GameRecord, plies = record.plies.length): GeisterPosition {
  const { start, moves } = playedOf({ ...record, plies: record.plies.slice(0, plies) });
  return moves.reduce(play, start);
}

function geisterRecordOf(record: GameRecord): GeisterRecord {
  const { names, result } = record;
  return valueOf(recordOf({
    startedAt: oneLine(record.date),
    players: { first: playerName(names.first), second: playerName(names.second) },
    ...playedOf(record),
    timeSeconds: Math.max(0, Math.round(record.timeSeconds)),
    ...(result ? { result: { ...result, reason: oneWord(result.reason) } } : {}),
    timestampsMs: record.timestampsMs.map((ms) => Math.max(0, Math.round(ms))),
    ...(record.comment ? { comment: oneLine(record.comment) } : {}),
  }));
}

/** All moves; those of a file from which the game started come first. */
function playedOf(record: GameRecord): Pick<GeisterRecord, "start" | "moves"> {
  return playedMoves(record, {
    ...{ start, read, objection, play },
    readFile: (text, { settings }) => readBoardFile(text, settings),
  });
}
