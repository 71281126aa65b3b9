/** The situations of Geister, seen from the side to move. @module */

import { type Among, holding, type Situation } from "../situation.ts";
import { type Ghost, isOnBoard, OF_A_COLOUR, otherSide, takenOf } from "./ghost.ts";
import { moves } from "./moves.ts";
import type { GeisterMove, GeisterPosition } from "./position.ts";
import { isFarCorner, ownView, SIZE, stepFrom } from "./square.ts";

/** What the side to move sees. */
interface Glance {
  readonly position: GeisterPosition;
  /** Own ghosts on the board. */
  readonly own: readonly (Ghost & { readonly at: number })[];
  readonly foes: readonly (Ghost & { readonly at: number })[];
  readonly moves: readonly GeisterMove[];
}

type Row = readonly [id: string, en: string, zh: string, ja: string, Situation<Glance>["holds"]];

const ROWS: readonly Row[] = [
  [
    "blue-on-left-corner",
    "a blue on the left corner",
    "藍鬼在左角出口",
    "青が左の隅にいる",
    inCorner("blue", 0),
  ],
  [
    "blue-on-right-corner",
    "a blue on the right corner",
    "藍鬼在右角出口",
    "青が右の隅にいる",
    inCorner("blue", SIZE - 1),
  ],
  [
    "red-on-left-corner",
    "a red on the left corner",
    "紅鬼在左角出口",
    "赤が左の隅にいる",
    inCorner("red", 0),
  ],
  [
    "red-on-right-corner",
    "a red on the right corner",
    "紅鬼在右角出口",
    "赤が右の隅にいる",
    inCorner("red", SIZE - 1),
  ],
  [
    "foe-on-corner",
    "a foe on a corner at home",
    "敵鬼在己方角落",
    "敵が自陣の隅にいる",
    hasFoeAtHome,
  ],
  ["may-take", "a ghost may be taken", "可吃鬼", "駒を取れる", mayTake],
  [
    "three-reds-lost",
    "three own reds are lost",
    "己方已失三紅鬼",
    "自分の赤を三つ失った",
    hasLost("red", "own"),
  ],
  [
    "three-blues-lost",
    "three own blues are lost",
    "己方已失三藍鬼",
    "自分の青を三つ失った",
    hasLost("blue", "own"),
  ],
  [
    "three-reds-taken",
    "three reds are taken",
    "已吃三紅鬼",
    "敵の赤を三つ取った",
    hasLost("red", "foe"),
  ],
  [
    "three-blues-taken",
    "three blues are taken",
    "已吃三藍鬼",
    "敵の青を三つ取った",
    hasLost("blue", "foe"),
  ],
  [
    "few-own",
    "three own ghosts or fewer",
    "己方只剩三鬼以下",
    "自分の駒が三つ以下",
    ({ own }) => own.length <= 3,
  ],
  [
    "all-own",
    "no own ghost is lost",
    "己方未失任何鬼",
    "自分の駒を失っていない",
    ({ own, position }) => own.length === 8 && position.ply > 20,
  ],
  [
    "half-way",
    "half of the plies are made",
    "手數過半",
    "手数の半分を過ぎた",
    ({ position }) => position.ply * 2 >= position.settings.plyLimit,
  ],
  [
    "limit-next",
    "one ply before the limit",
    "再一手即達手數上限",
    "あと一手で上限",
    ({ position }) => position.ply + 1 >= position.settings.plyLimit,
  ],
];

/** The table. */
export const GEISTER_SITUATIONS: readonly Situation<Glance>[] = ROWS.map(
  ([id, en, zh, ja, holds]) => ({ id, title: { en, zh, ja }, holds }),
);

/** The situations that a position is. */
export function situationsIn(position: GeisterPosition, among?: Among): readonly string[] {
  return holding(GEISTER_SITUATIONS, () => glance(position), among);
}

function glance(position: GeisterPosition): Glance {
  const { ghosts, turn } = position;
  return {
    position,
    own: ghosts[turn].filter(isOnBoard),
    foes: ghosts[otherSide(turn)].filter(isOnBoard),
    moves: moves(position),
  };
}

function inCorner(colour: Ghost["colour"], file: number): (seen: Glance) => boolean {
  return ({ own, position: { turn } }) =>
    own.some((ghost) =>
      ghost.colour === colour && isFarCorner(ghost.at, turn) &&
      ownView(ghost.at, turn) % SIZE === file
    );
}

function hasFoeAtHome({ foes, position: { turn } }: Glance): boolean {
  return foes.some(({ at }) => isFarCorner(at, otherSide(turn)));
}

function mayTake({ moves, foes, position: { ghosts, turn } }: Glance): boolean {
  const taken = new Set(foes.map(({ at }) => at));
  return moves.some(({ ghost, direction }) => {
    const at = ghosts[turn]["ABCDEFGH".indexOf(ghost)]?.at;
    const to = typeof at === "number" ? stepFrom(at, { side: turn, direction }) : undefined;
    return to !== undefined && taken.has(to);
  });
}

function hasLost(colour: Ghost["colour"], whose: "own" | "foe"): (seen: Glance) => boolean {
  return ({ position: { ghosts, turn } }) =>
    takenOf(ghosts[whose === "own" ? turn : otherSide(turn)], colour) === OF_A_COLOUR - 1;
}
