/** The moment of a game that a scenario asks about. @module */

import type { GameSettings, Side } from "../games/game.ts";
import type { PlayWords } from "../fuzz/mod.ts";
import type { GameKit } from "../referee/mod.ts";

/** A game with the side whose decisions are asked for. */
export interface GameToRecord {
  readonly kit: GameKit;
  readonly setup?: string;
  readonly settings?: GameSettings;
  readonly plies: readonly string[];
  readonly side: Side;
}

/** Why there is no such moment. */
export type NoMoment =
  | { readonly kind: "illegal"; readonly ply: number; readonly move: string }
  | { readonly kind: "not-to-move"; readonly ply: number }
  | { readonly kind: "never" };

/** The words of a game that asks for one ply, after `ply` plies or where the side decided last. */
export function momentOf(game: GameToRecord, ply?: number): PlayWords | NoMoment {
  const positions = positionsOf(game);
  if ("kind" in positions) return positions;
  const { kit: { game: rules }, side } = game;
  const isAsked = (at: number): boolean =>
    positions[at] !== undefined && !rules.ending(positions[at]) &&
    rules.turn(positions[at]) === side;
  if (ply !== undefined) {
    return isAsked(ply) ? asking(game, ply, positions[ply]) : { kind: "not-to-move", ply };
  }
  const last = positions.findLastIndex((_, at) => isAsked(at));
  return last < 0 ? { kind: "never" } : asking(game, last, positions[last]);
}

/** The whole game from its start, with the plies of the other side as they were. */
export function wholeOf(game: GameToRecord): PlayWords | NoMoment {
  const positions = positionsOf(game);
  if ("kind" in positions) return positions;
  const { kit: { game: rules }, side, plies, setup, settings } = game;
  const replies = plies.filter((_, at) => rules.turn(positions[at]) !== side);
  const start = setup ?? game.kit.setup(positions[0]);
  return {
    engine: side,
    setup: start,
    ...hasAny(settings) && { settings },
    replies,
    plies: Math.max(1, plies.length),
  };
}

/** Before the first ply, and after each. */
function positionsOf({ kit, setup, settings, plies }: GameToRecord): readonly unknown[] | NoMoment {
  const { game } = kit;
  const begun = game.start(setup === undefined ? { seed: 1, settings } : { setup, settings });
  if (!begun.ok) return { kind: "illegal", ply: 0, move: setup ?? "" };
  const positions: unknown[] = [begun.value];
  for (const [at, text] of plies.entries()) {
    const move = game.read(text);
    const position = positions[at];
    if (!move.ok || game.ending(position) || game.objection(position, move.value)) {
      return { kind: "illegal", ply: at + 1, move: text };
    }
    positions.push(game.play(position, move.value));
  }
  return positions;
}

/** All dark is how dark chess begins, and flips say what lay there; elsewhere the position is told. */
function asking(
  { kit, side, settings, plies, setup }: GameToRecord,
  ply: number,
  position: unknown,
): PlayWords {
  const words = { engine: side, ...hasAny(settings) && { settings } };
  if (kit.game.id !== "dark-chess") return { ...words, setup: kit.setup(position), plies: 1 };
  const start = setup === undefined || ALL_DARK.test(setup) ? {} : { setup };
  return { ...words, ...start, opening: plies.slice(0, ply), plies: 1 };
}

const ALL_DARK = /^X{4}(\/X{4}){7} /;

function hasAny(settings: GameSettings | undefined): boolean {
  return settings !== undefined && Object.keys(settings).length > 0;
}
