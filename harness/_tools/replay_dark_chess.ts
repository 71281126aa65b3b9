/**
 * Replays records of Chinese dark chess and says what the rules cannot explain. A file has one
 * game per line: `{"first": "red", "reason": "NoMove", "score": [1, 0], "moves": ["c2(K)", …]}`.
 *
 * Usage: replay_dark_chess.ts <file>
 *
 * @module
 */

import { inLanguage } from "../core/mod.ts";
import {
  colourOf,
  darkChess,
  type DarkChessPosition,
  DEFAULT_SETTINGS,
  repetitionLength,
} from "../games/dark-chess/mod.ts";

/** A game as it was recorded. */
export interface RecordedGame {
  readonly first: "red" | "black";
  /** In the platform's words, such as `PositionRepetitionDraw,3,4`. */
  readonly reason: string;
  readonly score: readonly [number, number];
  readonly moves: readonly string[];
}

/** What became of one record. */
export type ReplayOutcome =
  | { readonly kind: "explained" }
  | { readonly kind: "illegal"; readonly why: string }
  | { readonly kind: "unexplained"; readonly why: string };

/** Plays a record through. */
export function replay(record: RecordedGame): ReplayOutcome {
  const repetition = Number(/^PositionRepetitionDraw,(\d+),/.exec(record.reason)?.[1]);
  const settings = { repetition: repetition || DEFAULT_SETTINGS.repetition };
  const begun = darkChess.start({ seed: 0, settings });
  if (!begun.ok) return { kind: "unexplained", why: begun.error.en };
  let position = begun.value;
  for (const [index, text] of record.moves.entries()) {
    const ended = darkChess.ending(position);
    if (ended) {
      return { kind: "unexplained", why: `${ended.reason} already before ply ${index + 1}` };
    }
    const move = darkChess.read(text);
    if (!move.ok) return { kind: "illegal", why: `Ply ${index + 1}: ${move.error.en}` };
    const objection = darkChess.objection(position, move.value);
    if (objection) {
      const why = `${objection.rule}: ${inLanguage(objection.why, "en")}`;
      return { kind: "illegal", why: `Ply ${index + 1} ${text}: ${why}` };
    }
    position = darkChess.play(position, move.value);
  }
  return explain(record, position);
}

/** The counts over a file, and a line for each record that is not explained. */
export function replayAll(text: string) {
  const counts = { explained: 0, illegal: 0, unexplained: 0 };
  const complaints: string[] = [];
  for (const [index, line] of text.split("\n").entries()) {
    if (line.trim() === "") continue;
    const result = replay(JSON.parse(line));
    counts[result.kind]++;
    if (result.kind !== "explained") complaints.push(`${index + 1}: ${result.kind}: ${result.why}`);
  }
  return { counts, complaints };
}

function explain(
  { first, reason, score }: RecordedGame,
  position: DarkChessPosition,
): ReplayOutcome {
  const colour = colourOf(position, "first");
  if (colour !== first) return { kind: "unexplained", why: `First is ${colour}, not ${first}` };
  const expected = outcomeOf(position);
  // The clock is no part of the position: all it can say is that the game was still going on.
  if (expected === undefined && reason === "TimeOut") return { kind: "explained" };
  const actual = `${reason} ${score.join("-")}`;
  if (actual === expected) return { kind: "explained" };
  return { kind: "unexplained", why: `Recorded as ${actual}, but the rules say ${expected}` };
}

/** Reason and score as a record has them; undefined while the game goes on. */
function outcomeOf(position: DarkChessPosition): string | undefined {
  const ended = darkChess.ending(position);
  if (!ended) return undefined;
  const score = !ended.winner ? "0.5-0.5" : ended.winner === "first" ? "1-0" : "0-1";
  if (ended.reason !== "PositionRepetitionDraw") return `${ended.reason} ${score}`;
  const cycle = `${position.settings.repetition},${repetitionLength(position)}`;
  return `${ended.reason},${cycle} ${score}`;
}

if (import.meta.main) {
  const [file] = Deno.args;
  if (file === undefined) {
    console.error("Usage: replay_dark_chess.ts <file>");
    Deno.exit(2);
  }
  const { counts, complaints } = replayAll(await Deno.readTextFile(file));
  for (const complaint of complaints) console.error(`${file}:${complaint}`);
  const games = counts.explained + counts.illegal + counts.unexplained;
  console.log(
    `${games} games, ${counts.illegal} with an illegal move, ` +
      `${counts.explained} endings explained, ${counts.unexplained} not`,
  );
  if (complaints.length > 0) Deno.exit(1);
}
