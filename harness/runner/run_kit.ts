/** Scenarios and a late engine, for the tests of whole runs. @module */

import type { Scenario } from "../scenario/mod.ts";
import { loopback, type Transport } from "../transports/mod.ts";
import { before, GREET, mgtpEngine, playing, scenarioOf, think } from "./test_kit.ts";

/** A scenario of one question. */
export const light = (id: string): Scenario => scenarioOf([GREET], { id });

/** A preflight. */
export const FIRST = scenarioOf([GREET], { id: "first", preflight: true });
/** A whole game. */
export const GAME = scenarioOf([GREET, playing({ plies: 40 })], { id: "game", game: true });
/** Two that can run side by side. */
export const PAIR = [light("a"), light("b")];
/** An engine whose first reply comes too late. */
export const late = before("ready", [think(12)]);

/** Late in its first starts, as if others had kept it from running. */
export function lateAtFirst(starts: number): Transport {
  let started = 0;
  return (options) => loopback(started++ < starts ? late : mgtpEngine())(options);
}
