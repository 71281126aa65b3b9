/** The form of what lies in the folder of a match or a contest. @module */

import * as v from "valibot";
import type { Absence, ContestRound, GameFacts, KeptContest, KeptMatch } from "../core/mod.ts";
import { violation } from "./event_schema.ts";
import { guardOf } from "./guard.ts";
import { anyText, number, reason, told } from "./reason_schema.ts";

const player = v.picklist([0, 1]);

const over = v.object({
  kind: v.literal("over"),
  reason: v.string(),
  winner: v.optional(player),
  forfeit: v.optional(v.string()),
});

const outcome = v.variant("kind", [
  over,
  v.object({ kind: v.literal("inconclusive"), because: reason }),
]);

const ply = v.object({
  by: player,
  move: v.string(),
  thinkMs: v.optional(number),
  leftMs: v.optional(number),
  atMs: v.optional(number),
  entry: v.optional(number),
});

/** A finished game. */
export const game = v.object({
  number,
  pair: number,
  seed: number,
  first: player,
  outcome,
  setup: v.string(),
  plies: v.array(ply),
  opening: number,
  overtime: v.optional(v.object({ by: player, thinkMs: number })),
  fouls: v.array(v.object({ player, violation })),
  attempts: number,
  startedAtMs: number,
  durationMs: number,
}) satisfies v.GenericSchema<unknown, GameFacts>;

const playerFacts = v.object({
  name: v.string(),
  protocol: v.optional(v.string()),
  command: v.array(v.string()),
});

const texts = v.array(v.string());

/** What matches and contests share. */
const settings = {
  version: v.string(),
  game: v.string(),
  games: number,
  seed: number,
  swap: v.boolean(),
  clock: v.object({ mainMs: number, extraMs: number, sharedPlies: number, incrementMs: number }),
  settings: v.record(v.string(), number),
  start: v.optional(v.object({ setup: v.optional(v.string()), opening: texts })),
  randomPlies: v.optional(number),
  randomSetup: told,
  openings: v.optional(v.array(texts)),
  sprt: v.optional(v.object({ elo0: number, elo1: number, alpha: number, beta: number })),
  strict: v.boolean(),
};

/** What is kept of a match. */
export const match = v.object({
  ...settings,
  players: v.strictTuple([playerFacts, playerFacts]),
}) satisfies v.GenericSchema<unknown, KeptMatch>;

/** What is kept of a contest. */
export const contest = v.object({
  ...settings,
  players: v.array(playerFacts),
  shard: v.optional(v.object({ index: number, of: number })),
  format: v.optional(v.picklist(["round-robin", "gauntlet", "swiss", "knock-out"])),
  rounds: v.optional(number),
  forfeits: v.optional(number),
}) satisfies v.GenericSchema<unknown, KeptContest>;

/** One round of a contest. */
export const round = v.object({
  number,
  pairings: v.array(v.object({ one: number, other: number })),
  byes: v.array(number),
  out: v.array(
    v.object({ player: number, why: v.picklist(["withdrawn", "forfeits", "absent"]) }),
  ),
}) satisfies v.GenericSchema<unknown, ContestRound>;

/** What keeps a player from playing. */
export const playerTrouble = {
  unstartable: v.object({ player, why: anyText, detail: v.string() }),
  silent: v.object({ player, spoke: v.boolean() }),
};

const ofOne = {
  unstartable: v.optional(playerTrouble.unstartable),
  silent: v.optional(playerTrouble.silent),
};

/** The player that could not be started or never answered; both players, if need be. */
export const absence = v.object({
  ...ofOne,
  other: v.optional(v.object(ofOne)),
}) satisfies v.GenericSchema<unknown, Absence>;

/** Whether a value is a game. */
export const isGame = guardOf<GameFacts>(game);

/** Whether a value is a match. */
export const isMatch = guardOf<KeptMatch>(match);

/** Whether a value is a contest. */
export const isContest = guardOf<KeptContest>(contest);
