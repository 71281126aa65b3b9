/** Which rules a position puts to the test. @module */

import { PREY } from "./piece.ts";
import { colourOf, type DarkChessPosition } from "./position.ts";
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
  ["dark-chess/not-onto-dark", ({ meets }) => meets.some(({ dark }) => dark)],
  ["dark-chess/not-onto-own", ({ meets }) => meets.some(({ own }) => own)],
  ["dark-chess/rank", ({ meets }) => meets.some(({ tooStrong }) => tooStrong)],
  ["dark-chess/one-step", ({ kinds }) => kinds.some((kind) => kind !== "C")],
  ["dark-chess/cannon-screen", (seen) => isArmed(seen.kinds) && seen.meets.some(foe)],
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

/** A piece of the side to move, and the next piece that it meets in a direction. */
interface Meeting {
  readonly dark: boolean;
  readonly own: boolean;
  /** An enemy on the next square that it may not take. */
  readonly tooStrong: boolean;
  /** An enemy that lies open, however far. */
  readonly enemy: boolean;
}

/** A position, gone through only for what is asked: few rules are left after some plies. */
class Seen {
  readonly position: DarkChessPosition;
  #squares: readonly number[] | undefined;
  #meets: readonly Meeting[] | undefined;

  constructor(position: DarkChessPosition) {
    this.position = position;
  }

  /** The kinds of the pieces that the side to move has open. */
  get kinds(): readonly string[] {
    return this.#mine.map((at) => this.position.board[at]?.kind ?? "");
  }

  get meets(): readonly Meeting[] {
    return this.#meets ??= this.#mine.flatMap((at) =>
      (RAYS[at] ?? []).flatMap((ray) => met(this.position, at, ray))
    );
  }

  /** Where the side to move has open pieces. */
  get #mine(): readonly number[] {
    const colour = colourOf(this.position, this.position.turn);
    return this.#squares ??= this.position.board.flatMap((piece, at) =>
      piece && !piece.dark && piece.colour === colour ? [at] : []
    );
  }
}

function met({ board }: DarkChessPosition, at: number, ray: readonly number[]): Meeting[] {
  const [piece, square] = [board[at], ray.find((one) => board[one])];
  const other = square === undefined ? undefined : board[square];
  if (!piece || !other) return [];
  const near = square === ray[0];
  const enemy = !other.dark && other.colour !== piece.colour;
  const prey = PREY[piece.kind].includes(other.kind);
  return [{
    dark: near && other.dark,
    own: near && !other.dark && !enemy,
    tooStrong: near && enemy && piece.kind !== "C" && !prey,
    enemy,
  }];
}

function hasForeign({ position }: Seen): boolean {
  const colour = colourOf(position, position.turn);
  return position.board.some((piece) => piece && !piece.dark && piece.colour !== colour);
}

function isArmed(kinds: readonly string[]): boolean {
  return kinds.includes("C");
}

function foe({ enemy }: Meeting): boolean {
  return enemy;
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
