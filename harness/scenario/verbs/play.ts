/** `play`: a refereed game, or some plies of one. @module */

import * as v from "valibot";
import type { GameSettings, Side } from "../../games/game.ts";
import type { RuleId } from "../../protocols/finding.ts";
import { maybeCited } from "../cited.ts";
import { playSchema, type ReadPlay } from "./play_schema.ts";
import { type Own, type StepBase, verbOf } from "./verb.ts";

/** The manual's clock: main time, extra time per move once it is used up, plies that share it. */
export interface ClockSettings {
  readonly mainMs: number;
  readonly perMoveMs: number;
  readonly sharedPlies: number;
  /** Added after every ply. */
  readonly incrementMs?: number;
  /** Every ply gets the whole main time. */
  readonly everyPly?: true;
}

/** The engine's clock is set after one of its own plies, which count from 1. */
export interface ClockSetting {
  readonly after: number;
  readonly leftMs: number;
}

/** How messages that follow each other at once reach the engine. */
export type DeliveryName =
  | "apart"
  | "coalesced"
  | "bytes"
  | "halves"
  | "split-start"
  | "split-end";

/** Plays a refereed game, or some plies of one, against a built-in opponent. */
export interface PlayStep extends StepBase {
  readonly verb: "play";
  readonly engine: Side;
  readonly opponent: string;
  readonly seed?: number;
  readonly setup?: string;
  readonly settings?: GameSettings;
  /** Plies told to the engine before it is asked for anything. */
  readonly opening: readonly string[];
  /** The opponent's own plies in order; one that the position does not allow is `opponent`'s. */
  readonly replies?: readonly string[];
  /** Plies after the opening; the whole game where absent. */
  readonly plies?: number;
  /** A game of fewer plies after the opening shows too little to be judged. */
  readonly least?: number;
  readonly clock: ClockSettings;
  /** What is left on the engine's clock after some of its own plies, whatever it used. */
  readonly left?: readonly ClockSetting[];
  /** How long one answer may take, whatever the clock says. */
  readonly withinMs?: number;
  /** The rule that is broken when an answer takes longer than `withinMs`. */
  readonly else?: RuleId;
  /** The reason for which the game must end. */
  readonly end?: string;
  /** Where it is given, an answer that does not come breaks the rule in `else`. */
  readonly delivery?: DeliveryName;
}

/** A game against a built-in opponent. */
export const play = verbOf<PlayStep>()({
  play: v.pipe(playSchema, v.description("Plays a refereed game against a built-in opponent")),
}, { read: ({ play }) => buildPlay(play) });

/** Long enough for a ply of any honest engine, and short enough to wait for one that hangs. */
const DEFAULT_CLOCK: ClockSettings = {
  mainMs: 60_000,
  perMoveMs: 0,
  sharedPlies: 0,
  everyPly: true,
};

function buildPlay(play: ReadPlay): Own<PlayStep> {
  const { engine, seed, setup, settings, plies, least, within: withinMs, end } = play;
  return {
    engine,
    opponent: play.opponent ?? "random",
    seed,
    setup,
    settings,
    opening: buildOpening(play.opening ?? []),
    ...play.replies && { replies: buildOpening(play.replies) },
    plies,
    ...least !== undefined && { least },
    clock: play.clock === undefined ? DEFAULT_CLOCK : buildClock(play.clock),
    ...play.left && { left: play.left.map(({ after, time }) => ({ after, leftMs: time })) },
    withinMs,
    else: maybeCited(play.else),
    end,
    delivery: play.delivery,
  };
}

function buildOpening(opening: string | readonly string[]): readonly string[] {
  return typeof opening === "string" ? opening.split(/\s+/).filter((ply) => ply) : opening;
}

function buildClock(clock: NonNullable<ReadPlay["clock"]>): ClockSettings {
  if (typeof clock === "number") {
    return { mainMs: clock, perMoveMs: 0, sharedPlies: 0 };
  }
  return {
    mainMs: clock.main,
    perMoveMs: clock["per-move"] ?? 0,
    sharedPlies: clock["shared-plies"] ?? 0,
    incrementMs: clock.increment,
  };
}
