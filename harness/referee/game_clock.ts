/** The manual's clock: main time, then extra time per move or for some moves together. @module */

/** How a side's time is measured (manual, section 4). */
export interface ClockRule {
  readonly mainMs: number;
  /** Extra time once the main time is used up; 0 for none. */
  readonly extraMs: number;
  /** How many plies share one portion of extra time; 0 and 1 both mean every ply has its own. */
  readonly sharedPlies: number;
  /** Added to the main time after every ply. */
  readonly incrementMs?: number;
  /** Every ply gets the whole main time. */
  readonly everyPly?: true;
}

/** One side's clock at one moment. */
export interface GameClock {
  readonly rule: ClockRule;
  readonly mainLeftMs: number;
  /** What is left of the current portion of extra time. */
  readonly extraLeftMs: number;
  /** Plies made in the current portion. */
  readonly pliesInPortion: number;
}

/** A clock that has not run yet. */
export function freshClock(rule: ClockRule): GameClock {
  return { rule, mainLeftMs: rule.mainMs, extraLeftMs: rule.extraMs, pliesInPortion: 0 };
}

/** How long the next ply may take. */
export function leftMs({ mainLeftMs, extraLeftMs }: GameClock): number {
  return mainLeftMs + extraLeftMs;
}

/** The clock after a ply that took `tookMs`; undefined when the time was up before. */
export function spend(clock: GameClock, tookMs: number): GameClock | undefined {
  if (tookMs > leftMs(clock)) return undefined;
  if (clock.rule.everyPly) return freshClock(clock.rule);
  const { incrementMs = 0 } = clock.rule;
  const mainLeftMs = Math.max(0, clock.mainLeftMs - tookMs) + incrementMs;
  const overMs = Math.max(0, tookMs - clock.mainLeftMs);
  if (mainLeftMs > 0 || clock.rule.extraMs === 0) return { ...clock, mainLeftMs };
  return portion({ ...clock, mainLeftMs, extraLeftMs: clock.extraLeftMs - overMs });
}

/** A ply made in extra time: the last of a portion earns the next one. */
function portion(clock: GameClock): GameClock {
  const plies = clock.pliesInPortion + 1;
  const full = Math.max(1, clock.rule.sharedPlies);
  return plies < full
    ? { ...clock, pliesInPortion: plies }
    : { ...clock, pliesInPortion: 0, extraLeftMs: clock.rule.extraMs };
}
