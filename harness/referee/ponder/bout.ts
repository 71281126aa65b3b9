/** A talk in Ponder about a game of dark chess, as the referee remembers it. @module */

import type { RuleId } from "../../protocols/finding.ts";
import {
  darkChess,
  type DarkChessMove,
  type DarkChessPosition,
} from "../../games/dark-chess/mod.ts";
import type { Side } from "../../games/game.ts";
import {
  type Dialect,
  type PlyMessage,
  positionShown,
  type StartMessage,
  type TurnMessage,
} from "../../protocols/ponder/mod.ts";
import { dealt } from "../dark-chess/mod.ts";
import type { BoutOptions, HeardLine } from "../pairing.ts";

/** What the server waits for. */
export type Phase = "idle" | "start" | "turn" | "ply";

/** All that the referee knows at one moment. */
export interface PonderBout {
  readonly dialect: Dialect;
  readonly options: BoutOptions;
  readonly position: DarkChessPosition;
  /** What was played before the engine came in. */
  readonly history: readonly DarkChessMove[];
  /** The position in which the engine came in, where that was not the start of the game. */
  readonly entered?: DarkChessPosition;
  /** The engine's side. */
  readonly side: Side;
  /** The engine's own time. */
  readonly leftMs: number;
  readonly phase: Phase;
  /** The frame that asked last. */
  readonly question?: string;
  /** The game is set up on our side, and not by what a scenario sends. */
  readonly begun: boolean;
  /** The board of a scenario's own making, until the turn is known. */
  readonly shown?: StartMessage;
  readonly over: boolean;
  /** The server has said good-bye: a message that crosses it on the way is no fault. */
  readonly gone: boolean;
  /** A frame whose ply the position has already. */
  readonly told?: string;
  /** The opponent's ply: it goes out when the engine is asked, for it is the question. */
  readonly pending?: string;
  /** Squares that the engine has flipped and that have not changed since. */
  readonly ownFlips: readonly string[];
  /** The rule of framing that a message has broken, after which nothing can be read. */
  readonly misframed?: RuleId;
  /** Messages without text since the last that had one. */
  readonly empty: readonly HeardLine[];
}

/** The start of a talk. */
export function open(dialect: Dialect, options: BoutOptions): PonderBout {
  return {
    dialect,
    options,
    position: dealt(options),
    history: [],
    side: options.engine ?? "first",
    leftMs: 60_000,
    phase: "idle",
    begun: false,
    over: false,
    gone: false,
    ownFlips: [],
    empty: [],
  };
}

/** The same talk about another game. */
export function deal(bout: PonderBout, options: BoutOptions): PonderBout {
  const { dialect, leftMs } = bout;
  return { ...open(dialect, options), side: options.engine ?? bout.side, leftMs };
}

/** The bout after the server has said something. */
export function say(bout: PonderBout, text: string): PonderBout {
  const message = bout.dialect.readServer(text);
  switch (message?.kind) {
    case "start":
      return { ...bout, phase: "start", question: text, ...bout.begun ? {} : { shown: message } };
    case "turn":
      return { ...withTurn(bout, message), phase: "turn", question: text };
    case "ply":
      return withPly(bout, text, message);
    case "exit":
      return { ...bout, phase: "idle", gone: true };
    case undefined:
      return bout;
  }
}

/** The bout once the hand-shake is over: the side to move is known. */
export function afterHandshake(bout: PonderBout): PonderBout {
  return { ...bout, phase: bout.position.turn === bout.side ? "ply" : "idle" };
}

/** The bout after a ply of either side. */
export function played(bout: PonderBout, move: DarkChessMove): PonderBout {
  const own = bout.position.turn === bout.side;
  const touched = move.kind === "flip" ? [move.at] : [move.from, move.to];
  const rest = bout.ownFlips.filter((square) => !touched.includes(square));
  return {
    ...bout,
    position: darkChess.play(bout.position, move),
    ownFlips: own && move.kind === "flip" ? [...rest, move.at] : rest,
  };
}

/** A scenario may show any board: the game is the one that the engine sees. */
function withTurn({ shown, ...bout }: PonderBout, turn: TurnMessage): PonderBout {
  if (!shown) return bout;
  const position = positionShown(shown, turn);
  if (!position.ok) throw new Error(`No such board: ${position.error.en}`);
  const { value } = position;
  return { ...bout, position: value, entered: value, side: turn.moves ? "first" : "second" };
}

function withPly(bout: PonderBout, text: string, { move, last, leftMs }: PlyMessage): PonderBout {
  const known = bout.told === text || darkChess.objection(bout.position, move) !== undefined;
  const { position, ownFlips } = known ? bout : played(bout, move);
  const over = last || darkChess.ending(position) !== undefined;
  const asked = !over && position.turn === bout.side;
  return {
    ...bout,
    position,
    ownFlips,
    leftMs,
    told: undefined,
    over: bout.over || over,
    phase: asked ? "ply" : "idle",
    question: asked ? text : bout.question,
  };
}
