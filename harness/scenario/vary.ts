/** Scenarios whose written positions depend on a seed, so that no table of answers fits. @module */

import { randomFrom } from "../games/random.ts";
import type { DrawVariation, Variation } from "../games/variation.ts";
import type { Protocol } from "../protocols/protocol.ts";
import type { Expectation, Matcher } from "./expectation.ts";
import type { Scenario, Step } from "./scenario.ts";
import { type PlayStep, VERBS } from "./verbs/mod.ts";

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
  // A class is graded with one seed, so that each scenario is put in other words once.
  const known = KNOWN.get(scenario);
  if (known?.seed === seed && known.drawVariation === drawVariation) return known.scenario;
  const drawn = drawnBy(seed, scenario, drawVariation);
  KNOWN.set(scenario, { seed, drawVariation, scenario: drawn });
  return drawn;
}

const KNOWN = new WeakMap<Scenario, {
  readonly seed: number;
  readonly drawVariation: DrawVariation;
  readonly scenario: Scenario;
}>();

function drawnBy(seed: number, scenario: Scenario, drawVariation: DrawVariation): Scenario {
  const random = randomFrom(seed ^ hashOf(scenario.id));
  const { rules, steps: written } = scenario;
  const variation = drawVariation(random, { said: written.flatMap(saidIn), rules });
  const talks: Talks = new Map();
  try {
    const steps = written.map((step) => varied(step, { variation, talks }));
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

/** What was sent to each instance so far, as it is written. */
type Talks = Map<number, readonly string[]>;

/** What a step is changed by. */
interface Change {
  readonly variation: Variation;
  readonly talks: Talks;
}

function varied(step: Step, change: Change): Step {
  const { variation, talks } = change;
  switch (step.verb) {
    case "send":
      if (step.raw) return changed(step.frames.every(isPlain) ? step : undefined);
      return { ...step, frames: step.frames.map((frame) => sent(frame, step.on, change)) };
    case "expect":
      return { ...step, what: variedExpectation(step.what, variation, talks.get(step.on) ?? []) };
    case "play":
      return variedPlay(step, variation);
    case "do":
      return changed<Step>(undefined);
    case "repeat":
      return { ...step, steps: step.steps.map((one) => varied(one, change)) };
    case "greet":
      return changed(variation.greets?.(step.options) === false ? undefined : step);
  }
  // A verb that does not say that it is plain may name a square.
  return changed(VERBS[step.verb].plain ? step : undefined);
}

function sent(frame: string, on: number, { variation, talks }: Change): string {
  const before = talks.get(on) ?? [];
  talks.set(on, [...before, frame]);
  return changed(variation.frame(frame, before));
}

function variedPlay(step: PlayStep, { game }: Variation): Step {
  // Replies fit the plies that an engine made in the positions as they are written.
  if (step.replies) return changed<Step>(undefined);
  const { engine, setup, opening, settings } = step;
  const written = { engine, ...setup !== undefined && { setup }, opening };
  return { ...step, ...changed(game({ ...written, ...settings && { settings } })) };
}

/** Bytes in which no square can be named. */
function isPlain(bytes: string): boolean {
  return !/[a-z][0-9]|\b(red|black)\b/.test(bytes);
}

function variedExpectation(
  what: Expectation,
  { answer }: Variation,
  before: readonly string[],
): Expectation {
  const changedTo = (text: string) => changed(answer(text, before));
  const vary = (fields: Readonly<Record<string, Matcher>>) =>
    Object.fromEntries(
      Object.entries(fields).map(([name, matcher]) => [name, variedMatcher(matcher, changedTo)]),
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

function variedMatcher(matcher: Matcher, changedTo: (text: string) => string): Matcher {
  switch (matcher.kind) {
    case "is":
      return { ...matcher, value: changedTo(matcher.value) };
    case "one-of":
      return { ...matcher, values: matcher.values.map(changedTo) };
    case "matches":
      return {
        ...matcher,
        pattern: changedTo(matcher.pattern),
        ...matcher.like !== undefined && { like: changedTo(matcher.like) },
      };
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
