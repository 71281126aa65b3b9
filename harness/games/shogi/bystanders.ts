/** Pieces that are put on the board besides, where they change nothing that can be played. @module */

import { pick } from "../random.ts";
import { declarationFault } from "./declaration.ts";
import { ending } from "./ending.ts";
import { isHopeless } from "./hopeless.ts";
import { boardOf, rowsOf } from "./mirror.ts";
import { moves } from "./moves.ts";
import { read, write } from "./notation.ts";
import { objection } from "./objection.ts";
import { HAND_LETTERS, type HandLetter, mustNotStay } from "./piece.ts";
import { play } from "./play.ts";
import { isCheck, type ShogiPosition } from "./position.ts";
import { SIZE } from "./square.ts";
import { stakes } from "./stakes.ts";
import { start } from "./start.ts";

/** A position as it is written: where it begins and what was played since. */
export interface WrittenPosition {
  /** `startpos` or an SFEN. */
  readonly setup: string;
  readonly moves: readonly string[];
}

/** So many pieces are put on the board, if chance finds places for them. */
const PIECES = 3;
const TRIES = 24;

/** An SFEN with some pieces more that leave the moves and the rules at stake behind all openings. */
export function withBystanders(
  setup: string,
  { openings, random }: {
    readonly openings: readonly (readonly string[])[];
    readonly random: () => number;
  },
): string {
  const at = (setup: string) => openings.map((moves) => positionOf({ setup, moves }));
  const usual = at(setup);
  let chosen = setup;
  let added = 0;
  for (let tries = 0; tries < TRIES && added < PIECES; tries++) {
    const more = withPiece(chosen, random);
    const fits = at(more).every((other, index) => {
      const one = usual[index];
      return one && other && isAlike(one, other) && hasSameMoves(one, other);
    });
    if (!fits) continue;
    chosen = more;
    added++;
  }
  return chosen;
}

/** Whether two positions put the same to the test, whatever can be played in them. */
export function isAlike(one: ShogiPosition, other: ShogiPosition): boolean {
  return isCheck(one) === isCheck(other) &&
    ending(one)?.reason === ending(other)?.reason &&
    (declarationFault(one) === undefined) === (declarationFault(other) === undefined) &&
    isHopeless(one) === isHopeless(other) &&
    stakes(one).join() === stakes(other).join();
}

/** The position that is written; undefined where there is no such position. */
export function positionOf({ setup, moves }: WrittenPosition): ShogiPosition | undefined {
  const begun = start({ setup });
  if (!begun.ok) return undefined;
  let position = begun.value;
  for (const text of moves) {
    const move = read(text);
    if (!move.ok || objection(position, move.value)) return undefined;
    position = play(position, move.value);
  }
  return position;
}

/** Whether all can be played that could, and nothing else; drops may find their square taken. */
export function hasSameMoves(usual: ShogiPosition, other: ShogiPosition): boolean {
  const [before, after] = [usual, other].map((each) => new Set(moves(each).map(write)));
  if (!before || !after || [...after].some((move) => !before.has(move))) return false;
  const lost = [...before].filter((move) => !after.has(move));
  return lost.length === 0 || !isCheck(usual) && lost.every((move) => move.includes("*"));
}

/** An SFEN with one piece of either side more, on an empty square where it may have come to stand. */
function withPiece(setup: string, random: () => number): string {
  const [board = "", ...rest] = setup.split(" ");
  const rows = rowsOf(board).map((row) => [...row]);
  const letter = pick(HAND_LETTERS, random) ?? "G";
  const mark = random() < 0.5 ? letter : letter.toLowerCase();
  const free = rows.flatMap((row, rank) =>
    row.flatMap((taken, file) =>
      taken === "" && mayStand(letter, rank, mark) ? [{ rank, file }] : []
    )
  ).filter(({ file }) => letter !== "P" || rows.every((row) => row[file] !== mark));
  const at = pick(free, random);
  const row = at && rows[at.rank];
  if (!row) return setup;
  row[at.file] = mark;
  return [boardOf(rows), ...rest].join(" ");
}

/** Whether a piece could still move from a row, counted from the top. */
function mayStand(letter: HandLetter, rank: number, mark: string): boolean {
  return !mustNotStay(letter, mark === letter ? rank + 1 : SIZE - rank);
}
