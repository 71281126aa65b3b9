/** How much a program is confined, from nothing to a world of its own. @module */

/** The levels, the weakest first. */
export const SANDBOX_LEVELS = ["none", "limits", "namespaces"] as const;

/** One of the levels. */
export type SandboxLevel = typeof SANDBOX_LEVELS[number];

/** Whether `level` confines at least as much as `least`. */
export function isAtLeast(level: SandboxLevel, least: SandboxLevel): boolean {
  return SANDBOX_LEVELS.indexOf(level) >= SANDBOX_LEVELS.indexOf(least);
}
