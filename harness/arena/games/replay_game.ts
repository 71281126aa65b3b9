/** A game that was written down, played through again. @module */

import { type Diagram, fill, type Localized, type PlyFacts, type Text } from "../../core/mod.ts";
import type { RuleId } from "../../protocols/finding.ts";
import type { Ending, GameSettings } from "../../games/game.ts";
import type { GameKit } from "../../referee/mod.ts";

/** A game as it was written down. */
export interface WrittenGame {
  readonly setup: string;
  readonly settings?: GameSettings;
  readonly plies: readonly string[];
}

/** One position of a game, after a ply or before the first. */
export interface ReplayedPly {
  /** 0 before the first ply. */
  readonly ply: number;
  readonly side?: "first" | "second";
  readonly move: string;
  readonly diagram: Diagram;
  readonly views?: PlyFacts["views"];
}

/** What is wrong with a written game. */
export interface ReplayProblem {
  /** The ply that cannot be; 0 for the start. */
  readonly ply: number;
  readonly move: string;
  /** The rule that it breaks, where it is a move at all. */
  readonly rule?: RuleId;
  readonly why: Text;
}

/** A game as far as it can be played. */
export interface Replay {
  readonly positions: readonly ReplayedPly[];
  readonly ending?: Ending;
  readonly problem?: ReplayProblem;
}

/** Plays a game through, up to the first ply that the rules do not allow. */
export function replayGame(kit: GameKit, { setup, settings, plies }: WrittenGame): Replay {
  const { game } = kit;
  const begun = game.start({ setup, settings });
  if (!begun.ok) return { positions: [], problem: { ply: 0, move: setup, why: begun.error } };
  let position = begun.value;
  const positions: ReplayedPly[] = [shownAt(kit, position, { ply: 0, move: "" })];
  for (const [at, move] of plies.entries()) {
    const problem = problemWith(kit, position, move);
    if (problem) return { positions, problem: { ply: at + 1, move, ...problem } };
    const read = game.read(move);
    if (!read.ok) throw new Error(read.error.en);
    const side = game.turn(position);
    position = game.play(position, read.value);
    positions.push(shownAt(kit, position, { ply: at + 1, move, side }));
  }
  return { positions, ending: game.ending(position) };
}

function problemWith(
  { game }: GameKit,
  position: unknown,
  move: string,
): Pick<ReplayProblem, "rule" | "why"> | undefined {
  const ended = game.ending(position);
  if (ended) return { why: fill(OVER_BEFORE, { reason: ended.reason }) };
  const read = game.read(move);
  if (!read.ok) return { why: read.error };
  const objection = game.objection(position, read.value);
  return objection && { rule: objection.rule, why: objection.why };
}

const OVER_BEFORE: Localized = {
  en: "the game is over before it ({reason})",
  zh: "在此之前對局已結束（{reason}）",
  ja: "その前に対局は終わっている（{reason}）",
};

function shownAt(
  { game, seenBy }: GameKit,
  position: unknown,
  ply: Pick<ReplayedPly, "ply" | "move" | "side">,
): ReplayedPly {
  const views = seenBy && (["first", "second"] as const).map((side) => ({
    of: SIDES[side],
    diagram: seenBy(position, side),
  }));
  return { ...ply, diagram: game.diagram(position), ...views ? { views } : {} };
}

const SIDES = {
  first: { en: "First player", zh: "先手", ja: "先手" },
  second: { en: "Second player", zh: "後手", ja: "後手" },
} as const;
