/** When a game is over. @module */

import type { Ending, Side } from "../game.ts";
import { OF_A_COLOUR, otherSide, takenOf } from "./ghost.ts";
import type { GeisterPosition } from "./position.ts";

/** How the game ended, in the platform's words; a win goes before a draw. */
export function ending(position: GeisterPosition): Ending | undefined {
  const won = winOf(position);
  if (won) return won;
  return position.ply >= position.settings.plyLimit ? { reason: "GamePlyLimitDraw" } : undefined;
}

/** How the game was won, whatever the number of plies; both sides are asked after every move. */
export function winOf(position: GeisterPosition): Ending | undefined {
  return winBy(position, "first") ?? winBy(position, "second");
}

/** What the fate of one side's ghosts decides: the side that takes its last red ghost loses. */
function winBy({ ghosts }: GeisterPosition, side: Side): Ending | undefined {
  const own = ghosts[side];
  if (own.some(({ at }) => at === "escaped")) return { reason: "ChessEscape", winner: side };
  if (takenOf(own, "blue") >= OF_A_COLOUR) {
    return { reason: "NoBlueGhost", winner: otherSide(side) };
  }
  if (takenOf(own, "red") >= OF_A_COLOUR) return { reason: "NoRedGhost", winner: side };
  return undefined;
}
