/** What holds for every game, tried on random walks. @module */

import { assert, assertEquals } from "@std/assert";
import type { Game, Side, Start } from "../games/game.ts";
import { pick, randomFrom } from "../games/random.ts";
import { sampled } from "./quick.ts";

/** A game and what the laws need to know about it. */
export interface LawfulGame<Position, Move> {
  readonly game: Game<Position, Move>;
  /** Each start is walked once; a share of them in the quick tests. */
  readonly starts: readonly Start[];
  /** How long a walk may become. */
  readonly plies: number;
  /** Every conceivable move, legal or not, in the spelling of `moves`. */
  readonly candidates: (position: Position) => Iterable<Move>;
  /** Positions that `side` cannot tell from this one; none in a game that hides nothing. */
  readonly disguises?: (
    position: Position,
    options: { readonly side: Side; readonly random: () => number },
  ) => Iterable<Position>;
}

/** One law, to be run as a test. */
export interface Law {
  readonly name: string;
  readonly hold: () => void;
}

/** The laws as tests: `for (const { name, hold } of gameLaws(…)) Deno.test(name, hold)`. */
export function gameLaws<Position, Move>(subject: LawfulGame<Position, Move>): readonly Law[] {
  const everywhere = (check: Check<Position, Move>) => () => {
    for (const start of sampled(subject.starts)) {
      for (const position of walk(subject, start).positions) check(subject, position);
    }
  };
  return [
    { name: "no generated move meets an objection", hold: everywhere(movesAreLegal) },
    { name: "every other move meets one, by a rule of the game", hold: everywhere(othersAreNot) },
    { name: "a move changes only what it returns", hold: everywhere(playLeavesPosition) },
    { name: "a view shows nothing that is hidden", hold: everywhere(viewHides) },
    { name: "a move is read as it was written", hold: everywhere(notationIsFaithful) },
    { name: "a game replays from its start and moves", hold: () => gamesReplay(subject) },
  ];
}

type Check<Position, Move> = (subject: LawfulGame<Position, Move>, position: Position) => void;

/** A random game: the moves, and the positions before, between and after them, all frozen. */
function walk<Position, Move>({ game, plies }: LawfulGame<Position, Move>, start: Start) {
  const random = randomFrom("seed" in start ? start.seed : 1);
  const moves: Move[] = [];
  let position = deepFreeze(begin(game, start));
  const positions = [position];
  while (moves.length < plies) {
    const move = game.ending(position) ? undefined : pick(game.moves(position), random);
    if (move === undefined) break;
    position = deepFreeze(game.play(position, move));
    positions.push(position);
    moves.push(move);
  }
  return { positions, moves };
}

function begin<Position, Move>(game: Game<Position, Move>, start: Start): Position {
  const begun = game.start(start);
  assert(begun.ok, `The start is refused: ${begun.ok ? "" : begun.error.en}`);
  return begun.value;
}

function movesAreLegal<Position, Move>({ game }: LawfulGame<Position, Move>, position: Position) {
  const moves = game.moves(position);
  for (const move of moves) {
    assertEquals(game.objection(position, move), undefined, `Objection to ${game.write(move)}`);
  }
  assertEquals(new Set(moves.map(game.write)).size, moves.length, "A move is generated twice");
}

function othersAreNot<Position, Move>(
  { game, candidates }: LawfulGame<Position, Move>,
  position: Position,
) {
  const legal = new Set(game.moves(position).map(game.write));
  const rules = new Set(game.rules.map((rule) => rule.id));
  let met = 0;
  for (const move of candidates(position)) {
    const text = game.write(move);
    const objection = game.objection(position, move);
    if (legal.has(text)) met++;
    else assert(objection && rules.has(objection.rule), `No proper objection to ${text}`);
  }
  assertEquals(met, legal.size, "The candidates lack a legal move");
}

function playLeavesPosition<Position, Move>(
  { game }: LawfulGame<Position, Move>,
  position: Position,
) {
  // Freezing does not reach into maps, sets and typed arrays, so what is in there is compared.
  const before = structuredClone(position);
  for (const move of game.moves(position)) game.play(position, deepFreeze(move));
  assertEquals(structuredClone(position), before);
}

function viewHides<Position, Move>(subject: LawfulGame<Position, Move>, position: Position) {
  const { game, disguises } = subject;
  const random = randomFrom(1);
  for (const side of ["first", "second"] as const) {
    const seen = game.view(position, side);
    assertEquals(game.view(seen, side), seen, "A view of a view shows something else");
    for (const other of disguises?.(position, { side, random }) ?? []) {
      assertEquals(game.view(other, side), seen, `${side} sees what is hidden`);
    }
  }
}

function notationIsFaithful<Position, Move>(
  { game }: LawfulGame<Position, Move>,
  position: Position,
) {
  for (const move of game.moves(position)) {
    assertEquals(game.read(game.write(move)), { ok: true, value: move });
  }
}

function gamesReplay<Position, Move>(subject: LawfulGame<Position, Move>) {
  for (const start of subject.starts) {
    const { positions, moves } = walk(subject, start);
    let position = begin(subject.game, start);
    for (const text of moves.map(subject.game.write)) {
      const move = subject.game.read(text);
      assert(move.ok, `Cannot read ${text}`);
      position = subject.game.play(position, move.value);
    }
    assertEquals(position, positions.at(-1));
  }
}

function deepFreeze<Value>(value: Value): Value {
  if (typeof value !== "object" || value === null || Object.isFrozen(value)) return value;
  if (ArrayBuffer.isView(value)) return value;
  Object.freeze(value);
  for (const each of Object.values(value)) deepFreeze(each);
  return value;
}
