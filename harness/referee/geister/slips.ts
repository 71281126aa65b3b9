/** Which slips of the pen explain an illegal move. @module */

import {
  type Direction,
  geister,
  type GeisterMove,
  type GeisterPosition,
} from "../../games/geister/mod.ts";

type Turned = Readonly<Partial<Record<Direction, Direction>>>;

/** Directions that engines confuse. */
const SLIPS: Readonly<Record<string, Turned>> = {
  "north-south": { N: "S", S: "N" },
  "east-west": { E: "W", W: "E" },
  around: { N: "S", S: "N", E: "W", W: "E" },
};

/** The ways to confuse directions without which the move would be legal. */
export function slipsOf(position: GeisterPosition, { ghost, direction }: GeisterMove): string[] {
  return Object.entries(SLIPS).flatMap(([name, turned]) => {
    const meant = turned[direction];
    if (meant === undefined) return [];
    return geister.objection(position, { ghost, direction: meant }) ? [] : [name];
  });
}
