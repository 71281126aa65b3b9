/** How both players come into the same game. @module */

import type { GameBoard } from "./board.ts";
import { type Choice, choicesOf } from "./choices.ts";
import type { GamePlan } from "./plan.ts";
import type { EngineSeat, MatchContext, Seat } from "./seat.ts";

/** A ply of a player in the names that it uses for its own pieces, and back. */
export type Renames = ReadonlyMap<Seat, (move: string) => string>;

/** What a game is dealt with. */
export interface Dealing {
  readonly context: MatchContext;
  readonly plan: GamePlan;
  readonly board: GameBoard;
  /** Whether the players have chosen before, and the game goes on with that. */
  readonly chosen: boolean;
  /** Writes into the log of the game what a reader of it needs to know. */
  readonly note?: (seat: Seat, text: string) => void;
}

/**
 * Deals the game to all engines, with what the players choose for themselves. In a game that goes
 * on, the choice that was made stands: a player that now chooses otherwise is shown the same board
 * in names that fit its new choice.
 */
export async function deal(seats: readonly Seat[], dealing: Dealing): Promise<Renames> {
  const { context: { kit, match: { start } }, board, chosen } = dealing;
  const free = start?.setup === undefined;
  const choices = free || chosen ? await choicesOf(seats, kit) : [];
  if (free) choices.forEach((choice) => board.choose(choice));
  const setup = free && choices.length > 0 ? board.setup : start?.setup;
  const renames = new Map<Seat, (move: string) => string>();
  for (const seat of seats.filter((one) => one.kind === "engine")) {
    const choice = chosen ? choices.find(({ side }) => side === seat.side) : undefined;
    const other = choice && board.renamed(choice);
    if (other) renames.set(seat, other.ply);
    if (choice && other?.setup !== setup) dealing.note?.(seat, renamedNote(choice));
    dealTo(seat, dealing, other?.setup ?? setup);
  }
  return renames;
}

function dealTo(
  { side, sitting: { stage: { conversation } } }: EngineSeat,
  { context: { match: { settings, clock } }, plan: { seed } }: Dealing,
  setup: string | undefined,
): void {
  conversation.deal({ seed, setup, settings, engine: side, clock });
}

function renamedNote({ choice }: Choice): string {
  return `The game goes on with the colours that were set first. The engine has now set ${choice}: ` +
    "Shinpan exchanges letters, so that these are red in what the engine sees and names";
}
