/** All moves of a record, whatever the game. @module */

import type { Localized, Result } from "../../core/mod.ts";
import type { Game } from "../game.ts";
import { isBoardFile } from "./board_file_lines.ts";
import type { GameRecord } from "./game_record.ts";

/** Where a game started, and every move since. */
interface Played<Position, Move> {
  readonly start: Position;
  readonly moves: readonly Move[];
}

/** What is needed of a game; `readFile` reads a file from which a game may start. */
type Reads<Position, Move> =
  & Pick<Game<Position, Move>, "start" | "read" | "objection" | "play">
  & {
    readonly readFile: (
      text: string,
      position: Position,
    ) => Result<Played<Position, Move>, Localized>;
  };

/** All moves; those of a file from which the game started come first. Throws where one is not legal. */
export function playedMoves<Position, Move>(
  { start: from, plies }: Pick<GameRecord, "start" | "plies">,
  { start, read, objection, play, readFile }: Reads<Position, Move>,
): Played<Position, Move> {
  let position = valueOf(start(from));
  const past = isBoardFile(from.setup)
    ? valueOf(readFile(from.setup, position))
    : { start: position, moves: [] };
  const moves = plies.map((ply) => {
    const move = valueOf(read(ply));
    const against = objection(position, move);
    if (against) throw new Error(`Not a legal ply: ${ply} breaks ${against.rule}`);
    position = play(position, move);
    return move;
  });
  return { start: past.start, moves: [...past.moves, ...moves] };
}

/** The value of a result that must be right here; throws where it is not. */
export function valueOf<Value>(result: Result<Value, Localized>): Value {
  if (!result.ok) throw new Error(result.error.en);
  return result.value;
}
