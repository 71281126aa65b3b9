/** Games as the platform keeps them on disk, whatever the game. @module */

import type { Localized, Result } from "../../core/mod.ts";
import type { Ending, GameSettings, Side } from "../game.ts";

/** A game with what the platform writes down about it; the positions follow from start and plies. */
export interface GameRecord {
  /** When it began, in the words of the file: `11:19pm Dec 7, 2019`. */
  readonly date: string;
  readonly names: Readonly<Record<Side, string>>;
  /**
   * What the game's `start` takes. A file keeps nothing that was hidden to the end: what no ply
   * showed is dealt anew when it is read, always in the same way.
   */
  readonly start: { readonly setup: string; readonly settings?: GameSettings };
  /** What each side has for the game, in seconds; 0 is no limit. */
  readonly timeSeconds: number;
  /** In the game's own notation, all legal; a flip says what it showed. */
  readonly plies: readonly string[];
  /** When the game began and when each ply came, in milliseconds since 1970; may be cut short. */
  readonly timestampsMs: readonly number[];
  /** Absent while the game goes on; the reason in the platform's word, without `,3,4`. */
  readonly result?: Ending;
  /** What follows the word `Comment`, where that is not the platform's `0 0`. */
  readonly comment?: string;
}

/** Writes and reads the record files of one game. */
export interface RecordFiles {
  /** The whole file, LF at each line's end; throws where a ply is not legal. */
  readonly writeRecord: (record: GameRecord) => string;
  /** The game of a file, checked ply by ply; an error names the line. */
  readonly readRecord: (text: string) => Result<GameRecord, Localized>;
}

/** How long each ply took, in milliseconds, as far as there are timestamps. */
export function plyTimesMs({ timestampsMs }: GameRecord): readonly number[] {
  return timestampsMs.slice(1).map((at, index) => Math.max(0, at - (timestampsMs[index] ?? at)));
}

/** A ply as far as its time is known: how long it took, and when it came since the game's start. */
export interface TimedPly {
  readonly thinkMs?: number;
  readonly atMs?: number;
}

/**
 * The timestamps of a game: when the first ply was asked for, and when each came. Where that was
 * not noted, plies follow each other as long as they took.
 */
export function timestampsOf(startedAtMs: number, plies: readonly TimedPly[]): readonly number[] {
  const [first] = plies;
  let at = Math.round(startedAtMs + Math.max(0, (first?.atMs ?? 0) - (first?.thinkMs ?? 0)));
  return [
    at,
    ...plies.map(({ thinkMs = 0, atMs }) => {
      const next = atMs === undefined ? at + Math.max(0, thinkMs) : startedAtMs + atMs;
      return at = Math.max(at, Math.round(next));
    }),
  ];
}

/** A moment in the platform's words, in UTC: `11:19pm Dec 7, 2019`. */
export function platformDate(atMs: number): string {
  const date = new Date(atMs);
  const hours = date.getUTCHours();
  const minutes = String(date.getUTCMinutes()).padStart(2, "0");
  const time = `${hours % 12 || 12}:${minutes}${hours < 12 ? "am" : "pm"}`;
  return `${time} ${MONTHS[date.getUTCMonth()]} ${date.getUTCDate()}, ${date.getUTCFullYear()}`;
}

const MONTHS = "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split(" ");
