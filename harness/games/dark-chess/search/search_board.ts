/** A board that is changed and changed back; it hides behind the search, which must be quick. @module */

import { colourOf, type DarkChessPosition } from "../position.ts";
import { indexOf } from "../square.ts";
import { BLACK, codeOf, CODES, colourBit, DARK, EMPTY, RED } from "./codes.ts";
import { aliveWeight } from "./material.ts";
import { HIDDEN_KEYS, PLACE_KEYS, TURN_KEYS } from "./zobrist.ts";

/** How deep changes may be stacked. */
const MOST_CHANGES = 512;

/** What a player knows of a position; moves are `from | to << 5`. */
export class SearchBoard {
  /** A code per square. */
  readonly squares = new Int8Array(32);
  /** How many of each code live, the dark ones included. */
  readonly alive = new Int8Array(CODES);
  /** How many of each code lie dark somewhere. */
  readonly hidden = new Int8Array(CODES);
  /** How many pieces are dark. */
  hiddenCount = 0;
  /** How many pieces red and black have left. */
  redCount = 0;
  blackCount = 0;
  /** The bit of the colour to move. */
  turn = RED;
  /** Plies since the last capture or flip, and how many make a draw. */
  quiet = 0;
  readonly quietLimit: number;
  /** A number for what lives, see material.ts. */
  living = 0;
  /** The key of the position. */
  low = 0;
  high = 0;
  #height = 0;
  readonly #lows = new Int32Array(MOST_CHANGES);
  readonly #highs = new Int32Array(MOST_CHANGES);
  readonly #quiets = new Int32Array(MOST_CHANGES);
  readonly #taken = new Int8Array(MOST_CHANGES);

  /** Sets up a position whose colours are decided; where the dark pieces lie is not looked at. */
  constructor(position: DarkChessPosition) {
    this.quietLimit = position.settings.noEatFlip;
    for (const [square, piece] of position.board.entries()) {
      if (!piece) continue;
      const code = codeOf(piece.letter);
      this.#revive(code);
      this.squares[square] = piece.dark ? DARK : code;
      if (!piece.dark) continue;
      this.hidden[code]!++;
      this.hiddenCount++;
    }
    this.turn = colourBit(colourOf(position, position.turn) ?? "red");
    this.#rehash();
    this.#remember(position);
  }

  /** Moves a piece of the side to move, with or without a capture. */
  make(move: number): void {
    const from = move & 31;
    const to = move >> 5;
    const code = this.squares[from]!;
    const taken = this.squares[to]!;
    this.#push(taken);
    this.squares[from] = EMPTY;
    this.squares[to] = code;
    this.#toggle(code << 5 | from);
    this.#toggle(code << 5 | to);
    if (taken === EMPTY) this.quiet++;
    else {
      this.#toggle(taken << 5 | to);
      this.#bury(taken);
      this.quiet = 0;
    }
    this.#otherTurn();
  }

  /** Takes the last `make` back. */
  unmake(move: number): void {
    const from = move & 31;
    const to = move >> 5;
    const taken = this.#pop();
    this.squares[from] = this.squares[to]!;
    this.squares[to] = taken;
    if (taken !== EMPTY) this.#revive(taken);
  }

  /** Turns a dark piece over, as if it were `code`; the caller knows that one is left. */
  flip(square: number, code: number): void {
    this.#push(DARK);
    this.squares[square] = code;
    this.#toggle(DARK << 5 | square);
    this.#toggle(code << 5 | square);
    this.#toggleHidden(code);
    this.hidden[code]!--;
    this.#toggleHidden(code);
    this.hiddenCount--;
    this.quiet = 0;
    this.#otherTurn();
  }

  /** Takes the last `flip` back. */
  unflip(square: number): void {
    const code = this.squares[square]!;
    this.#pop();
    this.squares[square] = DARK;
    this.hidden[code]!++;
    this.hiddenCount++;
  }

  /** Lets the other side move: what a flip far from everything amounts to. */
  pass(): void {
    this.#push(EMPTY);
    this.quiet = 0;
    this.#otherTurn();
  }

  /** Takes the last `pass` back. */
  unpass(): void {
    this.#pop();
  }

  /** Whether the position was there before, since the last capture or flip. */
  isRepeated(): boolean {
    const least = this.#height - this.quiet;
    for (let at = this.#height - 4; at >= least && at >= 0; at -= 2) {
      if (this.#lows[at] === this.low && this.#highs[at] === this.high) return true;
    }
    return false;
  }

  /** How many pieces the side to move has left. */
  ownCount(): number {
    return this.turn === RED ? this.redCount : this.blackCount;
  }

  /** The key made anew from all that stands. */
  freshKey(): readonly [low: number, high: number] {
    let low = this.turn === BLACK ? TURN_KEYS.low[0]! : 0;
    let high = this.turn === BLACK ? TURN_KEYS.high[0]! : 0;
    for (let square = 0; square < 32; square++) {
      const code = this.squares[square]!;
      if (code === EMPTY) continue;
      low ^= PLACE_KEYS.low[code << 5 | square]!;
      high ^= PLACE_KEYS.high[code << 5 | square]!;
    }
    for (let code = 0; code < CODES; code++) {
      low ^= HIDDEN_KEYS.low[code << 3 | this.hidden[code]!]!;
      high ^= HIDDEN_KEYS.high[code << 3 | this.hidden[code]!]!;
    }
    return [low, high];
  }

  /** Goes back to where the quiet plies began and plays them again, to know a repetition. */
  #remember({ quiet }: DarkChessPosition): void {
    const moves = quiet.slice(-MOST_CHANGES / 2).map(({ from, to }) =>
      indexOf(from)! | indexOf(to)! << 5
    );
    for (const move of moves.toReversed()) {
      this.squares[move & 31] = this.squares[move >> 5]!;
      this.squares[move >> 5] = EMPTY;
    }
    if (moves.length % 2 === 1) this.turn ^= BLACK;
    this.quiet = quiet.length - moves.length;
    this.#rehash();
    for (const move of moves) this.make(move);
  }

  #rehash(): void {
    [this.low, this.high] = this.freshKey();
  }

  #push(taken: number): void {
    const at = this.#height++;
    this.#lows[at] = this.low;
    this.#highs[at] = this.high;
    this.#quiets[at] = this.quiet;
    this.#taken[at] = taken;
  }

  #pop(): number {
    const at = --this.#height;
    this.low = this.#lows[at]!;
    this.high = this.#highs[at]!;
    this.quiet = this.#quiets[at]!;
    this.turn ^= BLACK;
    return this.#taken[at]!;
  }

  #otherTurn(): void {
    this.turn ^= BLACK;
    this.low ^= TURN_KEYS.low[0]!;
    this.high ^= TURN_KEYS.high[0]!;
  }

  #toggle(place: number): void {
    this.low ^= PLACE_KEYS.low[place]!;
    this.high ^= PLACE_KEYS.high[place]!;
  }

  #toggleHidden(code: number): void {
    this.low ^= HIDDEN_KEYS.low[code << 3 | this.hidden[code]!]!;
    this.high ^= HIDDEN_KEYS.high[code << 3 | this.hidden[code]!]!;
  }

  #revive(code: number): void {
    this.alive[code]!++;
    this.living += aliveWeight(code);
    if (code < DARK) this.redCount++;
    else this.blackCount++;
  }

  #bury(code: number): void {
    this.alive[code]!--;
    this.living -= aliveWeight(code);
    if (code < DARK) this.redCount--;
    else this.blackCount--;
  }
}
