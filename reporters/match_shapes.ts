/** Whether what lies in a match's folder is what we wrote there. @module */

import type {
  ContestFacts,
  ContestRound,
  GameFacts,
  MatchFacts,
  MatchReport,
  Shard as ContestShard,
  WireEntry,
} from "../harness/core/mod.ts";
import { entryShape, violationShape } from "./event_shapes.ts";
import { anyText, reasonShape } from "./reason_shape.ts";
import {
  either,
  flag,
  isRecord,
  listOf,
  maybe,
  number,
  oneOf,
  record,
  type Shape,
  text,
} from "./shape.ts";

const player: Shape = (value) => value === 0 || value === 1;

const over = record({
  kind: oneOf("over"),
  reason: text,
  winner: maybe(player),
  forfeit: maybe(text),
});

const game = record({
  number,
  pair: number,
  seed: number,
  first: player,
  outcome: either(over, record({ kind: oneOf("inconclusive"), because: reasonShape })),
  setup: text,
  plies: listOf(
    record({
      by: player,
      move: text,
      thinkMs: maybe(number),
      leftMs: maybe(number),
      atMs: maybe(number),
      entry: maybe(number),
    }),
  ),
  opening: number,
  overtime: maybe(record({ by: player, thinkMs: number })),
  fouls: listOf(record({ player, violation: violationShape })),
  attempts: number,
  startedAtMs: number,
  durationMs: number,
});

const playerFacts = record({ name: text, protocol: maybe(text), command: listOf(text) });

const match = record({
  version: text,
  game: text,
  players: listOf(playerFacts),
  games: number,
  seed: number,
  swap: flag,
  clock: record({ mainMs: number, extraMs: number, sharedPlies: number, incrementMs: number }),
  settings: (value) => isRecord(value) && Object.values(value).every(number),
  start: maybe(record({ setup: maybe(text), opening: listOf(text) })),
  randomPlies: maybe(number),
  randomSetup: maybe(flag),
  openings: maybe(listOf(listOf(text))),
  sprt: maybe(record({ elo0: number, elo1: number, alpha: number, beta: number })),
  strict: flag,
});

/** What a folder keeps of a match: all but the rules, which the protocols bring. */
export type KeptMatch = Omit<MatchFacts, "rules">;

/** What a folder keeps of a contest, or of a part of it. */
export type KeptContest = Omit<ContestFacts, "rules"> & { readonly shard?: ContestShard };

const contest = record({
  shard: maybe(record({ index: number, of: number })),
  format: maybe(oneOf("round-robin", "gauntlet", "swiss", "knock-out")),
  rounds: maybe(number),
  forfeits: maybe(number),
});

/** Whether a value is a contest. */
export function isContest(value: unknown): value is KeptContest {
  return match(value) && contest(value);
}

const round = record({
  number,
  pairings: listOf(record({ one: number, other: number })),
  byes: listOf(number),
  out: listOf(record({ player: number, why: oneOf("withdrawn", "forfeits", "absent") })),
});

/** Whether a value is a round of a contest. */
export function isRound(value: unknown): value is ContestRound {
  return round(value);
}

const one = {
  unstartable: maybe(record({ player, why: anyText, detail: text })),
  silent: maybe(record({ player, spoke: flag })),
};
const trouble = record({ ...one, other: maybe(record(one)) });

/** Why a player could not be started, or never answered. */
export type Trouble = Pick<MatchReport, "unstartable" | "silent">;

/** Whether a value says who could not be started, or never answered; of both players, if need be. */
export function isTrouble(value: unknown): value is Trouble & { readonly other?: Trouble } {
  return trouble(value);
}

/** Whether a value is a game. */
export function isGame(value: unknown): value is GameFacts {
  return game(value);
}

/** Whether a value is a match. */
export function isMatch(value: unknown): value is KeptMatch {
  return match(value) && Array.isArray((value as KeptMatch).players) &&
    (value as KeptMatch).players.length === 2;
}

/** Whether a value is a line of a talk. */
export function isEntry(value: unknown): value is WireEntry {
  return entryShape(value);
}
