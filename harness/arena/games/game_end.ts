/** How one game of a match ends. @module */

import {
  type Foul,
  type GameFacts,
  type GameOutcome,
  harnessError,
  type MatchPly,
  type MatchReport,
  type PlayerIndex,
  type Reason,
  type WireEntry,
} from "../../core/mod.ts";
import type { StartFailure } from "../../transports/mod.ts";
import type { Going } from "../../runner/play/mod.ts";
import type { Unanswered } from "../../referee/mod.ts";
import { type StartTrouble, unstartable } from "../../runner/mod.ts";
import type { EngineSeat } from "./seat.ts";
import type { Clocks } from "./watcher.ts";

/** A game with all that was said in it. */
export interface PlayedGame {
  readonly outcome: GameOutcome;
  /** The position before the first ply. */
  readonly setup: string;
  readonly plies: readonly MatchPly[];
  readonly opening: number;
  /** Both clocks when it ended; undefined where a player never sat down. */
  readonly clocks?: Clocks;
  readonly overtime?: GameFacts["overtime"];
  readonly fouls: readonly Foul[];
  readonly wire: readonly WireEntry[];
  /** It was lost by time, for which a busy machine may be to blame. */
  readonly timing: boolean;
  /** The machine took more from a player than there was to give back. */
  readonly overdrawn?: boolean;
  /** It was lost by a player that never answered anything. */
  readonly mute?: MatchReport["silent"];
  /** A player that never came to the table. */
  readonly trouble?: StartTrouble & { readonly player: PlayerIndex };
}

/** What a game comes to. */
export type GameEnd = Pick<PlayedGame, "outcome" | "timing" | "mute" | "trouble">;

/** The end that `work` brings; a thrown error is the harness's own fault, never a player's. */
export async function guarded(work: () => Promise<GameEnd>): Promise<GameEnd> {
  try {
    return await work();
  } catch (error) {
    return doubt(harnessError(error));
  }
}

/** How long was waited for a ply, without what was tried to find out why there is none. */
export function waitedIn(going: Going): number | undefined {
  const why = going.kind === "stop" ? going.unanswered : undefined;
  return why && "waitedMs" in why ? why.waitedMs : undefined;
}

/** Whether a player that lost by a broken rule ever answered, and if not, whether it could start. */
export function absenceOf(
  { index: player, sitting }: Pick<EngineSeat, "index" | "sitting">,
  unanswered?: Unanswered,
): Pick<GameEnd, "mute" | "trouble"> {
  const { answered, lines } = sitting.stage.conversation.ongoing;
  const trouble = unstartable({ unanswered, mute: !answered });
  return {
    ...answered ? {} : { mute: { player, spoke: lines.length > 0 } },
    ...trouble && { trouble: { ...trouble, player } },
  };
}

/** An end that no player is known to have caused. */
export function doubt(because: Reason): GameEnd {
  return { outcome: { kind: "inconclusive", because }, timing: false };
}

/** A player that cannot be started. */
export function absent({ why, detail, isDetailTold }: StartFailure, player: PlayerIndex): GameEnd {
  const trouble = { why, detail: isDetailTold ? "" : detail, player };
  return { ...doubt({ kind: "unstartable", why }), trouble };
}
