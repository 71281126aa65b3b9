/** Legal plies as places that a person names on the board. @module */

import type { Diagram, Localized, RoomChoice } from "../core/mod.ts";
import type { DarkChessMove } from "../games/dark-chess/mod.ts";
import type { Side } from "../games/game.ts";
import type { GeisterMove } from "../games/geister/mod.ts";
import type { ShogiMove } from "../games/shogi/mod.ts";
import type { TzaarMove } from "../games/tzaar/mod.ts";
import type { GameKit } from "../referee/mod.ts";

/** What the side to move may do, in `kit`'s game; `diagram` is what that side sees. */
export function choicesOf(
  { game }: GameKit,
  position: unknown,
  diagram: Diagram,
): readonly RoomChoice[] {
  const side = game.turn(position);
  const places = PLACES[game.id];
  if (!places || game.ending(position)) return [];
  return game.moves(position).map((move) => ({
    move: game.write(move),
    ...places(move, { side, diagram }),
  }));
}

interface Seen {
  readonly side: Side;
  readonly diagram: Diagram;
}

type Places = Pick<RoomChoice, "path" | "label">;

// deno-lint-ignore no-explicit-any -- each game has moves of its own
const PLACES: Readonly<Record<string, (move: any, seen: Seen) => Places>> = {
  "dark-chess": (move: DarkChessMove) => ({
    path: move.kind === "flip" ? [move.at] : [move.from, move.to],
  }),
  shogi: (move: ShogiMove, { side }) => {
    if (move.kind === "drop") {
      const letter = side === "first" ? move.piece : move.piece.toLowerCase();
      return { path: [`${letter}*`, move.to] };
    }
    return { path: [move.from, move.to], label: move.promote ? PROMOTE : KEEP };
  },
  tzaar: (move: TzaarMove) =>
    move.kind === "pass" ? { path: [], label: PASS } : { path: [move.from, move.to] },
  geister: geisterPlaces,
};

const STEPS: Readonly<Record<GeisterMove["direction"], readonly [number, number]>> = {
  N: [0, -1],
  E: [1, 0],
  W: [-1, 0],
  S: [0, 1],
};

/** A side has its own ghosts in capital letters, and north above. */
function geisterPlaces({ ghost, direction }: GeisterMove, { diagram }: Seen): Places {
  const { points, tokens } = diagram;
  const at = tokens.find(({ letter }) => letter === ghost)?.at ?? "";
  const from = points.find(({ name }) => name === at);
  const [dx, dy] = STEPS[direction];
  const to = points.find(({ x, y }) => from && x === from.x + dx && y === from.y + dy);
  return to ? { path: [at, to.name] } : { path: [at], label: ESCAPES[direction] };
}

const PROMOTE: Localized = { en: "Promote", zh: "升變", ja: "成る" };
const KEEP: Localized = { en: "Do not promote", zh: "不升變", ja: "成らない" };
const PASS: Localized = { en: "Pass", zh: "虛手", ja: "パス" };
const ESCAPES: Readonly<Record<GeisterMove["direction"], Localized>> = {
  N: { en: "Escape north", zh: "向北脫逃", ja: "北へ脱出" },
  E: { en: "Escape east", zh: "向東脫逃", ja: "東へ脱出" },
  W: { en: "Escape west", zh: "向西脫逃", ja: "西へ脱出" },
  S: { en: "Escape south", zh: "向南脫逃", ja: "南へ脱出" },
};
