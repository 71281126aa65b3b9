/** Reads `board.txt`, whatever its line ends, blanks and missing tail. @module */

import { inLanguage, ok, type Result } from "../../core/mod.ts";
import type { Ending, Side } from "../game.ts";
import { HEAD, type Line, type Sections, sectionsOf, wrong } from "./board_file_lines.ts";
import { ghostsOf } from "./board_rows.ts";
import { winOf } from "./ending.ts";
import { read } from "./notation.ts";
import { objection } from "./objection.ts";
import { play } from "./play.ts";
import { DEFAULT_SETTINGS, type GeisterMove, type GeisterPosition } from "./position.ts";
import type { GeisterSettings } from "./position.ts";
import { capturesOf, countsOf, type GeisterRecord, positionOf, recordOf } from "./records.ts";
import { SIZE } from "./square.ts";

/** The game of a file, checked move by move; the ply limit is not in the file and cuts nothing. */
export function readBoardFile(
  text: string,
  settings: GeisterSettings = DEFAULT_SETTINGS,
): Result<GeisterRecord> {
  const sections = sectionsOf(text);
  if (!sections.ok) return sections;
  const game = readGame(sections.value, settings);
  if (!game.ok) return game;
  const record = readDetails(sections.value, game.value);
  if (!record.ok) return record;
  const fault = countsFault(sections.value, record.value) ??
    capturesFault(sections.value, record.value);
  return fault ?? recordOf(record.value);
}

type GameOf = Pick<GeisterRecord, "start" | "moves">;

function readGame({ head, turns }: Sections, settings: GeisterSettings): Result<GameOf> {
  const rows = head.slice(ROWS_FROM, ROWS_FROM + SIZE);
  const bad = rows.find(({ words }) => !/^[-RBrb]{6}$/.test(words.join("")));
  if (bad) return wrong(bad, `A row is ${SIZE} of R, B, r, b and -`);
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

const ROWS_FROM = HEAD.findIndex((name) => name.startsWith("row"));

function readMoves(
  turns: readonly Line[],
  start: GeisterPosition,
): Result<readonly GeisterMove[]> {
  const moves: GeisterMove[] = [];
  let position = start;
  for (const [index, line] of turns.entries()) {
    const fault = turnFault(line, { index, isLast: index === turns.length - 1 });
    if (fault) return fault;
    for (const word of line.words.slice(1)) {
      const move = readMove(word, { line, position });
      if (!move.ok) return move;
      position = play(position, move.value);
      moves.push(move.value);
    }
  }
  return ok(moves);
}

function turnFault(line: Line, { index, isLast }: { index: number; isLast: boolean }) {
  if (line.words[0] !== `${index + 1}.`) return wrong(line, `Turn ${index + 1} was expected`);
  const count = line.words.length - 1;
  if (count === 2 || (count === 1 && isLast)) return undefined;
  return wrong(line, "A turn is two moves, and only the last may be one");
}

function readMove(
  word: string,
  { line, position }: { line: Line; position: GeisterPosition },
): Result<GeisterMove> {
  const move = read(word);
  if (!move.ok) return wrong(line, move.error);
  const won = winOf(position);
  if (won) return wrong(line, `The game was over before ${word} by ${won.reason}`);
  const against = objection(position, move.value);
  return against ? wrong(line, inLanguage(against.why, "en")) : move;
}

function readDetails({ head, result, timestamps }: Sections, game: GameOf): Result<GeisterRecord> {
  const [startedAt, players] = head;
  const names = readPlayers(players!);
  if (!names.ok) return names;
  const timeSeconds = readTime(head.at(-1)!);
  if (!timeSeconds.ok) return timeSeconds;
  const ending = result ? readResult(result, names.value) : ok(undefined);
  if (!ending.ok) return ending;
  const timestampsMs = readNumbers(timestamps, game.moves.length + 1);
  if (!timestampsMs.ok) return timestampsMs;
  return ok({
    startedAt: startedAt!.words.join(" "),
    players: names.value,
    ...game,
    timeSeconds: timeSeconds.value,
    ...(ending.value ? { result: ending.value } : {}),
    timestampsMs: timestampsMs.value,
  });
}

function readPlayers(line: Line): Result<GeisterRecord["players"]> {
  const middle = line.words.indexOf("vs");
  const first = line.words.slice(0, Math.max(middle, 0)).join(" ");
  const second = line.words.slice(middle + 1).join(" ");
  if (!first || !second) return wrong(line, "The players are two names with vs between them");
  return ok({ first, second });
}

function readTime(line: Line): Result<number> {
  const [word, seconds = ""] = line.words;
  if (word === "time" && line.words.length === 2 && /^\d{1,9}$/.test(seconds)) {
    return ok(Number(seconds));
  }
  return wrong(line, "The time limit is time and whole seconds");
}

const SCORES = new Map<string, Side | undefined>([
  ["1,0", "first"],
  ["0,1", "second"],
  ["0.5,0.5", undefined],
]);

function readResult(line: Line, players: GeisterRecord["players"]): Result<Ending> {
  const [reason = "", ...words] = line.words;
  const score = words.pop() ?? "";
  if (!SCORES.has(score)) return wrong(line, "A result ends in 1,0 or 0,1 or 0.5,0.5");
  const winner = SCORES.get(score);
  const expected = winner ? `${players[winner]} wins` : "Draw";
  if (words.join(" ") !== expected) return wrong(line, `With ${score} the result is ${expected}`);
  return ok(winner ? { reason, winner } : { reason });
}

function readNumbers(lines: readonly Line[], most: number): Result<readonly number[]> {
  const values: number[] = [];
  for (const [index, line] of lines.entries()) {
    const [key, value = ""] = line.words;
    if (key !== `${index}.`) return wrong(line, `Number ${index} was expected`);
    if (index >= most) return wrong(line, "There are more numbers than moves");
    if (!/^\d{1,15}$/.test(value)) return wrong(line, "Not a whole number");
    values.push(Number(value));
  }
  return ok(values);
}

/** The manual does not say whether the counts are those of the start or of now: both will do. */
function countsFault({ head }: Sections, record: GeisterRecord): Result<never> | undefined {
  const line = head[HEAD.indexOf("the counts of the ghosts")]!;
  const counts = line.words.join(" ");
  const start = countsOf(record.start).join(" ");
  if (counts === start || counts === countsOf(positionOf(record)).join(" ")) return undefined;
  return wrong(line, `The board has ${start} ghosts`);
}

function capturesFault(
  { captures }: Sections,
  record: GeisterRecord,
): Result<never> | undefined {
  const values = readNumbers(captures, record.moves.length);
  if (!values.ok) return values;
  const expected = capturesOf(record);
  const index = values.value.findIndex((value, at) => value !== expected[at]);
  if (index < 0) return undefined;
  return wrong(captures[index]!, `Move ${index} took ${expected[index]} (1 red, 2 blue)`);
}
