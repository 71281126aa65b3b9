/** What the two sides of Ponder tell each other, whatever the dialect. @module */

import type { Colour, DarkChessMove } from "../../games/dark-chess/mod.ts";

/** The board at the start, as both sides see it. */
export interface StartMessage {
  readonly kind: "start";
  /** One letter for each square, a1, b1, … d8: a piece, X for a dark one, - for none. */
  readonly marks: readonly string[];
  /** How many of each piece live, dark ones included, in the order KGMRNCPkgmrncp. */
  readonly counts: readonly number[];
  /** What was played before. */
  readonly history: readonly DarkChessMove[];
  /** The engine's time. */
  readonly timeMs?: number;
}

/** Whether the engine moves now, and its colour where that is known. */
export interface TurnMessage {
  readonly kind: "turn";
  readonly moves: boolean;
  readonly colour: Colour | undefined;
}

/** An accepted ply, the engine's own included. */
export interface PlyMessage {
  readonly kind: "ply";
  readonly move: DarkChessMove;
  /** The engine's own time. */
  readonly leftMs: number;
  /** Whether the game ends with it. */
  readonly last: boolean;
}

/** What a server says. */
export type ServerMessage = StartMessage | TurnMessage | PlyMessage | { readonly kind: "exit" };

/** A ply as an engine says it; a flip does not know its piece. */
export type EnginePly = DarkChessMove | "resign";

/** The words of one generation of the platform. */
export interface Dialect {
  readonly name: "v1" | "v2";
  writeServer(message: ServerMessage): string;
  /** What a server said; undefined where it is nothing of this dialect. */
  readServer(text: string): ServerMessage | undefined;
  /** A ply as an engine says it. */
  writePly(move: DarkChessMove): string;
  /** How an engine resigns, where it can. */
  readonly resignation?: string;
  /** The ply that an engine says; undefined where it is none of this dialect. */
  readPly(text: string): EnginePly | undefined;
}
