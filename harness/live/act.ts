/** What the player asks for, read from a message of the page. @module */

import { err, ok, type Result } from "../core/mod.ts";

/** What a person at the page can do. */
export type Act =
  /** A ply in the position after `ply` plies of game `game`. */
  | { readonly kind: "ply"; readonly game: number; readonly ply: number; readonly move: string }
  /** What a person chooses before the first ply. */
  | { readonly kind: "set"; readonly choice: string }
  | { readonly kind: "resign" }
  /** Both people agree on a draw. */
  | { readonly kind: "draw" }
  /** Goes on from the position after so many plies. */
  | { readonly kind: "undo"; readonly plies: number }
  /** Starts the engine again in this position. */
  | { readonly kind: "restart" }
  | { readonly kind: "next" };

const MOST_TEXT = 100;

/** Reads a message; it names plies and numbers, never a program or a file. */
export function readAct(text: string): Result<Act> {
  const value = parsed(text);
  const { kind, game, ply, plies, move, choice } = value;
  switch (kind) {
    case "ply":
      return isCount(game) && isCount(ply) && isShort(move)
        ? ok({ kind, game, ply, move })
        : err("A ply has a game, a number and a move");
    case "set":
      return isShort(choice) ? ok({ kind, choice }) : err("A setting has a choice");
    case "undo":
      return isCount(plies) ? ok({ kind, plies }) : err("An undo has a number of plies");
    case "resign":
    case "draw":
    case "restart":
    case "next":
      return ok({ kind });
    default:
      return err("Unknown kind of message");
  }
}

function parsed(text: string): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null ? value as Record<string, unknown> : {};
  } catch {
    return {};
  }
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 0;
}

function isShort(value: unknown): value is string {
  return typeof value === "string" && value.length <= MOST_TEXT;
}
