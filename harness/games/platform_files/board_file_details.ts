/** What the lines of a board file say, whatever the game. @module */

import { fill, type Localized, ok, type Result } from "../../core/mod.ts";
import type { Ending, Side } from "../game.ts";
import { type RecordLine, type Sections, wrong } from "./board_file_lines.ts";
import { filledIn } from "../start_words.ts";
import { FILE } from "./file_words.ts";

/** The names of both players, the first player's first. */
export type PlayerNames = Readonly<Record<Side, string>>;

/** Reads `a1 vs a2`. */
export function readPlayers(line: RecordLine): Result<PlayerNames, Localized> {
  const middle = line.words.indexOf("vs");
  const first = line.words.slice(0, Math.max(middle, 0)).join(" ");
  const second = line.words.slice(middle + 1).join(" ");
  if (!first || !second) return wrong(line, FILE.players);
  return ok({ first, second });
}

/** Reads `time 900`. */
function readTime(line: RecordLine): Result<number, Localized> {
  const [word, seconds = ""] = line.words;
  if (word === "time" && line.words.length === 2 && /^\d{1,9}$/.test(seconds)) {
    return ok(Number(seconds));
  }
  return wrong(line, FILE.time);
}

/** What a file says besides its board and its moves. */
export interface Details {
  readonly date: string;
  readonly names: PlayerNames;
  readonly timeSeconds: number;
  readonly result?: Ending;
  readonly timestampsMs: readonly number[];
  readonly comment?: string;
}

/** Reads the details of a file with so many moves: the first line of its head, the second, the last. */
export function readDetails(
  { head, result, comment, timestamps }: Sections,
  moves: number,
): Result<Details, Localized> {
  const [date, players] = head;
  const names = readPlayers(players!);
  if (!names.ok) return names;
  const timeSeconds = readTime(head.at(-1)!);
  if (!timeSeconds.ok) return timeSeconds;
  const ending = result ? readResult(result, names.value) : ok(undefined);
  if (!ending.ok) return ending;
  const timestampsMs = readNumbers(timestamps, moves + 1);
  if (!timestampsMs.ok) return timestampsMs;
  return ok({
    date: date!.words.join(" "),
    names: names.value,
    timeSeconds: timeSeconds.value,
    ...(ending.value ? { result: ending.value } : {}),
    timestampsMs: timestampsMs.value,
    ...readComment(comment),
  });
}

/** Reads `0. 7`, `1. 9` and so on, at most so many. */
export function readNumbers(
  lines: readonly RecordLine[],
  most: number,
): Result<readonly number[], Localized> {
  const values: number[] = [];
  for (const [index, line] of lines.entries()) {
    const [key, value = ""] = line.words;
    if (key !== `${index}.`) return wrong(line, fill(FILE.numberExpected, { index }));
    if (index >= most) return wrong(line, FILE.moreNumbers);
    if (!/^\d{1,15}$/.test(value)) return wrong(line, FILE.notWhole);
    values.push(Number(value));
  }
  return ok(values);
}

/** Reads `Comment 0 0`, where it says anything else. */
export function readComment(line: RecordLine | undefined): { readonly comment?: string } {
  const comment = line?.words.slice(1).join(" ");
  return comment && comment !== "0 0" ? { comment } : {};
}

/** A ply as it stands in a file. */
export interface WrittenPly {
  readonly text: string;
  readonly line: RecordLine;
}

/** The longest game that is replayed; real ones have some hundred plies. */
const MOST_TURNS = 10_000;

/** Reads `1. a b`, `2. c d` and so on; only the last may hold a single ply. */
export function readTurns(turns: readonly RecordLine[]): Result<readonly WrittenPly[], Localized> {
  const surplus = turns[MOST_TURNS];
  if (surplus) return wrong(surplus, fill(FILE.turns, { most: MOST_TURNS }));
  const plies: WrittenPly[] = [];
  for (const [index, line] of turns.entries()) {
    const [key, ...texts] = line.words;
    if (key !== `${index + 1}.`) return wrong(line, fill(FILE.turnExpected, { index: index + 1 }));
    const isWhole = texts.length === 2 || (texts.length === 1 && index === turns.length - 1);
    if (!isWhole) return wrong(line, FILE.twoMoves);
    plies.push(...texts.map((text) => ({ text, line })));
  }
  return ok(plies);
}

const SCORES = new Map<string, Side | undefined>([
  ["1,0", "first"],
  ["0,1", "second"],
  ["0.5,0.5", undefined],
]);

/** `1.000000,0.000000` as `1,0`. */
function shortScore(score: string): string {
  return score.replaceAll(/(\.\d{0,12}?)0+(?=,|$)/g, "$1").replaceAll(/\.(?=,|$)/g, "");
}

/**
 * Reads `NoMove a1 Wins 1.000000,0.000000`, `NoMove a1 wins 1,0`, `NoEatFlipDraw Draw 0.5,0.5` or
 * `NoEatFlipDraw a1 Draw 0.500000,0.500000`. The score decides: the name of a winner may be an
 * account instead of a player, as long as it is not the other player; that in a draw says nothing.
 */
export function readResult(line: RecordLine, names: PlayerNames): Result<Ending, Localized> {
  const [reason = "", ...words] = line.words;
  const score = shortScore(words.pop() ?? "");
  if (!SCORES.has(score)) return wrong(line, FILE.score);
  const winner = SCORES.get(score);
  const loser = winner && names[winner === "first" ? "second" : "first"];
  const word = words.pop()?.toLowerCase();
  const isTold = winner
    ? word === "wins" && (words.join(" ") === names[winner] || words.join(" ") !== loser)
    : word === "draw";
  if (isTold) return ok(winner ? { reason, winner } : { reason });
  const wanted = winner ? `${names[winner]} wins` : "Draw";
  return wrong(line, filledIn(FILE.resultOf, { score, result: wanted }));
}

/** The score of a result as the platform writes it. */
export function scoreOf({ winner }: Ending): string {
  return winner ? (winner === "first" ? "1,0" : "0,1") : "0.5,0.5";
}
