/** Reads `board.txt`, whatever its line ends, blanks and missing tail. @module */

import { type Localized, localized, ok, type Result } from "../../core/mod.ts";
import { readDetails, readNumbers, readTurns } from "../platform_files/board_file_details.ts";
import {
  type RecordLine,
  ROWS_FROM,
  type Sections,
  sectionsOf,
  wrong,
} from "./board_file_lines.ts";
import { ghostsOf } from "./board_rows.ts";
import { winOf } from "./ending.ts";
import { read } from "./notation.ts";
import { objection } from "./objection.ts";
import { play } from "./play.ts";
import { DEFAULT_SETTINGS, type GeisterMove, type GeisterPosition } from "./position.ts";
import type { GeisterSettings } from "./position.ts";
import { capturesOf, countsOf, type GeisterRecord, positionOf, recordOf } from "./records.ts";
import { SIZE } from "./square.ts";
import { filledIn } from "../start_words.ts";
import { RECORD } from "./setup_words.ts";

/** The game of a file, checked move by move; the ply limit is not in the file and cuts nothing. */
export function readBoardFile(
  text: string,
  settings: GeisterSettings = DEFAULT_SETTINGS,
): Result<GeisterRecord, Localized> {
  const sections = sectionsOf(text);
  if (!sections.ok) return sections;
  const game = readGame(sections.value, settings);
  if (!game.ok) return game;
  const record = detailed(sections.value, game.value);
  if (!record.ok) return record;
  const fault = countsFault(sections.value, record.value) ??
    capturesFault(sections.value, record.value);
  return fault ?? recordOf(record.value);
}

type GameOf = Pick<GeisterRecord, "start" | "moves">;

function readGame({ head, turns }: Sections, settings: GeisterSettings): Result<GameOf, Localized> {
  const rows = head.slice(ROWS_FROM, ROWS_FROM + SIZE);
  const bad = rows.find(({ words }) => !/^[-RBrb]{6}$/.test(words.join("")));
  if (bad) return wrong(bad, filledIn(RECORD.row, { size: SIZE }));
  const ghosts = ghostsOf(rows.map(({ words }) => words.join("")));
  if (!ghosts.ok) return ghosts;
  const start: GeisterPosition = {
    ghosts: ghosts.value,
    turn: "first",
    ply: 0,
    settings,
    last: undefined,
  };
  const moves = readMoves(turns, start);
  return moves.ok ? ok({ start, moves: moves.value }) : moves;
}

function readMoves(
  turns: readonly RecordLine[],
  start: GeisterPosition,
): Result<readonly GeisterMove[], Localized> {
  const plies = readTurns(turns);
  if (!plies.ok) return plies;
  const moves: GeisterMove[] = [];
  let position = start;
  for (const { text, line } of plies.value) {
    const move = readMove(text, { line, position });
    if (!move.ok) return move;
    position = play(position, move.value);
    moves.push(move.value);
  }
  return ok(moves);
}

function readMove(
  word: string,
  { line, position }: { line: RecordLine; position: GeisterPosition },
): Result<GeisterMove, Localized> {
  const move = read(word);
  if (!move.ok) return wrong(line, move.error);
  const won = winOf(position);
  if (won) return wrong(line, filledIn(RECORD.over, { word, reason: won.reason }));
  const against = objection(position, move.value);
  return against ? wrong(line, localized(against.why)) : move;
}

function detailed(sections: Sections, game: GameOf): Result<GeisterRecord, Localized> {
  const details = readDetails(sections, game.moves.length);
  if (!details.ok) return details;
  const { date, names, ...others } = details.value;
  return ok({ startedAt: date, players: names, ...game, ...others });
}

/** The manual does not say whether the counts are those of the start or of now: both will do. */
function countsFault(
  { head }: Sections,
  record: GeisterRecord,
): Result<never, Localized> | undefined {
  const line = head[ROWS_FROM - 1]!;
  const counts = line.words.join(" ");
  const start = countsOf(record.start).join(" ");
  if (counts === start || counts === countsOf(positionOf(record)).join(" ")) return undefined;
  return wrong(line, filledIn(RECORD.counts, { counts: start }));
}

function capturesFault(
  { captures }: Sections,
  record: GeisterRecord,
): Result<never, Localized> | undefined {
  const values = readNumbers(captures, record.moves.length);
  if (!values.ok) return values;
  const expected = capturesOf(record);
  const index = values.value.findIndex((value, at) => value !== expected[at]);
  if (index < 0) return undefined;
  return wrong(
    captures[index]!,
    filledIn(RECORD.took, { move: index, what: expected[index] ?? 0 }),
  );
}
