/** Scenarios whose written positions depend on a seed, so that no table of answers fits. @module */

import { randomFrom } from "../games/random.ts";
import type { Variation } from "../games/variation.ts";
import type { Protocol } from "../protocols/protocol.ts";
import type { Expectation, Matcher, Scenario, Step } from "./scenario.ts";

/** The seed for which scenarios are run as they are written. */
export const AS_WRITTEN = 1;

/**
 * The scenario as a seed has it. One that the protocol's table cannot put in other words stays as it
 * is written; so do all for the usual seed.
 */
export function variedBy(
  seed: number,
  scenario: Scenario,
  { drawVariation }: Pick<Protocol, "drawVariation">,
): Scenario {
  if (seed === AS_WRITTEN || !drawVariation) return scenario;
  const random = randomFrom(seed ^ hashOf(scenario.id));
  const variation = drawVariation(random, scenario.steps.flatMap(saidIn));
  try {
    const steps = scenario.steps.map((step) => varied(step, variation));
    return sameSteps(steps, scenario.steps) ? scenario : { ...scenario, steps, varied: true };
  } catch (error) {
    if (error instanceof Unchangeable) return scenario;
    throw error;
  }
}

function sameSteps(some: readonly Step[], others: readonly Step[]): boolean {
  return JSON.stringify(some) === JSON.stringify(others);
}

/** Something that a variation cannot put in other words. */
class Unchangeable extends Error {}

function changed<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Unchangeable();
  return value;
}

/** All that a step says. */
function saidIn(step: Step): readonly string[] {
  switch (step.verb) {
    case "send":
      return step.frames;
    case "play":
      return step.opening;
    case "repeat":
      return step.steps.flatMap(saidIn);
    default:
      return [];
  }
}

function varied(step: Step, variation: Variation): Step {
  switch (step.verb) {
    case "send":
      if (step.raw) return changed(step.frames.every(isPlain) ? step : undefined);
      return { ...step, frames: step.frames.map((frame) => changed(variation.frame(frame))) };
    case "expect":
      return { ...step, what: variedExpectation(step.what, variation) };
    case "play": {
      // Replies fit the plies that an engine made in the positions as they are written.
      if (step.replies) return changed<Step>(undefined);
      const setup = step.setup === undefined ? {} : { setup: changed(variation.setup(step.setup)) };
      const { opening } = step;
      if (opening.length === 0) return { ...step, ...setup };
      return { ...step, ...setup, opening: changed(variation.opening(opening)) };
    }
    case "do":
      return changed<Step>(undefined);
    case "repeat":
      return { ...step, steps: step.steps.map((one) => varied(one, variation)) };
    case "greet":
      return changed(variation.greets?.(step.options) === false ? undefined : step);
    case "start":
    case "needs":
    case "inspect":
    case "bye":
    case "close":
      return step;
  }
}

/** Bytes in which no square can be named. */
function isPlain(bytes: string): boolean {
  return !/[a-z][0-9]|\b(red|black)\b/.test(bytes);
}

function variedExpectation(what: Expectation, variation: Variation): Expectation {
  const vary = (fields: Readonly<Record<string, Matcher>>) =>
    Object.fromEntries(
      Object.entries(fields).map(([name, matcher]) => [name, variedMatcher(matcher, variation)]),
    );
  switch (what.kind) {
    case "message":
      return { ...what, fields: vary(what.fields) };
    case "any-of":
    case "all-of":
      return { ...what, messages: what.messages.map(vary) };
    case "exit":
    case "silence":
    case "idle":
      return what;
  }
}

function variedMatcher(matcher: Matcher, { answer }: Variation): Matcher {
  switch (matcher.kind) {
    case "is":
      return { ...matcher, value: changed(answer(matcher.value)) };
    case "one-of":
      return { ...matcher, values: matcher.values.map((value) => changed(answer(value))) };
    case "matches":
      return { ...matcher, pattern: changed(answer(matcher.pattern)) };
    case "includes":
    case "any-order":
      return changed<Matcher>(undefined);
  }
}

/** FNV-1a. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const unit of text) hash = Math.imul(hash ^ (unit.codePointAt(0) ?? 0), 0x01000193);
  return hash >>> 0;
}
