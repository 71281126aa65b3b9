/**
 * Positions that a scenario wishes for and that a game has really reached: `own red at 00, other
 * blue at 55`, squares as the engine sees them. Plies lead there from the usual start, so the board
 * agrees with the reds that the engine chose. With `chance 7` at the end, chance then moves ghosts
 * that no wish is about. @module
 */

import { err, fill, type Localized, ok, type Result, visible } from "../../core/mod.ts";
import type { Side } from "../../games/game.ts";
import {
  type Colour,
  geister,
  type GeisterMove,
  type GeisterPosition,
  isQuiet,
  LETTERS,
  otherSide,
  ownView,
  stakes,
  stepFrom,
} from "../../games/geister/mod.ts";
import { pick, randomFrom } from "../../games/random.ts";
import { routeTo } from "./route.ts";

/** One ghost that shall stand somewhere. */
interface Wish {
  readonly side: Side;
  readonly colour: Colour;
  /** As the first player sees it. */
  readonly square: number;
}

/** A ghost and its way. */
interface Walk {
  readonly walker: number;
  readonly route: readonly GeisterMove[];
}

/** Two plies of each side, and how often others are tried. */
const STIRRED = 4;
const STIRS = 24;

const WISH = /^(own|other) (red|blue) at ([0-5])([0-5])$/;

/** Whether a setup is a list of wishes. */
export function isStaged(setup: string): boolean {
  return /^\s*(own|other) /.test(setup);
}

/** Plies from `start` to a position with all that is wished for, the engine to move. */
export function stagedPlies(
  setup: string,
  { start, engine }: { readonly start: GeisterPosition; readonly engine: Side },
): Result<readonly GeisterMove[], Localized> {
  const [, wished = "", number] = /^(.*?)(?:\s*,\s*chance (\d{1,10}))?$/s.exec(setup.trim()) ?? [];
  const wishes = wished.split(/\s*,\s*/).map((text) => wishOf(text, engine));
  const unread = wishes.find((wish) => !wish.ok);
  if (unread && !unread.ok) return unread;
  const stage = new Stage(start);
  for (const wish of wishes) {
    if (wish.ok && !stage.place(wish.value)) {
      return err(fill(NO_WAY, { setup: visible(setup.trim(), 80) }));
    }
  }
  if (stage.position.turn !== engine) stage.wait();
  if (number !== undefined) stage.stir(randomFrom(Number(number)));
  return ok(stage.plies);
}

const NO_WAY: Localized = {
  en: 'No way leads there: "{setup}"',
  zh: "無法從開局走到：「{setup}」",
  ja: "開始局面から到達できない：「{setup}」",
};
const UNREAD: Localized = {
  en: 'Write "own red at 00" or "other blue at 55": "{text}"',
  zh: "請寫成「own red at 00」或「other blue at 55」：「{text}」",
  ja: "「own red at 00」または「other blue at 55」と書く：「{text}」",
};

function wishOf(text: string, engine: Side): Result<Wish, Localized> {
  const [, whose, colour, x, y] = WISH.exec(text) ?? [];
  if (!whose) return err(fill(UNREAD, { text: visible(text, 40) }));
  const side = whose === "own" ? engine : otherSide(engine);
  const square = ownView(Number(x) + 6 * Number(y), engine);
  return ok({ side, colour: colour === "red" ? "red" : "blue", square });
}

/** A position under way; one side walks while the other marks time. */
class Stage {
  readonly plies: GeisterMove[] = [];
  readonly #placed: Record<Side, Set<number>> = { first: new Set(), second: new Set() };
  /** The step that each side takes back next to mark time. */
  readonly #back: Partial<Record<Side, GeisterMove>> = {};
  position: GeisterPosition;

  constructor(start: GeisterPosition) {
    this.position = start;
  }

