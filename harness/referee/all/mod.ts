/**
 * All games and protocols at once, for commands that speak of all of them or of any; a run that
 * has one protocol loads it alone with `loadPairing`. @module
 */

export * from "./games.ts";
export * from "./pairings.ts";
