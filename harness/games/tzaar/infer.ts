/** Which step leads from one board to the next, or why none does. @module */

import { err, ok, type Result } from "../../core/mod.ts";
import { differences } from "./differences.ts";
import type { Misstep } from "./misstep.ts";
import { moves } from "./moves.ts";
import { judgePath } from "./path.ts";
import { merged, play } from "./play.ts";
import { indexOf, POINTS } from "./point.ts";
import { type Board, sameStack, stackAt, type TzaarMove, type TzaarPosition } from "./position.ts";
import { judgeTarget } from "./target.ts";

/** A legal step, or the first thing that is wrong. */
export type Inference = Result<TzaarMove, Misstep>;

/**
 * The step that the side to move made, given the board that it left. A height may be wrong
 * because a digit was lost anywhere, so that is asked first; then what changed; then the path;
 * then what stands on the target.
 */
export function inferStep(before: TzaarPosition, after: Board): Inference {
  const { vacated, filled, altered } = differences(before.board, after);
  const cut = altered.find((point) => isCutInPlace(before.board, { after, point }));
  if (cut !== undefined) return err({ kind: "height-cut", ...seen([cut], { before, after }) });
  const [from, to] = [vacated[0], altered[0]];
  switch (`${vacated.length} ${altered.length} ${filled.length}`) {
    case "0 0 0":
      if (before.step === 2) return ok({ kind: "pass" });
      return err({ kind: "nothing-changed", points: [] });
    case "1 1 0":
      return inferMove(before, { after, from: from ?? "", to: to ?? "" });
    case "1 0 1":
      return err(ontoEmpty(before, { after, from: from ?? "", to: filled[0] ?? "" }));
    case "0 1 0":
      return err(unmoved(before, { after, to: to ?? "" }));
    case "1 0 0":
      return err(vanished(before, { after, from: from ?? "" }));
    case "0 0 1":
      return err({ kind: "stack-appeared", points: filled });
  }
  return err(
    twoActions(before, after) ??
      { kind: "too-many-changes", points: [...vacated, ...altered, ...filled] },
  );
}

/** One point emptied and one changed: a move, if the right stack made it in the right way. */
function inferMove(before: TzaarPosition, { after, from, to }: Change): Inference {
  const [moving, target] = [stackAt(before, from), stackAt(before, to)];
  const actual = stackAt({ board: after }, to);
  if (!moving || !target || !actual) throw new Error(`No change from ${from} to ${to}`);
  if (moving.owner !== before.turn) {
    const kind = sameOwner(actual, moving) ? "enemy-stack-moved" : "stack-vanished";
    return err({ kind, points: [from, to] });
  }
  const misstep = judgePath(before, { from, to }) ?? judgeTarget(before, { from, to, actual });
  if (misstep) return err(misstep);
  return ok({ kind: sameOwner(moving, target) ? "enhance" : "capture", from, to });
}

interface Change {
  readonly after: Board;
  readonly from: string;
  readonly to: string;
}

function sameOwner(one: { owner: string }, other: { owner: string }): boolean {
  return one.owner === other.owner;
}

/** One point emptied and an empty one taken. */
function ontoEmpty(before: TzaarPosition, { after, from, to }: Change): Misstep {
  const [moving, actual] = [stackAt(before, from), stackAt({ board: after }, to)];
  if (!moving || !actual || !sameOwner(moving, actual)) {
    return { kind: "too-many-changes", points: [from, to] };
  }
  const kind = moving.owner === before.turn ? "onto-empty" : "enemy-stack-moved";
  return { kind, points: [from, to] };
}

/** One point emptied and nothing else: a stack went onto its like and its height was not added, or away. */
function vanished(before: TzaarPosition, { after, from }: Pick<Change, "after" | "from">): Misstep {
  const moving = stackAt(before, from);
  const enhances = before.step === 2 && moving?.owner === before.turn;
  const to = POINTS.find((point) =>
    enhances && point !== from && sameStack(stackAt(before, point), moving) &&
    !judgePath(before, { from, to: point })
  );
  const actual = to === undefined ? undefined : stackAt({ board: after }, to);
  const misstep = to && actual ? judgeTarget(before, { from, to, actual }) : undefined;
  return misstep ?? { kind: "stack-vanished", points: [from] };
}

/** One point changed and none emptied: a copy of some stack, or a change from nothing. */
function unmoved(before: TzaarPosition, { after, to }: Pick<Change, "after" | "to">): Misstep {
  const [target, actual] = [stackAt(before, to), stackAt({ board: after }, to)];
  const source = POINTS.find((from) => {
    const moving = stackAt(before, from);
    if (!moving || !target || moving.owner !== before.turn) return false;
    return !judgePath(before, { from, to }) && sameStack(merged(moving, target), actual);
  });
  if (source === undefined) return { kind: "stack-changed", ...seen([to], { before, after }) };
  return { kind: "source-not-emptied", points: [source, to] };
}

/** Two legal actions in a row of the same side; each empties a point, and none fills one. */
function twoActions(before: TzaarPosition, after: Board): Misstep | undefined {
  const kind = before.round === 1 ? "second-step-in-first-turn" : "two-actions";
  for (const first of moves(before)) {
    const between = { ...before, board: play(before, first).board, step: 2 } as const;
    const second = moves(between).find((move) => isSame(play(between, move).board, after));
    if (second) return { kind, points: [first, second].flatMap(pathOf) };
  }
  return undefined;
}

function isSame(one: Board, other: Board): boolean {
  return one.every((stack, point) => sameStack(stack, other[point]));
}

function pathOf(move: TzaarMove): readonly string[] {
  return move.kind === "pass" ? [] : [move.from, move.to];
}

/** Whether a stack that is otherwise the same has only one digit of its height left. */
function isCutInPlace(before: Board, { after, point }: { after: Board; point: string }): boolean {
  const index = indexOf(point) ?? -1;
  const [old, now] = [before[index], after[index]];
  if (!old || !now || old.height < 10 || now.height > 9) return false;
  return sameOwner(old, now) && old.type === now.type &&
    String(old.height).includes(String(now.height));
}

/** Points with what stood and what stands on the first of them. */
function seen(
  points: readonly string[],
  { before, after }: { before: TzaarPosition; after: Board },
): Omit<Misstep, "kind"> {
  const [point = ""] = points;
  return { points, expected: stackAt(before, point), actual: stackAt({ board: after }, point) };
}
