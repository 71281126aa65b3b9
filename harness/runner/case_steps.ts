/** The engines of one case, and its steps from the first to the last. @module */

import { harnessError, type OwnEnd, type Span } from "../core/mod.ts";
import type { Side } from "../games/game.ts";
import type { Unanswered } from "../referee/mod.ts";
import type { Scenario, Step } from "../scenario/mod.ts";
import { cappedLog, type Channel, type Log, type StartFailure } from "../transports/mod.ts";
import type { CaseRecord } from "./case_record.ts";
import { isCrash, playOnAfresh, type StartInstance } from "./afresh.ts";
import { Conversation } from "./conversation/mod.ts";
import { instancesIn } from "./instances.ts";
import type { CaseContext } from "./case_context.ts";
import { noteAt } from "./note_findings.ts";
import { ownEnd } from "./own_end.ts";
import { runStep } from "./verbs/mod.ts";
import { stderrRemark } from "./stderr_remark.ts";
import { type Going, ON } from "./play/mod.ts";
import type { Stage, StageOf } from "./stage.ts";

/** How the steps of a case ended. */
export interface CaseSteps {
  readonly going: Going;
  /** The step that was not done to its end. */
  readonly at?: Span;
  /** How the engine ended it, where the engine did. */
  readonly end?: OwnEnd;
  readonly unanswered?: Unanswered;
  readonly mute: boolean;
  readonly startFailure?: StartFailure;
  /** What the engine was sent last, where it is sent lines or messages. */
  readonly sent?: string;
  /** Both addresses of an engine that connected twice. */
  readonly secondConnection?: string;
  /** All that the first instance wrote to its output. */
  readonly said?: readonly string[];
}

/** What the steps of a case work with. */
export interface CaseStepsOptions {
  readonly context: CaseContext;
  readonly key: string;
  readonly record: CaseRecord;
  /** Takes every channel that was opened. */
  readonly channels: Channel[];
  /** A game that a crash broke off is continued in fresh processes. */
  readonly playsOn?: boolean;
}

/** Does all steps of a scenario. A thrown error is the harness's own fault, never the engine's. */
export async function runCaseSteps(
  scenario: Scenario,
  options: CaseStepsOptions,
): Promise<CaseSteps> {
  try {
    return await stepByStep(scenario, options);
  } catch (error) {
    return { going: { kind: "inconclusive", because: harnessError(error) }, mute: false };
  }
}

async function stepByStep(
  scenario: Scenario,
  { context: given, key, record, channels: all, playsOn = false }: CaseStepsOptions,
): Promise<CaseSteps> {
  const plies: string[] = [];
  const context = hearingPlies(given, plies);
  const { log, finish } = cappedLog((entry) => context.emit({ kind: "wire", key, entry }), context);
  if (scenario.varied) log("note", variedNote(context), context.clock.now());
  await using channels = new AsyncDisposableStack();
  const stages = new Map<number, Stage>();
  let startFailure: StartFailure | undefined;
  let current: Stage | undefined;
  const stageOf = async (step: Step): Promise<Stage | undefined> => {
    if (!stages.has(step.on)) await endFinished(scenario, { stages, step });
    const opened = stages.get(step.on) ?? await enter(scenario, { context, key, log, step });
    if ("why" in opened) {
      startFailure = opened;
      return undefined;
    }
    const { conversation } = opened;
    if (!stages.has(step.on)) all.push(channels.use(conversation.channel));
    const stage = judgedStage(opened, { context, log, record });
    conversation.ongoing.onFinding = noteAt(record, opened, step);
    stages.set(step.on, stage);
    current = stage;
    return stage;
  };
  const { going, step } = await runSteps(scenario.steps, stageOf, context);
  if (playsOn && isCrash(going, record.violations)) {
    const start: StartInstance = (first, context) =>
      enter(scenario, { context, key, log, step: first });
    await playOnAfresh(scenario, step, { context: given, log, record, plies, start });
  }
  for (const channel of all) {
    const remark = stderrRemark(channel, context.pairing.protocol.rules);
    if (remark) record.add(remark, { sent: "" });
  }
  finish();
  const unanswered = going.kind === "stop" ? going.unanswered : undefined;
  const mute = isMute(stages.values(), unanswered, context);
  if (startFailure) {
    const because = { kind: "unstartable", why: startFailure.why } as const;
    return { going: { kind: "inconclusive", because }, mute, startFailure };
  }
  const end = ownEnd(going, context, current?.conversation);
  const first = stages.values().next().value;
  const { lines: said = [], secondConnection } = first?.conversation.ongoing ?? {};
  const seen = { unanswered, mute, end, sent: sentTo(first), said, secondConnection };
  return { going, at: step?.at, ...seen };
}

