/** Which rules a position puts to the test. @module */

import { otherSide, type Stack, type TzaarPosition } from "./position.ts";
import { between, HOLE, indexOf, POINTS, RAYS } from "./point.ts";

type Looked = readonly [rule: string, couldBeBroken: (seen: Seen) => boolean];

/** The rules that a player can break, each with the positions in which that is possible. */
const STAKES = [
  ["tzaar/first-turn-one-step", ({ position }) => position.round === 1],
  ["tzaar/one-action", () => true],
  ["tzaar/step-1-captures", ({ position }) => position.step === 1],
  ["tzaar/own-stack", ({ position }) => has(position, otherSide(position.turn))],
  ["tzaar/straight-line", () => true],
  ["tzaar/not-through-centre", isOppositeTheHole],
  ["tzaar/no-jump", ({ beyond }) => beyond.length > 0],
  ["tzaar/target-occupied", ({ position }) => position.board.includes(undefined)],
  ["tzaar/capture-enemy", ({ position, meets }) => position.step === 1 && meets.some(isOwn)],
  ["tzaar/not-higher", ({ meets }) => meets.some((one) => !isOwn(one) && isHigher(one))],
  ["tzaar/source-emptied", ({ meets }) => meets.some(mayBeTaken)],
  ["tzaar/capture-keeps-stack", ({ meets }) => meets.some(mayBeTaken)],
  ["tzaar/enhance-adds", ({ position, meets }) => position.step === 2 && meets.some(isOwn)],
  ["tzaar/whole-heights", hasTwoDigits],
] as const satisfies readonly Looked[];

/** The rules that {@link stakes} can name. */
export const STAKED: readonly string[] = STAKES.map(([rule]) => rule);

/** The rules that a step could break in a position. */
export function stakes(position: TzaarPosition): readonly string[] {
  const seen = look(position);
  return STAKES.filter(([, couldBeBroken]) => couldBeBroken(seen)).map(([rule]) => rule);
}

/** A stack of the side to move, and one that stands in line with it. */
interface Meeting {
  readonly moving: Stack;
  readonly other: Stack;
}

interface Seen {
  readonly position: TzaarPosition;
  /** Points of the stacks of the side to move. */
  readonly own: readonly number[];
  /** The next stack in each direction. */
  readonly meets: readonly Meeting[];
  /** Stacks behind those. */
  readonly beyond: readonly Meeting[];
}

function look(position: TzaarPosition): Seen {
  const own = position.board.flatMap((stack, at) => stack?.owner === position.turn ? [at] : []);
  const lines = own.flatMap((at) => (RAYS[at] ?? []).map((ray) => inLine(position, at, ray)));
  return {
    position,
    own,
    meets: lines.flatMap(([first]) => first ?? []),
    beyond: lines.flatMap(([, ...others]) => others),
  };
}

function inLine({ board }: TzaarPosition, at: number, ray: readonly number[]): readonly Meeting[] {
  const moving = board[at];
  return ray.flatMap((point) => {
    const other = board[point];
    return moving && other ? [{ moving, other }] : [];
  });
}

function has({ board }: TzaarPosition, side: Stack["owner"]): boolean {
  return board.some((stack) => stack?.owner === side);
}

/** Whether an own stack has another one across the hole, with nothing but the hole between them. */
function isOppositeTheHole({ position: { board }, own }: Seen): boolean {
  return own.some((from) =>
    POINTS.some((_, to) => {
      if (!board[to]) return false;
      const way = between(from, to);
      if (!way?.includes(HOLE)) return false;
      return way.every((point) => point === HOLE || !board[indexOf(point) ?? -1]);
    })
  );
}

/** Whether a height has two digits, or may have two after this step. */
function hasTwoDigits({ position: { board, step }, meets }: Seen): boolean {
  if (board.some((stack) => (stack?.height ?? 0) > 9)) return true;
  return step === 2 &&
    meets.some((one) => isOwn(one) && one.moving.height + one.other.height > 9);
}

function isOwn({ moving, other }: Meeting): boolean {
  return moving.owner === other.owner;
}

function isHigher({ moving, other }: Meeting): boolean {
  return other.height > moving.height;
}

function mayBeTaken(one: Meeting): boolean {
  return !isOwn(one) && !isHigher(one);
}
