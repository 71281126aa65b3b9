/** A game that an engine broke off by a crash, continued in fresh processes: its plies are still judged. @module */

import type { PlyFacts, RunEvent } from "../core/mod.ts";
import { randomFrom } from "../games/random.ts";
import type { Finding } from "../protocols/finding.ts";
import type { PlayStep, Scenario, Step } from "../scenario/mod.ts";
import type { Channel, Log, StartFailure } from "../transports/mod.ts";
import type { CaseContext } from "./case_context.ts";
import type { CaseRecord } from "./case_record.ts";
import { noteAt } from "./note_findings.ts";
import { type Going, ON } from "./play/mod.ts";
import type { Stage } from "./stage.ts";
import { runStep } from "./verbs/mod.ts";

/** So many fresh processes are tried, for no longer than this. */
const MOST_STARTS = 8;
const MOST_MS = 3_000;
/** So many plies are made in the engine's place. */
const MOST_MADE = 3;

/** What continuing a game needs of the case that broke off. */
export interface AfreshOptions {
  readonly context: CaseContext;
  readonly log: Log;
  readonly record: CaseRecord;
  /** All plies of the game that broke off. */
  readonly plies: readonly string[];
  readonly start: StartInstance;
}

/** Starts another instance of the engine. */
export type StartInstance = (step: Step, context: CaseContext) => Promise<Stage | StartFailure>;

/** The game of a step that can be continued; undefined where it is none. */
function continuable(
  { steps, stimulus }: Scenario,
  step: Step | undefined,
): PlayStep | undefined {
  if (step?.verb !== "play" || stimulus === "stress" || step.left) return undefined;
  if (step.delivery !== undefined && step.delivery !== "apart") return undefined;
  const before = steps.slice(0, steps.indexOf(step)).filter(({ on }) => on === step.on);
  return steps.includes(step) && before.every(({ verb }) => OPENS.has(verb)) ? step : undefined;
}

const OPENS: ReadonlySet<Step["verb"]> = new Set<Step["verb"]>(["greet", "start"]);

/**
 * Plays on from where a crash ended the game, each time in a fresh process that is told all plies
 * so far. Only illegal plies are written down: the crash itself has been told. An engine that
 * crashes at once in a position has its ply made for it.
 */
export async function playOnAfresh(
  scenario: Scenario,
  brokenOff: Step | undefined,
  options: AfreshOptions,
): Promise<void> {
  const step = continuable(scenario, brokenOff);
  if (!step) return;
  const { context: { clock }, log } = options;
  const untilMs = clock.now() + MOST_MS * options.context.timeScale;
  let plies: readonly string[] = options.plies.slice(step.opening.length);
  let made = 0;
  for (let start = 0; start < MOST_STARTS && clock.now() < untilMs; start++) {
    if (plies.length >= (step.plies ?? Infinity)) return;
    log("note", NOTE, clock.now());
    const next = await once(scenario, continuedFrom(step, plies), { ...options, untilMs });
    if (next === undefined) return;
    const moved = next.plies.length > plies.length;
    if (!moved && made++ >= MOST_MADE) return;
    plies = moved ? next.plies : [...plies, next.instead];
  }
}

const NOTE = "The engine ended: a fresh process is told the game so far and goes on";

function continuedFrom(step: PlayStep, plies: readonly string[]): PlayStep {
  const { least: _least, end: _end, replies: _replies, plies: most, ...rest } = step;
  const opening = [...step.opening, ...plies];
  return { ...rest, opening, ...most !== undefined && { plies: most - plies.length } };
}

interface Continued {
  /** All plies after the opening of the scenario, where it crashed again. */
  readonly plies: readonly string[];
  /** A ply that it might have made there. */
  readonly instead: string;
}

/** Plays on in one process; undefined where that did not end by a crash. */
async function once(
  scenario: Scenario,
  step: PlayStep,
  options: AfreshOptions & { readonly untilMs: number },
): Promise<Continued | undefined> {
  const heard: PlyFacts[] = [];
  const context = quietly(options, heard);
  const first = scenario.steps.find(({ on }) => on === step.on) ?? step;
  const opened = await options.start(first, context);
  if ("why" in opened) return undefined;
  await using _channel: Channel = opened.conversation.channel;
  const seen: Finding[] = [];
  noteIllegal(opened, { step, record: options.record, seen });
  const before = scenario.steps.slice(0, placeOf(scenario, step)).filter(({ on }) =>
    on === step.on
  );
  let going: Going = ON;
  for (const each of [...before, step]) {
    if (going.kind === "on") going = await runStep(each, () => Promise.resolve(opened));
  }
  if (!isCrash(going, seen)) return undefined;
  const { talk } = context.pairing;
  const { bout } = opened.conversation;
  if (talk.ending(bout) || talk.turn(bout) !== step.engine) return undefined;
  const told = heard.map(({ move }) => move);
  const instead = talk.propose(bout, "random", randomFrom(1 + told.length));
  return { plies: told.slice(originalOpening(scenario, step)), instead };
}

function placeOf({ steps }: Scenario, { at }: PlayStep): number {
  return steps.findIndex((one) => one.at === at);
}

function originalOpening({ steps }: Scenario, { at }: PlayStep): number {
  const original = steps.find((one) => one.at === at);
  return original?.verb === "play" ? original.opening.length : 0;
}

/** A case of which only the talk is told, and which ends soon. */
function quietly(
  { context, untilMs }: AfreshOptions & { readonly untilMs: number },
  heard: PlyFacts[],
): CaseContext {
  const emit = (event: RunEvent): void => {
    if (event.kind === "ply" && !event.ply.resigned) heard.push(event.ply);
    if (event.kind === "wire") context.emit(event);
  };
  const leftMs = (): number => Math.min(context.budgetLeftMs(), untilMs - context.clock.now());
  return { ...context, emit, budgetLeftMs: () => Math.max(0, leftMs()) };
}

/** Writes down of an instance illegal plies alone. */
function noteIllegal(
  stage: Stage,
  { step, record, seen }: {
    readonly step: Step;
    readonly record: CaseRecord;
    /** Takes all that is found. */
    readonly seen: Finding[];
  },
): void {
  const note = noteAt(record, stage, step);
  stage.conversation.ongoing.onFinding = (one, sent) => {
    seen.push(one);
    if (one.diagram !== undefined) note(one, sent);
  };
}

/** Whether the engine ended a game that was under way. */
export function isCrash(going: Going, found: readonly Pick<Finding, "cause">[]): boolean {
  if (going.kind !== "stop") return false;
  const kind = going.unanswered?.kind;
  return kind === "exited" || kind === "disconnected" || found.some(({ cause }) => cause);
}
