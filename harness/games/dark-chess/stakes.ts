/** Which rules a position puts to the test. @module */

import { type Piece, PREY } from "./piece.ts";
import { type Board, colourOf, type DarkChessPosition } from "./position.ts";
import { RAYS } from "./square.ts";

type Looked = readonly [rule: string, couldBeBroken: (seen: Seen) => boolean];

/** The rules that a player can break, each with the positions in which that is possible. */
const STAKES = [
  ["dark-chess/on-board", () => true],
  ["dark-chess/first-ply-flip", ({ position }) => !position.firstColour],
  ["dark-chess/flip-only-dark", ({ position }) => position.board.some((one) => !one?.dark)],
  ["dark-chess/source-not-empty", ({ position }) => position.board.some((one) => !one)],
  ["dark-chess/dark-stays", ({ position }) => position.board.some((one) => one?.dark)],
  ["dark-chess/own-piece", hasForeign],
  ["dark-chess/not-onto-dark", ({ meets }) => meets.dark],
  ["dark-chess/not-onto-own", ({ meets }) => meets.own],
  ["dark-chess/rank", ({ meets }) => meets.tooStrong],
  ["dark-chess/one-step", ({ kinds }) => isAfoot(kinds)],
  ["dark-chess/cannon-screen", (seen) => isArmed(seen.kinds) && seen.meets.enemy],
  ["dark-chess/cannon-quiet-step", ({ kinds }) => isArmed(kinds)],
] as const satisfies readonly Looked[];

/** The rules that {@link stakes} can name. */
export const STAKED: readonly string[] = STAKES.map(([rule]) => rule);

/** The rules that a ply could break in a position; those that are `known` are left out. */
export function stakes(
  position: DarkChessPosition,
  known?: ReadonlySet<string>,
): readonly string[] {
  const found: string[] = [];
  let seen: Seen | undefined;
  for (const [rule, couldBeBroken] of STAKES) {
    if (!known?.has(rule) && couldBeBroken(seen ??= new Seen(position))) found.push(rule);
  }
  return found;
}

/** What open pieces of the side to move meet next in some direction. */
interface Meetings {
  /** On the next square: a dark piece, an own one, an enemy that the piece may not take. */
  dark: boolean;
  own: boolean;
  tooStrong: boolean;
  /** An enemy that lies open, however far. */
  enemy: boolean;
}

/** A position, gone through only for what is asked: few rules are left after some plies. */
class Seen {
  readonly position: DarkChessPosition;
  #squares: readonly number[] | undefined;
  #meets: Meetings | undefined;

  constructor(position: DarkChessPosition) {
    this.position = position;
  }

  /** The kinds of the pieces that the side to move has open. */
  get kinds(): string {
    let kinds = "";
    for (const at of this.#mine) kinds += this.position.board[at]!.kind;
    return kinds;
  }

  get meets(): Meetings {
    return this.#meets ??= meetings(this.position, this.#mine);
  }

  /** Where the side to move has open pieces. */
  get #mine(): readonly number[] {
    return this.#squares ??= openSquares(this.position);
  }
}

function openSquares(position: DarkChessPosition): readonly number[] {
  const { board } = position;
  const colour = colourOf(position, position.turn);
  const squares: number[] = [];
  for (let at = 0; at < board.length; at++) {
    const piece = board[at];
    if (piece && !piece.dark && piece.colour === colour) squares.push(at);
  }
  return squares;
}

function meetings({ board }: DarkChessPosition, squares: readonly number[]): Meetings {
  const met: Meetings = { dark: false, own: false, tooStrong: false, enemy: false };
  for (const at of squares) {
    for (const ray of RAYS[at]!) meet(met, board, { piece: board[at]!, ray });
  }
  return met;
}

function meet(
  met: Meetings,
  board: Board,
  { piece, ray }: { readonly piece: Piece; readonly ray: readonly number[] },
): void {
  const square = ray.find((one) => board[one] !== undefined);
  const other = square === undefined ? undefined : board[square];
  if (!other) return;
  const enemy = !other.dark && other.colour !== piece.colour;
  met.enemy ||= enemy;
  if (square !== ray[0]) return;
  met.dark ||= other.dark;
  met.own ||= !other.dark && !enemy;
  met.tooStrong ||= enemy && piece.kind !== "C" && !PREY[piece.kind].includes(other.kind);
}

function hasForeign({ position }: Seen): boolean {
  const colour = colourOf(position, position.turn);
  return position.board.some((piece) => piece && !piece.dark && piece.colour !== colour);
}

function isArmed(kinds: string): boolean {
  return kinds.includes("C");
}

/** Whether some piece is no cannon. */
function isAfoot(kinds: string): boolean {
  return /[^C]/.test(kinds);
}

/** Less than one piece for two: a side that resigns then has lost the game on the board. */
const HOPELESS = 2;

/** Whether the side to move may well resign; what both sides have left is known, dark or not. */
export function isHopeless(position: DarkChessPosition): boolean {
  const colour = colourOf(position, position.turn);
  if (!colour) return false;
  const all = position.board.filter((piece) => piece !== undefined);
  const own = all.filter((piece) => piece.colour === colour).length;
  return HOPELESS * own <= all.length - own;
}
