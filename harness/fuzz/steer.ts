/** An opponent that plays towards situations which the search has seldom seen. @module */

import { pick } from "../games/random.ts";
import type { AnyPairing } from "../referee/mod.ts";
import { type Coverage, worth } from "./coverage.ts";
import { type GameModel, STEERED } from "./model.ts";

/** So many plies are looked at for one. */
const MOST_CANDIDATES = 16;
/** The share of plies that are chosen at random, so that games differ. */
const WANTON = 0.2;

/** How an opponent chooses. */
export interface Steering {
  readonly coverage: Coverage;
  readonly random: () => number;
}

/** A legal ply, in the game's notation, after which the other side is in a rare situation. */
export function steeredPly(
  { kit: { game }, situations, decideChance, candidates = MOST_CANDIDATES }: GameModel,
  position: unknown,
  { coverage, random }: Steering,
): string {
  const moves = game.moves(position);
  const anyMove = (): unknown => {
    const move = pick(moves, random);
    return decideChance?.(position, move, random) ?? move;
  };
  let best = anyMove();
  if (random() < WANTON) return game.write(best);
  let most = -1;
  for (let tried = 0; tried < candidates; tried++) {
    const move = anyMove();
    const value = worth(coverage, situations(game.play(position, move)));
    if (value > most) [best, most] = [move, value];
  }
  return game.write(best);
}

/** The pairing with one opponent more, which repeats its plies when a talk is run again. */
export function steeredPairing(
  pairing: AnyPairing,
  model: GameModel,
  steering: Steering,
): AnyPairing {
  const { talk, vocabulary } = pairing;
  const made: string[] = [];
  let next = 0;
  const again = (bout: { readonly position: unknown }): string => {
    const known = made[next];
    if (known === undefined || talk.objection(bout, known) !== undefined) {
      made.splice(next, Infinity, steeredPly(model, bout.position, steering));
    }
    return made[next++] ?? "";
  };
  return {
    ...pairing,
    open: (options) => {
      next = 0;
      return pairing.open(options);
    },
    vocabulary: { ...vocabulary, opponents: [...vocabulary.opponents, STEERED] },
    talk: {
      ...talk,
      propose: (bout: { readonly position: unknown }, name: string, random: () => number) =>
        name === STEERED ? again(bout) : talk.propose(bout, name, random),
    },
  };
}
