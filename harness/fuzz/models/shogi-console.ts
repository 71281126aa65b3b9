/** What two persons may do at a shogi program. @module */

import { pick } from "../../games/random.ts";
import {
  HAND_LETTERS,
  inHand,
  pieceAt,
  shogi,
  type ShogiMove,
  type ShogiPosition,
  SQUARES,
  turnOf,
} from "../../games/shogi/mod.ts";
import type { ClientModel, TalkChance } from "../model.ts";
import { below } from "../simulate.ts";
import { steeredPly } from "../steer.ts";
import type { SearchTalk, TalkStep } from "../talk.ts";
import { SHOGI } from "./other_games.ts";

/** Persons move, take back, and try what is not allowed. */
export const SHOGI_CONSOLE_MODEL: ClientModel = {
  game: SHOGI,
  binding: [],
  tellsOpenings: false,
  personsChoose: true,
  talk: (chance) => {
    const steps = sessionBy(chance);
    const restarts = chance.random() < RESTARTS;
    const more: readonly TalkStep[] = restarts ? [{ kind: "restart" }, ...sessionBy(chance)] : [];
    return { stimulus: chance.stimulus, steps: [...steps, ...more] } satisfies SearchTalk;
  },
};

/** So often the persons start the program again. */
const RESTARTS = 0.05;

/** What two persons do at one process, which they may end. */
function sessionBy(chance: TalkChance): readonly TalkStep[] {
  const steps: TalkStep[] = [{ kind: "start" }, { kind: "do", acts: actsBy(chance) }];
  return chance.random() < 0.5 ? [...steps, END] : steps;
}

const END: TalkStep = { kind: "end", else: "shogi-console/end-exits" };
const MOST_ACTS = 60;

/** How often each thing is done; a legal ply otherwise. */
const UNDO = 0.06;
const ILLEGAL = 0.12;
const GARBAGE = 0.02;

function actsBy({ random, coverage }: TalkChance): readonly string[] {
  const begun = shogi.start({ setup: "startpos" });
  if (!begun.ok) throw new Error(begun.error.en);
  const past: ShogiPosition[] = [begun.value];
  const length = 4 + below(MOST_ACTS - 4, random);
  const acts: string[] = [];
  while (acts.length < length) {
    const position = past.at(-1) ?? begun.value;
    if (shogi.ending(position)) break;
    const throwOf = random();
    if (throwOf < UNDO) {
      acts.push("undo");
      if (past.length > 1) past.pop();
    } else if (throwOf < UNDO + ILLEGAL) {
      acts.push(...illegalPly(position, random));
    } else if (throwOf < UNDO + ILLEGAL + GARBAGE) acts.push("garbage");
    else {
      const ply = steeredPly(SHOGI, position, { coverage, random });
      const move = shogi.read(ply);
      if (!move.ok) break;
      past.push(shogi.play(position, move.value));
      acts.push(ply);
    }
  }
  return acts;
}

/** A ply of an own piece that a rule forbids, where a few tries find one. */
function illegalPly(position: ShogiPosition, random: () => number): readonly string[] {
  const side = turnOf(position);
  const own = SQUARES.filter((square) => pieceAt(position, square)?.side === side);
  // A piece that is not in hand has no number that could be typed.
  const held = HAND_LETTERS.filter((letter) => inHand(position, side, letter) > 0);
  for (let tries = 0; tries < 20; tries++) {
    const to = pick(SQUARES, random) ?? "5e";
    const from = pick(own, random);
    const piece = random() < 0.5 ? pick(held, random) : undefined;
    const move: ShogiMove | undefined = piece
      ? { kind: "drop", piece, to }
      : from && from !== to
      ? { kind: "step", from, to, promote: false }
      : undefined;
    if (move && shogi.objection(position, move)) return [shogi.write(move)];
  }
  return [];
}
