/** The clocks of both players in a game. @module */

import type { PlayerIndex } from "../../core/mod.ts";
import { type ClockRule, freshClock, type GameClock } from "../../referee/mod.ts";
import type { Seat } from "./seat.ts";
import type { Clocks } from "./watcher.ts";

/** What both clocks show. */
export function clocksOf(seats: readonly Seat[], rule: ClockRule): Clocks {
  const clockOf = (player: PlayerIndex): GameClock => {
    const seat = seats.find(({ index }) => index === player);
    if (seat?.kind === "engine") return seat.sitting.clock;
    return seat?.kind === "person" ? seat.clock : freshClock(rule);
  };
  return [clockOf(0), clockOf(1)];
}

/** Sets both clocks, in a game that goes on. */
export function setClocks(seats: readonly Seat[], clocks: Clocks | undefined): void {
  if (!clocks) return;
  for (const seat of seats) {
    if (seat.kind === "engine") seat.sitting.clock = clocks[seat.index];
    if (seat.kind === "person") seat.clock = clocks[seat.index];
  }
}
