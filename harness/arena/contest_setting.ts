/** A contest that is to be played. @module */

import type { ContestFacts, ContestFormat, Shard } from "../core/mod.ts";
import { VERSION } from "../surroundings/mod.ts";
import type { ContestFolder } from "./contest_folder.ts";
import type { PlayOptions } from "./play_options.ts";
import { factsOf, gameOfProtocol, type PlayerWords, rulesOf } from "./players.ts";

/** The players of a contest, how they play, and in which format. */
export interface ContestSetting {
  readonly protocol: string;
  readonly players: readonly PlayerWords[];
  readonly names: readonly string[];
  readonly options: PlayOptions;
  readonly shard?: Shard;
  readonly folder: ContestFolder;
  readonly format: ContestFormat;
  /** How many rounds a Swiss contest has. */
  readonly rounds?: number;
  /** So many forfeited games take a player out. */
  readonly forfeits?: number;
  /** The numbers of players that are not paired any more. */
  readonly withdrawn: readonly number[];
}

/** The facts that a contest keeps. */
export function factsOfContest(
  { protocol, players, names, options, format, rounds, forfeits }: ContestSetting,
): ContestFacts {
  const { games, seed, swap, clock, settings, start, openings, randomPlies, strict } = options;
  const { randomSetup } = options;
  return {
    version: VERSION,
    game: gameOfProtocol(protocol),
    players: players.map((player, at) => factsOf(player, names[at] ?? "")),
    ...{ games, seed, swap, clock, settings },
    ...start ? { start } : {},
    ...openings ? { openings } : {},
    ...randomPlies ? { randomPlies } : {},
    ...randomSetup ? { randomSetup } : {},
    ...format === "round-robin" ? {} : { format },
    ...rounds === undefined ? {} : { rounds },
    ...forfeits === undefined ? {} : { forfeits },
    strict,
    rules: rulesOf(players.flatMap((one) => one.kind === "engine" ? [one.protocol] : [])),
  };
}
