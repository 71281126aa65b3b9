/** Reads `board.txt` and records, whatever their line ends, blanks and missing tail. @module */

import { type Localized, localized, ok, type Result } from "../../../core/mod.ts";
import {
  readDetails,
  readTurns,
  type WrittenPly,
} from "../../platform_files/board_file_details.ts";
import {
  type RecordLine,
  type Sections,
  sectionsOf,
  wrong,
} from "../../platform_files/board_file_lines.ts";
import type { GameRecord } from "../../platform_files/game_record.ts";
import { isLost } from "../ending.ts";
import { read, write } from "../notation.ts";
import { objection } from "../objection.ts";
import { play } from "../play.ts";
import {
  type DarkChessMove,
  type DarkChessPosition,
  type DarkChessSettings,
  DEFAULT_SETTINGS,
} from "../position.ts";
import { begun, formatSetup, parseSetup } from "../setup.ts";
import { FILES, RANKS } from "../square.ts";
import { flipTooMany, type Initial, setupOf } from "./initial_board.ts";
import type { PlayedRecord } from "./played.ts";
import { settingsIn } from "./record_settings.ts";
import { HEAD_LINES } from "../../platform_files/file_words.ts";
import { filledIn } from "../../start_words.ts";
import { RECORD } from "../setup_words.ts";

/** What stands in front of the moves, line by line. */
const HEAD = [
  HEAD_LINES.start,
  HEAD_LINES.players,
  HEAD_LINES.pieces,
  ...Array.from({ length: RANKS }, (_, row) => filledIn(HEAD_LINES.rank, { number: RANKS - row })),
  HEAD_LINES.colour,
  HEAD_LINES.limit,
];

/** The game of a file, checked ply by ply, with settings under which it can have been played. */
export function readRecord(text: string): Result<GameRecord, Localized> {
  const sections = sectionsOf(text, HEAD);
  if (!sections.ok) return sections;
  const played = playedIn(sections.value, DEFAULT_SETTINGS);
  return played.ok ? recordOf(sections.value, played.value) : played;
}

/** The start and the plies of a file, whatever else it says. */
export function readPlayed(
  text: string,
  settings: DarkChessSettings,
): Result<PlayedRecord, Localized> {
  const sections = sectionsOf(text, HEAD);
  return sections.ok ? playedIn(sections.value, settings) : sections;
}

function playedIn(
  sections: Sections,
  settings: DarkChessSettings,
): Result<PlayedRecord, Localized> {
  const plies = readTurns(sections.turns);
  if (!plies.ok) return plies;
  const moves = readMoves(plies.value);
  if (!moves.ok) return moves;
  const start = readStart(sections, { moves: moves.value, settings, plies: plies.value });
  if (!start.ok) return start;
  const played = { start: start.value, moves: moves.value };
  return faultIn(played, plies.value) ?? ok(played);
}

function readMoves(plies: readonly WrittenPly[]): Result<readonly DarkChessMove[], Localized> {
  const moves: DarkChessMove[] = [];
  for (const { text, line } of plies) {
    const move = read(text);
    if (!move.ok) return wrong(line, move.error);
    if (move.value.kind === "flip" && !move.value.piece) {
      return wrong(line, filledIn(RECORD.flipShows, { text }));
    }
    moves.push(move.value);
  }
  return ok(moves);
}

function readStart(
  { head }: Sections,
  { moves, settings, plies }: {
    readonly moves: readonly DarkChessMove[];
    readonly settings: DarkChessSettings;
    readonly plies: readonly WrittenPly[];
  },
): Result<DarkChessPosition, Localized> {
  const counts = readCounts(head[2]!);
  if (!counts.ok) return counts;
  const rows = head.slice(3, 3 + RANKS);
  const bad = rows.find(({ words }) => !/^[-XKGMRNCPkgmrncp]{4}$/.test(words.join("")));
  if (bad) return wrong(bad, filledIn(RECORD.rank, { files: FILES }));
  const first = readFirst(head[3 + RANKS]!);
  if (!first.ok) return first;
  const initial: Initial = {
    rows: rows.map(({ words }) => words.join("")),
    counts: counts.value,
    first: first.value,
    moves,
  };
  const setup = setupOf(initial);
  if (!setup.ok) {
    const ply = plies[flipTooMany(initial) ?? -1];
    if (ply) return wrong(ply.line, filledIn(RECORD.oneMore, { text: ply.text }));
    return wrong(head[2]!, setup.error);
  }
  const layout = parseSetup(setup.value);
  return layout.ok ? ok(begun(layout.value, settings)) : wrong(rows[0]!, layout.error);
}

function readCounts(line: RecordLine): Result<readonly number[], Localized> {
  const isFine = line.words.length === 14 && line.words.every((word) => /^\d$/.test(word));
  if (!isFine) return wrong(line, RECORD.counts);
  return ok(line.words.map(Number));
}

const COLOURS = { "0": "red", "1": "black", "2": "unknown" } as const;

function readFirst(line: RecordLine): Result<Initial["first"], Localized> {
  const [word, number = ""] = line.words;
  const isFine = word === "first" && line.words.length === 2 && /^[012]$/.test(number);
  if (!isFine) return wrong(line, RECORD.first);
  return ok(COLOURS[number as keyof typeof COLOURS]);
}

/** What is wrong with the first ply that was not legal, or came when the game was lost. */
function faultIn(
  { start, moves }: PlayedRecord,
  plies: readonly WrittenPly[],
): Result<never, Localized> | undefined {
  let position = start;
  for (const [index, move] of moves.entries()) {
    const { line, text } = plies[index]!;
    if (isLost(position)) return wrong(line, filledIn(RECORD.overByNoMove, { text }));
    const against = objection(position, move);
    if (against) return wrong(line, localized(against.why));
    position = play(position, move);
  }
  return undefined;
}

function recordOf(sections: Sections, played: PlayedRecord): Result<GameRecord, Localized> {
  const { captures: [extra] } = sections;
  if (extra) return wrong(extra, RECORD.oneTimeList);
  const details = readDetails(sections, played.moves.length);
  if (!details.ok) return details;
  const { result: told, ...others } = details.value;
  const { result, settings } = settingsIn(played, told);
  return ok({
    ...others,
    start: { setup: formatSetup(played.start), ...(settings ? { settings } : {}) },
    plies: played.moves.map(write),
    ...(result ? { result } : {}),
  });
}
