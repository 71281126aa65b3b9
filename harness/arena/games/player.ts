/** The players of a match. @module */

import type { AnyPairing } from "../../referee/mod.ts";
import type { Transport } from "../../transports/mod.ts";
import type { PersonPlayer } from "./person.ts";

/** An engine, an opponent that lives in the harness, or a person. */
export type Player = EnginePlayer | BuiltinPlayer | PersonPlayer;

/** A program that speaks one of the game's protocols. */
export interface EnginePlayer {
  readonly kind: "engine";
  readonly name: string;
  readonly command: readonly string[];
  readonly pairing: AnyPairing;
  /** The way to it at one of the tables at which games are played side by side. */
  readonly transport: (table: number) => Transport;
}

/** One of the game's own opponents. */
export interface BuiltinPlayer {
  readonly kind: "builtin";
  readonly name: string;
  readonly opponent: string;
}
