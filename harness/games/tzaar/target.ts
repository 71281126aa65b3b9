/** Whether the right stack stands on the target of a move along a legal path. @module */

import type { Misstep, MisstepKind } from "./misstep.ts";
import type { Path } from "./path.ts";
import { merged } from "./play.ts";
import { type Stack, stackAt, type TzaarPosition } from "./position.ts";

/** What is wrong with the stack that a move left on its target. */
export function judgeTarget(
  position: TzaarPosition,
  { from, to, actual }: Path & { readonly actual: Stack },
): Misstep | undefined {
  const [moving, target] = [stackAt(position, from), stackAt(position, to)];
  if (!moving || !target) throw new Error(`No stacks on both ${from} and ${to}`);
  const expected = merged(moving, target);
  const merge = { moving, target, expected, actual, step: position.step };
  const kind = moving.owner === target.owner ? judgeEnhance(merge) : judgeCapture(merge);
  return kind && { kind, points: [from, to], expected, actual };
}

interface Merge {
  readonly moving: Stack;
  readonly target: Stack;
  readonly expected: Stack;
  readonly actual: Stack;
  readonly step: TzaarPosition["step"];
}

function judgeCapture(merge: Merge): MisstepKind | undefined {
  const { moving, target, expected, actual } = merge;
  if (actual.owner !== expected.owner) return "capture-kept-colour";
  if (isCut(merge)) return "height-cut";
  if (actual.height === moving.height + target.height) return "capture-added-height";
  if (actual.height !== expected.height) return "capture-wrong-height";
  if (actual.type === expected.type) return undefined;
  return actual.type === target.type ? "capture-kept-type" : "capture-wrong-type";
}

/** Step 1 cannot be meant to enhance, so a stack of the mover's height took its own. */
function judgeEnhance(merge: Merge): MisstepKind | undefined {
  const { moving, target, expected, actual, step } = merge;
  if (step === 1) return actual.height === moving.height ? "own-stack-taken" : "enhance-in-step-1";
  if (actual.owner !== expected.owner) return "enhance-wrong-colour";
  if (isCut(merge)) return "height-cut";
  if (actual.height !== expected.height) return "enhance-not-summed";
  if (actual.type === expected.type) return undefined;
  return actual.type === target.type ? "enhance-kept-type" : "enhance-wrong-type";
}

/** Whether a height is what comes of reading or writing only one digit of some number. */
function isCut({ moving, target, expected, actual }: Merge): boolean {
  if (actual.height === expected.height) return false;
  const heights = moving.owner === target.owner ? [moving.height, target.height] : [moving.height];
  if (Math.max(...heights, expected.height) < 10) return false;
  const sums = heights.map(digits).reduce((sums, next) =>
    sums.flatMap((sum) => next.map((each) => sum + each))
  );
  return [...sums, ...digits(expected.height)].includes(actual.height);
}

/** What is left of a height if only its first or its last digit is read. */
function digits(height: number): readonly number[] {
  return height < 10 ? [height] : [Math.floor(height / 10), height % 10];
}