/** Whether nothing came that looks like an answer, not even the beginning of one. */
function isMute(
  stages: Iterable<Stage>,
  unanswered: Unanswered | undefined,
  { pairing: { protocol } }: CaseContext,
): boolean {
  if (unanswered?.kind === "exited" && protocol.looksLikeAnswer(unanswered.partial ?? "")) {
    return false;
  }
  return [...stages].every(({ conversation }) => !conversation.ongoing.spoken);
}

/** A stage whose amended plies, resignations and narrow escapes are written down in the record. */
function judgedStage(
  opened: Stage,
  { context, log, record }: Pick<CaseStepsOptions, "context" | "record"> & { readonly log: Log },
): Stage {
  return {
    ...opened,
    ...!context.once && {
      amended: (ply: string, broken: readonly string[]) => {
        const { staked = [], amendsInWords } = context.pairing.talk;
        const told = record.violations.map(({ rule }) => rule);
        record.amend(amendsInWords ? told : staked);
        log("note", amendedNote(ply), context.clock.now());
        return broken.filter((rule) => !told.includes(rule));
      },
    },
    leftOut: (ply) => log("note", leftOutNote(ply), context.clock.now()),
    nearlyLate: (rule) => record.nearlyBreak(rule),
    yielded: () => record.resign(),
  };
}

/** What a reader of the scenario's file needs to know. */
function variedNote({ seed }: CaseContext): string {
  return `Seed ${seed} changed the positions of this scenario: they may be mirrored, with sides or ` +
    "colours changed and some pieces or plies added";
}

/** What a reader of the talk needs to know, since no server does that. */
function amendedNote(ply: string): string {
  return `The ply is illegal. Shinpan plays ${ply} in its place, to see the rest of the scenario`;
}

function leftOutNote(ply: string): string {
  return `The engine is slow to start, so it is not asked here: Shinpan plays ${ply} in its place`;
}

function sentTo(stage: Stage | undefined): string {
  const { protocol } = stage?.context.pairing ?? {};
  if (!stage || protocol?.transport === "files") return "";
  const { lastSent } = stage.conversation.wire;
  return protocol?.shown?.(lastSent) ?? lastSent;
}

/** Ends the instances of which no step speaks from `step` on: their ports are free for the next. */
async function endFinished(
  { steps }: Scenario,
  { stages, step }: { readonly stages: ReadonlyMap<number, Stage>; readonly step: Step },
): Promise<void> {
  const at = steps.indexOf(step);
  if (at < 0) return;
  const wanted = new Set(steps.slice(at).flatMap(instancesIn));
  for (const [on, { conversation }] of stages) {
    if (!wanted.has(on)) await conversation.channel[Symbol.asyncDispose]();
  }
}

/** The side that an instance plays first. */
function sideOf({ steps }: Scenario, on: number): Side {
  const play = steps.find((step) => step.verb === "play" && step.on === on);
  return play?.verb === "play" ? play.engine : "first";
}

/** Starts one instance of the engine. */
async function enter(
  scenario: Scenario,
  { context: { transport, ...rest }, key, log, step }: {
    readonly context: CaseContext;
    readonly key: string;
    readonly log: Log;
    readonly step: Step;
  },
): Promise<Stage | StartFailure> {
  const start = step.verb === "start" ? step.options : undefined;
  const launch = rest.pairing.launch?.(start ?? {});
  const side = sideOf(scenario, step.on);
  // A diagnosis that starts the engine again starts it in the same way.
  const context: CaseContext = {
    ...rest,
    transport: (options) => transport({ ...options, launch, side }),
  };
  const { framing } = context.pairing.protocol;
  const opened = await context.transport({ framing, clock: context.clock, log });
  if (!opened.ok) return opened.error;
  const bout = { seed: 1 + 7919 * context.seed, start };
  const conversation = new Conversation(opened.value, { context, bout });
  return {
    ...{ scenario, key, context, conversation },
    thorough: scenario.preflight,
  };
}

/** A case that is under way when the run's time is up gets a little more. */
const OVERTIME_MS = 10_000;

async function runSteps(
  steps: readonly Step[],
  stageOf: StageOf,
  { budgetLeftMs, clock, timeScale }: CaseContext,
): Promise<{ readonly going: Going; readonly step?: Step }> {
  let overMs: number | undefined;
  for (const step of steps) {
    if (budgetLeftMs() <= 0) overMs ??= clock.now();
    const isOver = overMs !== undefined && clock.now() - overMs >= OVERTIME_MS * timeScale;
    if (isOver) return { going: { kind: "out-of-budget", because: { kind: "budget" } }, step };
    const going = await runStep(step, stageOf);
    if (going.kind !== "on") return { going, step };
  }
  return { going: ON };
}

/** The same, of which the plies of the last instance are also written down. */
function hearingPlies(context: CaseContext, plies: string[]): CaseContext {
  const emit: CaseContext["emit"] = (event) => {
    if (event.kind === "ply" && event.ply.ply === 1) plies.length = 0;
    if (event.kind === "ply" && !event.ply.resigned) plies.push(event.ply.move);
    context.emit(event);
  };
  return { ...context, emit };
}
