/** Referees a game without an engine. @module */

import type { Rule, Text } from "../core/mod.ts";
import type { Ending, Side, Start } from "../games/game.ts";
import type { GameKit } from "../referee/mod.ts";
import { gameOf, GAMES } from "../referee/all/mod.ts";

/** Why a move is not legal. */
export interface MoveObjection {
  /** The id of the rule that it breaks, one of the game's own. */
  readonly rule: string;
  /** What is wrong with it. */
  readonly why: Text;
}

/** A game under way; moves are text in the game's own notation. */
export interface RefereedGame {
  /** The rules that an objection may name. */
  readonly rules: readonly Rule[];
  /** The side to move. */
  readonly turn: Side;
  /** How the game ended; undefined while it goes on. */
  readonly ending: Ending | undefined;
  /** The position as text, from which {@linkcode refereeGame} can start again. */
  readonly position: string;
  /** All legal moves. */
  moves(): readonly string[];
  /** Plays a move; a move that is not legal is not played, and the rule that it breaks is named. */
  play(move: string): MoveObjection | undefined;
}

/** The ids of all games. */
export const GAME_IDS: readonly string[] = GAMES.map(({ game }) => game.id);

/**
 * Begins a game: `{ setup }` from a written position, `{ seed }` from the start position with all
 * chance taken from the seed.
 *
 * @throws {TypeError} if the game is unknown or the position cannot be read.
 */
export function refereeGame(id: string, start: Start): RefereedGame {
  const kit = gameOf(id);
  if (!kit) throw new TypeError(`Unknown game: "${id}"`);
  const begun = kit.game.start(start);
  if (!begun.ok) throw new TypeError(begun.error.en);
  return new Refereed(kit, begun.value);
}

class Refereed implements RefereedGame {
  readonly #kit: GameKit;
  #position: unknown;

  constructor(kit: GameKit, position: unknown) {
    this.#kit = kit;
    this.#position = position;
  }

  get rules(): readonly Rule[] {
    return this.#kit.game.rules;
  }

  get turn(): Side {
    return this.#kit.game.turn(this.#position);
  }

  get ending(): Ending | undefined {
    return this.#kit.game.ending(this.#position);
  }

  get position(): string {
    return this.#kit.setup(this.#position);
  }

  moves(): readonly string[] {
    const { game } = this.#kit;
    return game.moves(this.#position).map((move) => game.write(move));
  }

  play(text: string): MoveObjection | undefined {
    const { game, shown } = this.#kit;
    const read = game.read(text);
    if (!read.ok) throw new TypeError(read.error.en);
    const objection = game.objection(this.#position, read.value);
    if (objection) return objection;
    this.#position = game.play(this.#position, shown?.(this.#position, read.value) ?? read.value);
    return undefined;
  }
}