  /** Leads the ghost with the shortest way to the square; answers whether there is one. */
  place({ side, colour, square }: Wish): boolean {
    if (this.position.turn !== side) this.wait();
    const best = this.#shortest({ side, colour, square });
    if (!best) return false;
    for (const [at, move] of best.route.entries()) {
      if (at > 0) this.wait();
      this.#play(move);
    }
    this.#placed[side].add(best.walker);
    return true;
  }

  #shortest({ side, colour, square }: Wish): Walk | undefined {
    const [placed, closed] = [this.#placed[side], this.#closedTo(side)];
    let best: Walk | undefined;
    for (const [walker, ghost] of this.position.ghosts[side].entries()) {
      if (ghost.colour !== colour || placed.has(walker)) continue;
      const below = best?.route.length ?? Infinity;
      const route = routeTo(this.position, { side, walker, square, placed, closed, below });
      if (route) best = { walker, route };
    }
    return best;
  }

  /** The side to move steps out or back. */
  wait(): void {
    const side = this.position.turn;
    const back = this.#back[side];
    const move = back ?? this.#stepOut(side);
    this.#back[side] = back ? undefined : reverse(move);
    this.#play(move);
  }

  /** Moves ghosts of both sides that are free to, where that leaves the rules at stake. */
  stir(random: () => number): void {
    const usual = stakes(this.position).join();
    for (let tries = 0; tries < STIRS; tries++) {
      const moves = this.#stirred(random);
      const after = moves.reduce(geister.play, this.position);
      if (moves.length < STIRRED || stakes(after).join() !== usual) continue;
      moves.forEach((move) => this.#play(move));
      return;
    }
  }

  #stirred(random: () => number): readonly GeisterMove[] {
    const moves: GeisterMove[] = [];
    let { position } = this;
    while (moves.length < STIRRED) {
      const placed = this.#placed[position.turn];
      const move = pick(
        geister.moves(position).filter((one) =>
          isQuiet(position, one) && !placed.has(LETTERS.findIndex((each) => each === one.ghost))
        ),
        random,
      );
      if (!move) return [];
      moves.push(move);
      position = geister.play(position, move);
    }
    return moves;
  }

  #play(move: GeisterMove): void {
    this.position = geister.play(this.position, move);
    this.plies.push(move);
  }

  /** Squares that `side` must not enter: where others stand, or may step to mark time. */
  #closedTo(side: Side): ReadonlySet<number> {
    const other = otherSide(side);
    const taken = this.position.ghosts[other].flatMap(({ at }) => typeof at === "number" ? at : []);
    const back = this.#back[other];
    const pacing = back ?? this.#stepOut(other);
    const at = this.position.ghosts[other][LETTERS.findIndex((each) => each === pacing.ghost)]?.at;
    const to = typeof at === "number"
      ? stepFrom(at, { side: other, direction: pacing.direction })
      : undefined;
    return new Set(to === undefined ? taken : [...taken, to]);
  }

  /** A step to an empty square of a ghost that is not where it shall be. */
  #stepOut(side: Side): GeisterMove {
    const { ghosts } = this.position;
    const taken = new Set([...ghosts.first, ...ghosts.second].map(({ at }) => at));
    const steps = PACES.filter(({ ghost, direction }) => {
      const index = LETTERS.findIndex((each) => each === ghost);
      const at = ghosts[side][index]?.at;
      if (typeof at !== "number" || this.#placed[side].has(index)) return false;
      const to = stepFrom(at, { side, direction });
      return to !== undefined && !taken.has(to);
    });
    const [first] = steps;
    if (!first) throw new Error("No ghost can mark time");
    return first;
  }
}

/** The inner ghosts of the front row first: they are in the way of none that walks at the edge. */
const PACES: readonly GeisterMove[] = (["N", "E", "W", "S"] as const).flatMap((direction) =>
  ["B", "C", "A", "D", "E", "F", "G", "H"].map((ghost) => ({ ghost, direction }))
);

const REVERSE = { N: "S", S: "N", E: "W", W: "E" } as const;

function reverse({ ghost, direction }: GeisterMove): GeisterMove {
  return { ghost, direction: REVERSE[direction] };
}
