/** A person at a table. @module */

import type { Clock, PlayerIndex } from "../../core/mod.ts";
import type { Side } from "../../games/game.ts";
import { type GameClock, leftMs, spend } from "../../referee/mod.ts";

/** A person, who plays by hand. */
export interface PersonPlayer {
  readonly kind: "person";
  readonly name: string;
  /** What the person does in turn; a ply must be legal. */
  readonly decide: () => Promise<PersonAct>;
  /** What the person chooses before the first ply, in games that let each side choose. */
  readonly choose?: (side: Side) => Promise<string>;
}

/** What a person can do in turn; a draw is agreed on by both. */
export type PersonAct =
  | { readonly kind: "ply"; readonly move: string }
  | { readonly kind: "resign" }
  | { readonly kind: "draw" };

/** A person with a clock. */
export interface PersonSeat {
  readonly kind: "person";
  readonly side: Side;
  readonly index: PlayerIndex;
  readonly player: PersonPlayer;
  clock: GameClock;
}

/** What came of the question. */
export type PersonMade =
  | {
    readonly kind: "ply";
    readonly move: string;
    readonly thinkMs: number;
    readonly leftMs: number;
  }
  | { readonly kind: "resign" }
  | { readonly kind: "draw" }
  | { readonly kind: "late"; readonly thinkMs: number };

/** Waits for what the person does, no longer than the clock allows. */
export async function askPerson(seat: PersonSeat, clock: Clock): Promise<PersonMade> {
  const askedMs = clock.now();
  const decided = new AbortController();
  const timer = clock.sleep(leftMs(seat.clock), decided.signal);
  try {
    const act = await Promise.race([seat.player.decide(), timer.then(() => undefined)]);
    const thinkMs = clock.now() - askedMs;
    const spent = spend(seat.clock, thinkMs);
    if (!act || !spent) return { kind: "late", thinkMs };
    if (act.kind !== "ply") return act;
    seat.clock = spent;
    return { kind: "ply", move: act.move, thinkMs, leftMs: leftMs(spent) };
  } finally {
    decided.abort();
  }
}
