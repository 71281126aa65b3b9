/** A game of Geister as it is drawn: from the engine's side, as its own words name the squares. @module */

import type { Diagram, Localized, Mark, PlyFacts } from "../../core/mod.ts";
import type { Side } from "../../games/game.ts";
import {
  diagramFor,
  diagramFrom,
  type GeisterMove,
  type GeisterPosition,
  ghostOf,
  ownView,
  SQUARES,
  stepFrom,
} from "../../games/geister/mod.ts";

/** All that is drawn of a position. */
export interface Pictures {
  readonly diagram: Diagram;
  readonly views: NonNullable<PlyFacts["views"]>;
}

/** The position with all colours as `side` sees it, and what each player may know. */
export function picturesOf(position: GeisterPosition, side: Side): Pictures {
  return {
    diagram: diagramFrom(position, side),
    views: [
      { of: FIRST, diagram: diagramFor(position, "first") },
      { of: SECOND, diagram: diagramFor(position, "second") },
    ],
  };
}

/** The same with a move that is against the rules drawn in place of the last one. */
export function wrongPictures(
  position: GeisterPosition,
  { side, move }: { readonly side: Side; readonly move: GeisterMove },
): Pictures {
  const { diagram, views: [first, second] } = picturesOf(position, side);
  const marked = (picture: Diagram, viewer: Side): Diagram => ({
    ...picture,
    marks: wrongMarks(position, { move, viewer }),
  });
  return {
    diagram: marked(diagram, side),
    views: [
      ...first ? [{ ...first, diagram: marked(first.diagram, "first") }] : [],
      ...second ? [{ ...second, diagram: marked(second.diagram, "second") }] : [],
    ],
  };
}

/** From where the ghost stands to where it would go; a step over the edge goes nowhere. */
function wrongMarks(
  { ghosts, turn }: GeisterPosition,
  { move: { ghost, direction }, viewer }: { readonly move: GeisterMove; readonly viewer: Side },
): readonly Mark[] {
  const at = ghostOf(ghosts[turn], ghost)?.at;
  if (typeof at !== "number") return [];
  const name = (square: number): string => SQUARES[ownView(square, viewer)] ?? "";
  const to = stepFrom(at, { side: turn, direction });
  const mark = { kind: "wrong", from: name(at) } as const;
  return [to === undefined ? mark : { ...mark, to: name(to) }];
}

const FIRST: Localized = { en: "First player", zh: "先手", ja: "先手" };
const SECOND: Localized = { en: "Second player", zh: "後手", ja: "後手" };
