/** Openings by chance that no side has lost before it is asked. @module */

import type { Side } from "../../games/game.ts";
import { randomFrom } from "../../games/random.ts";
import type { GameKit } from "../../referee/mod.ts";

/** How often other plies are tried before the last ones are taken as they are. */
const MOST_TRIES = 50;

/**
 * So many plies by chance from a position, the same for the same seed. Where the game would be over,
 * or one side could win at once whatever the other does, other plies are tried.
 */
export function chanceOpening(
  kit: GameKit,
  position: unknown,
  { plies, seed }: { readonly plies: number; readonly seed: number },
): readonly string[] {
  let made: readonly string[] = [];
  for (let attempt = 0; attempt < MOST_TRIES; attempt++) {
    const tried = walked(kit, position, { plies, random: randomFrom(seed + attempt * APART) });
    made = tried.moves;
    if (!isLostAtOnce(kit, tried.position)) break;
  }
  return made;
}

/** Attempts of one game share no chance with those of its neighbours. */
const APART = 1_000_000_007;

function walked(
  kit: GameKit,
  start: unknown,
  { plies, random }: { readonly plies: number; readonly random: () => number },
): { readonly moves: readonly string[]; readonly position: unknown } {
  const { game, opponents, shown } = kit;
  let position = start;
  const moves: string[] = [];
  while (moves.length < plies && !game.ending(position)) {
    const move = opponents.random?.(position, random);
    if (move === undefined) break;
    moves.push(game.write(move));
    position = game.play(position, shown?.(position, move) ?? move);
  }
  return { moves, position };
}

/** Whether the game is over, the side to move wins by its next ply, or cannot keep the other from it. */
export function isLostAtOnce(kit: GameKit, position: unknown): boolean {
  const { game } = kit;
  if (game.ending(position)) return true;
  const side = game.turn(position);
  const after = game.moves(position).map((move) => next(kit, position, move));
  if (after.some((one) => isWonBy(kit, one, side))) return true;
  return after.every((one) => canWin(kit, one, side));
}

/** Whether a position is lost for a side by the other's next ply, or already. */
function canWin(kit: GameKit, position: unknown, side: Side): boolean {
  const { game } = kit;
  const ending = game.ending(position);
  if (ending) return ending.winner !== undefined && ending.winner !== side;
  const mover = game.turn(position);
  // Some sides make two plies in a row.
  if (mover === side) return false;
  return game.moves(position).some((move) => isWonBy(kit, next(kit, position, move), mover));
}

function isWonBy({ game }: GameKit, position: unknown, side: Side): boolean {
  return game.ending(position)?.winner === side;
}

function next({ game, shown }: GameKit, position: unknown, move: unknown): unknown {
  return game.play(position, shown?.(position, move) ?? move);
}
