/** A talk about a game of Geister, as the referee remembers it. @module */

import type { Side } from "../../games/game.ts";
import { boardString, type GeisterPosition } from "../../games/geister/mod.ts";
import type { BoutOptions } from "../pairing.ts";
import { dealt, type PlayedBefore } from "./dealt.ts";
import { positionSeen } from "./seen_board.ts";

/** What the server waits for. */
export type Phase = "idle" | "set" | "mov";

/** What a scenario may choose in the server's manners. */
export interface Manners {
  /** Whether the end of the game shows the other's colours. */
  readonly reveal: boolean;
  /** How the turn is asked for; the manual's table prints `MOV:`. */
  readonly request: string;
  /** Whether an illegal move loses, or is made again. */
  readonly ng: "lose" | "retry";
  /** Whether the game so far lies beside the engine at each ply. */
  readonly boardFile: boolean;
}

/** All that the referee knows at one moment. */
export interface GeisterBout {
  readonly options: BoutOptions;
  readonly position: GeisterPosition;
  /** How the position came about; undefined where a scenario shows a board of its own. */
  readonly past?: PlayedBefore;
  /** The engine's side. */
  readonly side: Side;
  /** The reds that the engine chose. */
  readonly reds?: string;
  readonly phase: Phase;
  /** The frame that asked last. */
  readonly question?: string;
  /** What was asked for last, for a refusal. */
  readonly asked: Phase;
  /** Whether anything has been asked for yet. */
  readonly begun: boolean;
  readonly over: boolean;
  /** The engine's legal move, until it is acknowledged. */
  readonly ownPly?: string;
  /** The legal move that it made last. */
  readonly moved?: string;
  /** Whether it has moved unasked, so that a move may be one too many for an earlier question. */
  readonly unasked?: boolean;
  readonly manners: Manners;
}

/** The start of a talk. */
export function open(options: BoutOptions): GeisterBout {
  const side = options.engine ?? "first";
  return {
    options,
    ...dealt(options, { side }),
    side,
    phase: "idle",
    asked: "idle",
    begun: false,
    over: false,
    manners: { reveal: true, request: "MOV?", ng: "lose", boardFile: false },
  };
}

/** The same talk about another game; the engine keeps the reds that it chose. */
export function deal(bout: GeisterBout, options: BoutOptions): GeisterBout {
  const side = options.engine ?? bout.side;
  return { ...bout, options, side, ...dealt(options, { side, reds: bout.reds }), over: false };
}

/** The bout after the server has said something. */
export function say(bout: GeisterBout, text: string): GeisterBout {
  const word = text.slice(0, 4);
  if (word === "SET?") return asking(bout, "set", text);
  if (word === "MOV?" || word === "MOV:") return asking(shown(bout, text.slice(4)), "mov", text);
  if (text.startsWith("NG")) return asking(bout, bout.asked, text);
  const over = bout.over || ["WON:", "LST:", "DRW:"].includes(word);
  return { ...bout, over, phase: over ? "idle" : bout.phase };
}

function asking(bout: GeisterBout, phase: Phase, question: string): GeisterBout {
  return { ...bout, phase, asked: phase, question, begun: true };
}

/** A scenario may show any board: the game is the one that the engine sees. */
function shown(bout: GeisterBout, board: string): GeisterBout {
  if (board === boardString(bout.position, bout.side)) return bout;
  const seen = positionSeen(board);
  return seen.ok ? { ...bout, position: seen.value, past: undefined, side: "first" } : bout;
}
