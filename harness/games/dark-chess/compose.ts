/** Short games that lead to a position with the wanted contents on some squares. @module */

import { ending } from "./ending.ts";
import { objection } from "./objection.ts";
import { write } from "./notation.ts";
import { type Colour, FULL_SET, type PieceLetter, PREY, revealed } from "./piece.ts";
import { play } from "./play.ts";
import { colourOf, type DarkChessMove, type DarkChessPosition } from "./position.ts";
import { begun, dealt } from "./setup.ts";
import { DEFAULT_SETTINGS } from "./position.ts";
import { RAYS, SQUARES } from "./square.ts";

/** What some squares are to hold, by index; all others may be dark. */
export interface Wanted {
  readonly pieces: ReadonlyMap<number, PieceLetter>;
  readonly empty: readonly number[];
  /** Squares that stay dark. */
  readonly dark: readonly number[];
  /** The colour to move then. */
  readonly colour: Colour;
}

/** A capture that empties a square: `taker` from there takes `prey` next to it. */
interface Emptying {
  readonly from: number;
  readonly to: number;
  readonly taker: PieceLetter;
  readonly prey: PieceLetter;
}

interface Plan {
  readonly flips: ReadonlyMap<number, PieceLetter>;
  readonly captures: readonly Emptying[];
  /** Letters that are nowhere yet. */
  readonly spare: readonly PieceLetter[];
}

/** The plies of such a game, each in the game's notation; undefined where none was found. */
export function compose(wanted: Wanted): readonly string[] | undefined {
  const plan = planOf(wanted);
  if (!plan) return undefined;
  const games = (["red", "black"] as const).flatMap((first) => {
    const plies = arranged(plan, { wanted, first });
    return plies ? [plies] : [];
  });
  return games.sort((a, b) => a.length - b.length)[0];
}

function planOf({ pieces, empty, dark }: Wanted): Plan | undefined {
  let spare: readonly PieceLetter[] = FULL_SET;
  for (const letter of pieces.values()) spare = without(spare, letter);
  const flips = new Map(pieces);
  const captures: Emptying[] = [];
  for (const from of empty) {
    const found = emptying(from, { pieces, empty, dark, spare, captures });
    if (!found) return undefined;
    captures.push(found);
    if (pieces.get(found.to) === undefined) spare = without(spare, found.taker);
    spare = without(spare, found.prey);
    flips.set(found.from, found.taker);
    flips.set(found.to, found.prey);
  }
  return { flips, captures, spare };
}

function without(letters: readonly PieceLetter[], letter: PieceLetter): readonly PieceLetter[] {
  const at = letters.indexOf(letter);
  return at < 0 ? letters : letters.toSpliced(at, 1);
}

/** How a square is emptied: by the wanted piece beside it, or by another that is not in the way. */
function emptying(
  from: number,
  { pieces, empty, dark, spare, captures }:
    & Pick<Plan, "spare" | "captures">
    & Omit<Wanted, "colour">,
): Emptying | undefined {
  const next = (RAYS[from] ?? []).flatMap(([square]) => square === undefined ? [] : [square])
    .filter((to) => !empty.includes(to) && !dark.includes(to))
    .filter((to) => !captures.some((one) => one.to === to));
  for (const to of next) {
    const taker = pieces.get(to);
    const prey = taker && preyOf(taker, spare);
    if (prey) return { from, to, taker, prey };
  }
  for (const to of next.filter((square) => !pieces.has(square))) {
    for (const taker of spare) {
      const prey = preyOf(taker, without(spare, taker));
      if (prey) return { from, to, taker, prey };
    }
  }
  return undefined;
}

function preyOf(taker: PieceLetter, spare: readonly PieceLetter[]): PieceLetter | undefined {
  const { kind, colour } = revealed(taker);
  return spare.findLast((letter) =>
    revealed(letter).colour !== colour && PREY[kind].includes(revealed(letter).kind)
  );
}

/** No game is longer than this. */
const MOST_PLIES = 60;

/** The plan as plies that alternate, where the first flip shows a piece of the colour `first`. */
function arranged(
  { flips, captures, spare }: Plan,
  { wanted, first }: { readonly wanted: Wanted; readonly first: Colour },
): readonly string[] | undefined {
  const early = [...flips].sort(([a], [b]) =>
    Number(isIn(captures, b)) - Number(isIn(captures, a))
  );
  const at = early.findIndex(([, letter]) => revealed(letter).colour === first);
  const left = at < 0 ? early : [early[at]!, ...early.toSpliced(at, 1)];
  const tempi = farFrom([...flips.keys(), ...wanted.empty, ...wanted.dark]);
  const due = [...captures];
  const letters = [...spare];
  let position: DarkChessPosition = begun(dealt(0), DEFAULT_SETTINGS);
  const plies: string[] = [];
  const done = new Set<number>();
  const isDone = (): boolean =>
    left.length === 0 && due.length === 0 && colourOf(position, position.turn) === wanted.colour;
  while (!isDone()) {
    const move = nextMove({ position, due, left, done, tempi, letters, first });
    if (!move || plies.length >= MOST_PLIES || objection(position, move)) return undefined;
    plies.push(write(move));
    position = play(position, move);
    if (ending(position)) return undefined;
  }
  return plies;
}

function isIn(captures: readonly Emptying[], square: number): boolean {
  return captures.some(({ from, to }) => from === square || to === square);
}

/** What is still to be done; taken from as plies are made. */
interface Left {
  readonly position: DarkChessPosition;
  readonly due: Emptying[];
  readonly left: [number, PieceLetter][];
  readonly done: Set<number>;
  readonly tempi: number[];
  readonly letters: PieceLetter[];
  readonly first: Colour;
}

function nextMove({ position, due, left, done, tempi, letters, first }: Left) {
  const colour = colourOf(position, position.turn);
  const ready = due.findIndex(({ from, to, taker }) =>
    done.has(from) && done.has(to) && revealed(taker).colour === colour
  );
  if (ready >= 0) {
    const [{ from, to } = { from: 0, to: 0 }] = due.splice(ready, 1);
    return { kind: "move", from: SQUARES[from]!, to: SQUARES[to]! } satisfies DarkChessMove;
  }
  // Without one of the right colour among the wanted, another piece opens the game.
  const opens = colour === undefined && !left.some(([, one]) => revealed(one).colour === first);
  const flip = opens ? undefined : left.shift();
  if (flip) done.add(flip[0]);
  const square = flip?.[0] ?? tempi.shift();
  const spare = letters.findLastIndex((one) => !opens || revealed(one).colour === first);
  const letter = flip?.[1] ?? letters.splice(spare, 1)[0];
  if (square === undefined || letter === undefined) return undefined;
  return { kind: "flip", at: SQUARES[square]!, piece: letter } satisfies DarkChessMove;
}

/** All other squares, those first that are farthest from these. */
function farFrom(squares: readonly number[]): number[] {
  const distance = (one: number): number =>
    Math.min(...squares.map((other) => steps(one, other)), Infinity);
  return SQUARES.map((_, at) => at).filter((at) => !squares.includes(at))
    .sort((a, b) => distance(b) - distance(a));
}

function steps(one: number, other: number): number {
  return Math.abs(one % 4 - other % 4) + Math.abs(Math.floor(one / 4) - Math.floor(other / 4));
}
