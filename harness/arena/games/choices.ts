/** What players choose for themselves before the first ply. @module */

import type { Side } from "../../games/game.ts";
import type { GameKit } from "../../referee/mod.ts";
import type { Seat } from "./seat.ts";

/** What a side chose. */
export interface Choice {
  readonly side: Side;
  readonly choice: string;
}

/** The choices of all players that make one; those of others are dealt. */
export async function choicesOf(seats: readonly Seat[], kit: GameKit): Promise<readonly Choice[]> {
  const choices: Choice[] = [];
  for (const seat of seats) {
    const choice = await choiceOf(seat, kit);
    if (choice !== undefined) choices.push({ side: seat.side, choice });
  }
  return choices;
}

async function choiceOf(seat: Seat, { choose }: GameKit): Promise<string | undefined> {
  switch (seat.kind) {
    case "builtin":
      return undefined;
    case "person":
      return choose ? await seat.player.choose?.(seat.side) : undefined;
    case "engine": {
      const { context, conversation } = seat.sitting.stage;
      return context.pairing.talk.choice?.(conversation.bout);
    }
  }
}
