/** The positions of a game as files that `--board` and the platform read. @module */

/** The files of a game, small enough for a page: each is cut out of these texts. */
export type PositionFiles =
  /** A record of the whole game, and of its start alone. */
  | {
    readonly kind: "record";
    readonly start: string;
    readonly whole: string;
    /** How many plies `whole` has; later positions cannot be played on. */
    readonly plies: number;
  }
  /** A text for each position. */
  | { readonly kind: "setups"; readonly texts: readonly string[] };

/** The file of the position after so many plies; undefined where the game is over. */
export function positionFileAt(files: PositionFiles, ply: number): string | undefined {
  if (files.kind === "setups") return files.texts[ply];
  const { start, whole, plies } = files;
  if (ply > plies) return undefined;
  return ply === 0 ? start : cutRecord(whole, plies - ply);
}

const TURN = /^\* \d+\. /;
const TIME = /^\d+\. /;

/** A record without its last `dropped` plies, and without their times. */
function cutRecord(text: string, dropped: number): string {
  const lines = text.split("\n");
  const turns = lines.filter((line) => TURN.test(line));
  const moves = turns.flatMap((line) => line.split(" ").slice(2));
  const kept = moves.slice(0, moves.length - dropped);
  const first = lines.findIndex((line) => TURN.test(line));
  const head = lines.slice(0, first);
  const tail = lines.slice(first + turns.length);
  return [...head, ...turnLines(kept, turns[0] ?? ""), ...cutTimes(tail, dropped)].join("\n");
}

/** Two moves a line, from the number of the first line on. */
function turnLines(moves: readonly string[], first: string): readonly string[] {
  const from = Number(/\d+/.exec(first)?.[0] ?? 1);
  return Array.from(
    { length: Math.ceil(moves.length / 2) },
    (_, at) => `* ${from + at}. ${moves.slice(2 * at, 2 * at + 2).join(" ")}`,
  );
}

/** Every list of times, which counts from 0, loses its last ones. */
function cutTimes(lines: readonly string[], dropped: number): readonly string[] {
  const isTime = (line: string | undefined): boolean => line !== undefined && TIME.test(line);
  return lines.filter((line, at) => {
    if (!isTime(line)) return true;
    let left = 1;
    while (isTime(lines[at + left]) && !lines[at + left]?.startsWith("0. ")) left++;
    return left > dropped;
  });
}
