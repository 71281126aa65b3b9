/** One scenario run once against one engine. @module */

import {
  type Finding,
  judge,
  type Text,
  type Used,
  type Verdict,
  type Violation,
  weight,
} from "../core/mod.ts";
import type { Unanswered } from "../referee/mod.ts";
import type { Scenario, Step } from "../scenario/mod.ts";
import { cappedLog, type Channel, type Log, type StartFailure } from "../transports/mod.ts";
import { CaseRecord } from "./case_record.ts";
import { Conversation } from "./conversation.ts";
import type { Lab } from "./lab.ts";
import { sandboxUnmade, type Trouble, unstartable } from "./unstartable.ts";
import { type Going, ON, runStep, type Stage, type StageOf } from "./run_step.ts";

/** What became of a case. */
export interface CaseResult {
  readonly verdict: Verdict;
  readonly violations: readonly Violation[];
  /** There was no answer to something: in a preflight the rest is not worth trying. */
  readonly unanswered?: Unanswered;
  /** Nothing was ever answered. */
  readonly mute: boolean;
  /** All steps were done. */
  readonly whole: boolean;
  readonly startFailure?: StartFailure;
  /** There is no engine to judge; only a preflight finds that. */
  readonly trouble?: Trouble;
  readonly durationMs: number;
  /** What all instances of the engine used, as far as was seen. */
  readonly used?: Used;
}

/** Runs a scenario; the case's wire log and plies are emitted under `key`. */
export async function runScenario(
  scenario: Scenario,
  { lab, key, strict }: { lab: Lab; key: string; strict: boolean },
): Promise<CaseResult> {
  const startedMs = lab.clock.now();
  const record = new CaseRecord(lab.pairing.protocol.rules);
  const channels: Channel[] = [];
  const run = await guarded(() => inTheRing(scenario, { lab, key, record, channels }));
  const { violations } = record;
  const levels = new Map(lab.pairing.protocol.rules.map((rule) => [rule.id, rule.level]));
  const judged = judge(violations.map(({ rule }) => weight(levels.get(rule) ?? "MUST", strict)));
  const durationMs = lab.clock.now() - startedMs;
  const whole = run.going.kind === "on";
  const verdict = verdictOf(judged, run.going);
  const used = usedBy(channels);
  const result = { ...run, whole, verdict, violations, durationMs, ...used && { used } };
  const unmade = sandboxUnmade(result);
  if (unmade && !await lab.sandboxWorks?.()) {
    return { ...result, verdict: { kind: "errored", why: unmade }, violations: [] };
  }
  const trouble = scenario.preflight ? unstartable(result) : undefined;
  if (!trouble) return result;
  return { ...result, verdict: { kind: "skipped", why: trouble.why }, violations: [], trouble };
}

/** Together, where somebody counted. */
function usedBy(channels: readonly Channel[]): Used | undefined {
  const all = channels.flatMap((channel) => channel.used?.() ?? []);
  if (all.length === 0) return undefined;
  return {
    cpuMs: all.reduce((sum, { cpuMs }) => sum + cpuMs, 0),
    peakMemoryMiB: all.reduce((sum, { peakMemoryMiB }) => sum + peakMemoryMiB, 0),
  };
}

interface Ring {
  readonly going: Going;
  readonly unanswered?: Unanswered;
  readonly mute: boolean;
  readonly startFailure?: StartFailure;
  /** What the engine was sent last, where it is sent lines or messages. */
  readonly sent?: string;
}

function verdictOf(judged: Verdict, going: Going): Verdict {
  if (judged.kind === "failed") return judged;
  if (going.kind === "inconclusive") return { kind: "errored", why: going.why };
  if (going.kind === "resigned" && judged.kind === "passed") {
    return { kind: "skipped", why: going.why, blamed: true };
  }
  if (going.kind === "out-of-budget" && judged.kind === "passed") {
    return { kind: "skipped", why: going.why };
  }
  return judged;
}

