/** Which rules a position puts to the test. @module */

import { LETTERS } from "./ghost.ts";
import { objection } from "./objection.ts";
import type { GeisterMove, GeisterPosition } from "./position.ts";
import { GEISTER_RULES } from "./rules.ts";

/** The rules that {@link stakes} can name. */
export const STAKED: readonly string[] = GEISTER_RULES.map(({ id }) => id);

/** All that a player can say, with one letter that no ghost has. */
const SAYABLE: readonly GeisterMove[] = [...LETTERS, "I"].flatMap((ghost) =>
  (["N", "E", "W", "S"] as const).map((direction) => ({ ghost, direction }))
);

/** The rules that a ply could break in a position. */
export function stakes(position: GeisterPosition): readonly string[] {
  const broken = new Set<string>(
    SAYABLE.flatMap((move) => objection(position, move)?.rule ?? []),
  );
  return STAKED.filter((rule) => broken.has(rule));
}
