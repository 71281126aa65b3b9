/** Looks ahead for the patient opponent; a measured hot path: one board of numbers, changed in place. @module */

import type { Side } from "../game.ts";
import { LETTERS, OF_A_COLOUR } from "./ghost.ts";
import { type Colours, worthOf } from "./lasting_worth.ts";
import type { GeisterMove, GeisterPosition } from "./position.ts";
import { DIRECTIONS, isFarCorner, SQUARES, stepFrom } from "./square.ts";

/** What matters of a line of play: `depth` more plies, and scores between `least` and `most`. */
interface Line {
  readonly depth: number;
  readonly least: number;
  readonly most: number;
}

const OVER = -1_000_000;
/** Where a step leads that leaves the board, or leaves it by a way out; nothing stands there. */
const [OFF, OUT] = [-1, -2];

/** The ghosts of both sides: 0 to 7 are the first player's, 8 to 15 the second's. */
export class Lookahead {
  readonly #side: number;
  readonly #blue: readonly boolean[];
  readonly #at: Int8Array;
  readonly #on = new Int8Array(SQUARES.length).fill(OFF);
  readonly #taken: readonly [Colours, Colours];
  /** By depth: the ghost whose move decided last, which is tried first. */
  readonly #decided: number[] = [];

  /** Looks ahead for the side to move. */
  constructor({ ghosts, turn }: GeisterPosition) {
    const all = [...ghosts.first, ...ghosts.second];
    this.#side = turn === "first" ? 0 : 1;
    this.#blue = all.map(({ colour }) => colour === "blue");
    this.#at = Int8Array.from(all, ({ at }) => typeof at === "number" ? at : OFF);
    this.#at.forEach((at, ghost) => at >= 0 && (this.#on[at] = ghost));
    const captured = all.map(({ at }) => at === "captured");
    const count = (side: number, blue: boolean) =>
      captured.filter((is, ghost) => is && ghost >> 3 === side && this.#blue[ghost] === blue)
        .length;
    const taken = (side: number) => ({ blue: count(side, true), red: count(side, false) });
    this.#taken = [taken(0), taken(1)];
  }

  /**
   * How well the move of an own ghost keeps the game going, where the other side wants to end it; a
   * score of `least` or less may be any of those.
   */
  score(move: GeisterMove, { depth, least }: Pick<Line, "depth" | "least">): number {
    const ghost = this.#side * 8 + LETTERS.findIndex((letter) => letter === move.ghost);
    const to = STEPS[this.#side]![DIRECTIONS.indexOf(move.direction)]![this.#at[ghost]!]!;
    return this.#after(ghost, to, { depth, least, most: Infinity });
  }

  #after(ghost: number, to: number, line: Line): number {
    if (to === OUT) return OVER - line.depth;
    const from = this.#at[ghost]!;
    const victim = this.#on[to]!;
    const score = victim < 0
      ? this.#moved(ghost, to, line)
      : this.#without(victim, line, () => this.#moved(ghost, to, line));
    this.#at[ghost] = from;
    this.#on[from] = ghost;
    this.#on[to] = victim;
    return score;
  }

  #moved(ghost: number, to: number, line: Line): number {
    this.#on[this.#at[ghost]!] = OFF;
    this.#at[ghost] = to;
    this.#on[to] = ghost;
    const turn = 1 - (ghost >> 3);
    return line.depth === 0 ? this.#worth(turn) : this.#best(turn, line);
  }

  #without(victim: number, { depth }: Line, goOn: () => number): number {
    const at = this.#at[victim]!;
    const taken = this.#taken[victim >> 3]!;
    const colour = this.#blue[victim] ? "blue" : "red";
    if (taken[colour] + 1 >= OF_A_COLOUR) return OVER - depth;
    this.#at[victim] = OFF;
    taken[colour]++;
    const score = goOn();
    taken[colour]--;
    this.#at[victim] = at;
    return score;
  }

  #best(turn: number, { depth, least, most }: Line): number {
    const own = turn === this.#side;
    const first = this.#decided[depth] ?? 0;
    let [low, high] = [least, most];
    for (let each = 0; each < 8; each++) {
      const ghost = turn * 8 + ((first + each) & 7);
      const from = this.#at[ghost]!;
      if (from < 0) continue;
      for (let direction = 0; direction < 4; direction++) {
        const to = STEPS[turn]![direction]![from]!;
        if (to === OUT ? !this.#blue[ghost] : to === OFF || this.#isHeld(to, turn)) continue;
        const score = this.#after(ghost, to, { depth: depth - 1, least: low, most: high });
        if (own ? score > low : score < high) this.#decided[depth] = ghost & 7;
        if (own) low = Math.max(low, score);
        else high = Math.min(high, score);
        if (low >= high) return own ? low : high;
      }
    }
    return own ? low : high;
  }

  #isHeld(square: number, side: number): boolean {
    const ghost = this.#on[square]!;
    return ghost >= 0 && ghost >> 3 === side;
  }

  #worth(turn: number): number {
    return worthOf({
      at: this.#at,
      blue: this.#blue,
      taken: this.#taken,
      side: this.#side,
      isNext: turn === this.#side,
    });
  }
}

function stepsOf(side: Side): readonly (readonly number[])[] {
  return DIRECTIONS.map((direction) =>
    SQUARES.map((_, square) =>
      stepFrom(square, { side, direction }) ?? (isFarCorner(square, side) ? OUT : OFF)
    )
  );
}

/** By side, direction and square: where a step leads. */
const STEPS = [stepsOf("first"), stepsOf("second")] as const;
