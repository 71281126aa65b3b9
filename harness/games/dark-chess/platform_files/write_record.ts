/** Writes a game as the platform keeps it: `INITIAL`, then as `board.txt`, with the result. @module */

import type { Ending } from "../../game.ts";
import { scoreOf } from "../../platform_files/board_file_details.ts";
import type { GameRecord } from "../../platform_files/game_record.ts";
import { oneLine, oneWord, playerName } from "../../platform_files/one_line.ts";
import { playedMoves } from "../../platform_files/played_moves.ts";
import { boardFileLines, type DarkChessGame } from "../board_file.ts";
import { repetitionLength } from "../ending.ts";
import { read } from "../notation.ts";
import { objection } from "../objection.ts";
import { play } from "../play.ts";
import type { DarkChessPosition } from "../position.ts";
import { start } from "../start.ts";
import { readPlayed } from "./read_record.ts";
import type { PlayedRecord } from "./played.ts";

/** The file of a game; throws where a ply is not legal, and makes names fit for a line. */
export function writeRecord(record: GameRecord): string {
  const game = gameOf(record);
  const { head, turns, timestamps } = boardFileLines(game);
  const { result, comment } = record;
  const lines = [
    "INITIAL",
    ...head,
    ...turns,
    ...(result ? [`* ${resultWords(result, game)}`] : []),
    `* Comment ${oneLine(comment || "0 0")}`,
    ...timestamps,
  ];
  return lines.map((line) => `${line}\n`).join("");
}

/** The position after the plies of a record, all of them or the first so many. */
export function positionAfter(record: GameRecord, plies = record.plies.length): DarkChessPosition {
  const { start, moves } = gameOf({ ...record, plies: record.plies.slice(0, plies) });
  return moves.reduce(play, start);
}

function gameOf(record: GameRecord): DarkChessGame {
  return {
    startedAt: oneLine(record.date),
    players: { first: playerName(record.names.first), second: playerName(record.names.second) },
    ...playedOf(record),
    timeSeconds: Math.max(0, Math.round(record.timeSeconds)),
    timestampsMs: record.timestampsMs.map((ms) => Math.max(0, Math.round(ms))),
  };
}

/** All plies; those of a file from which the game started come first. */
function playedOf(record: GameRecord): PlayedRecord {
  return playedMoves(record, {
    ...{ start, read, objection, play },
    readFile: (text, { settings }) => readPlayed(text, settings),
  });
}

/** `NoMove a1 Wins 1,0`; a repetition says how often and how many plies came round. */
function resultWords(result: Ending, { players, start, moves }: DarkChessGame): string {
  const score = scoreOf(result);
  if (result.winner) return `${oneWord(result.reason)} ${players[result.winner]} Wins ${score}`;
  const last = moves.reduce(play, start);
  const length = result.reason === "PositionRepetitionDraw" ? repetitionLength(last) : undefined;
  const detail = length === undefined ? "" : `,${last.settings.repetition},${length}`;
  return `${oneWord(result.reason)}${detail} Draw ${score}`;
}