/** A thrown error is the harness's own fault, never the engine's. */
async function guarded(work: () => Promise<Ring>): Promise<Ring> {
  try {
    return await work();
  } catch (error) {
    const why: Text = `${error instanceof Error ? error.stack ?? error.message : error}`;
    return { going: { kind: "inconclusive", why }, mute: false };
  }
}

async function inTheRing(
  scenario: Scenario,
  { lab, key, record, channels: all }: {
    lab: Lab;
    key: string;
    record: CaseRecord;
    channels: Channel[];
  },
): Promise<Ring> {
  const { log, finish } = cappedLog((entry) => lab.emit({ kind: "wire", key, entry }), lab);
  await using channels = new AsyncDisposableStack();
  const stages = new Map<number, Stage>();
  let startFailure: StartFailure | undefined;
  const stageOf = async (step: Step): Promise<Stage | undefined> => {
    const opened = stages.get(step.on) ?? await enter(scenario, { lab, key, log, step });
    if ("why" in opened) {
      startFailure = opened;
      return undefined;
    }
    const note = noteAt(record, opened, step);
    const { conversation } = opened;
    if (!stages.has(step.on)) all.push(channels.use(conversation.channel));
    const stage = { ...opened, find: (one: Finding) => note(one, conversation.lastSent) };
    conversation.onFinding = note;
    stages.set(step.on, stage);
    return stage;
  };
  const going = await runSteps(scenario.steps, stageOf);
  finish();
  const mute = [...stages.values()].every(({ conversation }) => !conversation.answered);
  if (startFailure) {
    return { going: { kind: "inconclusive", why: startFailure.why }, mute, startFailure };
  }
  const unanswered = going.kind === "stop" ? going.unanswered : undefined;
  return { going, unanswered, mute, sent: sentTo(stages.values().next().value) };
}

function sentTo(stage: Stage | undefined): string {
  const { protocol } = stage?.lab.pairing ?? {};
  if (!stage || protocol?.transport === "files") return "";
  const { lastSent } = stage.conversation;
  return protocol?.shown?.(lastSent) ?? lastSent;
}

/** Starts one instance of the engine. */
async function enter(
  scenario: Scenario,
  { lab: { transport, ...rest }, key, log, step }: {
    readonly lab: Lab;
    readonly key: string;
    readonly log: Log;
    readonly step: Step;
  },
): Promise<Stage | StartFailure> {
  const start = step.verb === "start" ? step.options : undefined;
  const launch = rest.pairing.launch?.(start ?? {});
  // Who starts it once more, for a diagnosis, starts it in the same way.
  const lab: Lab = { ...rest, transport: (options) => transport({ ...options, launch }) };
  const { framing } = lab.pairing.protocol;
  const opened = await lab.transport({ framing, clock: lab.clock, log });
  if (!opened.ok) return opened.error;
  const bout = { seed: 1 + 7919 * lab.seed, start };
  const conversation = new Conversation(opened.value, { lab, bout });
  return { scenario, key, lab, conversation, find: () => {} };
}

/** Writes findings down with what was sent before and the step that waited. */
function noteAt(
  record: CaseRecord,
  { scenario, lab: { pairing: { protocol } } }: Stage,
  step: Step,
): Conversation["onFinding"] {
  const instead = record.violations.length === 0 ? deliveryRule(scenario, step) : undefined;
  return (finding, sent) => {
    const rule = instead ?? finding.rule;
    record.add({ ...finding, rule }, { sent: protocol.shown?.(sent) ?? sent, at: step.at });
  };
}

/** What went well as always can only fail for how it is delivered. */
function deliveryRule({ steps }: Scenario, step: Step): string | undefined {
  if (step.verb !== "play" || step.delivery === undefined) return undefined;
  const before = steps.slice(0, steps.indexOf(step));
  const plain = before.some((one) => one.verb === "play" && one.delivery === undefined);
  return plain ? step.else : undefined;
}

async function runSteps(
  steps: readonly Step[],
  stageOf: StageOf,
): Promise<Going> {
  for (const step of steps) {
    const going = await runStep(step, stageOf);
    if (going.kind !== "on") return going;
  }
  return ON;
}
