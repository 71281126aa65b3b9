/** One scenario run once against one engine. @module */

import {
  blaming,
  harnessError,
  judge,
  type Rule,
  toldAs,
  type Used,
  type Verdict,
  type Violation,
  weigh,
} from "../core/mod.ts";
import type { Finding, RuleId } from "../protocols/finding.ts";
import type { Side } from "../games/game.ts";
import type { Unanswered } from "../referee/mod.ts";
import type { Scenario, Step } from "../scenario/mod.ts";
import { cappedLog, type Channel, type Log, type StartFailure } from "../transports/mod.ts";
import { CaseRecord } from "./case_record.ts";
import { Conversation } from "./conversation.ts";
import { instancesIn } from "./instances.ts";
import type { Lab } from "./lab.ts";
import { proven } from "./proof.ts";
import { stderrRemark } from "./stderr_remark.ts";
import { sandboxUnmade, type Trouble, unstartable } from "./unstartable.ts";
import { type Going, ON, runStep, type Stage, type StageOf } from "./run_step.ts";
import { blamingPorts } from "./usual_ports.ts";

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
  /** The engine seemed to hang beside others. */
  readonly suspect: boolean;
  /** The rule that it broke by hanging. */
  readonly hang?: string;
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
  const { steadiness } = lab;
  const once = (ports?: readonly number[]) => again(scenario, { lab: onPorts(lab, ports), key });
  const placed = await blamingPorts(record.violations, {
    usual: lab.pairing.protocol.usualPorts,
    known: lab.ports,
    steadiness,
    run: once,
  });
  const violations = await proven(placed, { steadiness, run: once });
  const { rules } = lab.pairing.protocol;
  const judged = judge(violations.map((one) => weigh(ruleIn(rules, one.rule), scenario, strict)));
  const durationMs = lab.clock.now() - startedMs;
  const whole = run.going.kind === "on";
  const suspect = run.going.kind === "suspect";
  const hang = run.going.kind === "stop" ? run.going.hang : undefined;
  const verdict = violations.length === 0 && run.going.kind === "stop"
    ? UNFINISHED
    : verdictOf(judged, run.going);
  const used = usedBy(channels);
  const seen = { whole, suspect, ...hang === undefined ? {} : { hang } };
  const result = { ...run, ...seen, verdict, violations, durationMs, ...used && { used } };
  const unmade = sandboxUnmade(result);
  if (unmade && !await lab.sandboxWorks?.()) {
    return { ...result, verdict: { kind: "errored", because: unmade }, violations: [] };
  }
  const trouble = scenario.preflight ? unstartable(result) : undefined;
  if (!trouble) return result;
  const because = { kind: "unstartable", why: trouble.why } as const;
  return { ...result, verdict: { kind: "skipped", because }, violations: [], trouble };
}

function ruleIn(rules: readonly Rule[], id: string): Pick<Rule, "id" | "level"> {
  return rules.find((rule) => rule.id === id) ?? { id, level: "MUST" };
}

/** The same with other ports for the engine, where some are given. */
function onPorts(lab: Lab, ports: readonly number[] | undefined): Lab {
  return ports ? { ...lab, transport: (open) => lab.transport({ ...open, ports }) } : lab;
}

/** Ends that leave open what the rest of the steps would have shown. */
const UNTOLD: ReadonlySet<Going["kind"]> = new Set(["inconclusive", "suspect", "out-of-budget"]);

/** What the same steps find once more; the talk of that is not told. */
async function again(
  scenario: Scenario,
  { lab, key }: { lab: Lab; key: string },
): Promise<readonly Violation[] | undefined> {
  if (lab.budgetLeftMs() <= 0) return undefined;
  const record = new CaseRecord(lab.pairing.protocol.rules);
  const quiet = { ...lab, emit: () => {} };
  const { going } = await guarded(() =>
    inTheRing(scenario, { lab: quiet, key, record, channels: [] })
  );
  return UNTOLD.has(going.kind) ? undefined : record.violations;
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

/** What nobody could object to, but was not done to its end, has not passed. */
const UNFINISHED: Verdict = { kind: "skipped", because: { kind: "unfinished" } };

function verdictOf(judged: Verdict, going: Going): Verdict {
  if (judged.kind === "failed") return judged;
  if (going.kind === "inconclusive" || going.kind === "suspect") {
    return { kind: "errored", because: going.because };
  }
  if ((going.kind === "resigned" || going.kind === "not-offered") && judged.kind === "passed") {
    return { kind: "skipped", because: going };
  }
  if (going.kind === "out-of-budget" && judged.kind === "passed") {
    return { kind: "skipped", because: going.because };
  }
  return judged;
}

/** A thrown error is the harness's own fault, never the engine's. */
async function guarded(work: () => Promise<Ring>): Promise<Ring> {
  try {
    return await work();
  } catch (error) {
    return { going: { kind: "inconclusive", because: harnessError(error) }, mute: false };
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
    if (!stages.has(step.on)) await endFinished(scenario, { stages, step });
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
  for (const channel of all) {
    const remark = stderrRemark(channel, lab.pairing.protocol.rules);
    if (remark) record.add(remark, { sent: "" });
  }
  finish();
  const mute = [...stages.values()].every(({ conversation }) => !conversation.answered);
  if (startFailure) {
    const because = { kind: "unstartable", why: startFailure.why } as const;
    return { going: { kind: "inconclusive", because }, mute, startFailure };
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
  { lab: { transport, ...rest }, key, log, step }: {
    readonly lab: Lab;
    readonly key: string;
    readonly log: Log;
    readonly step: Step;
  },
): Promise<Stage | StartFailure> {
  const start = step.verb === "start" ? step.options : undefined;
  const launch = rest.pairing.launch?.(start ?? {});
  const side = sideOf(scenario, step.on);
  // Who starts it once more, for a diagnosis, starts it in the same way.
  const lab: Lab = { ...rest, transport: (options) => transport({ ...options, launch, side }) };
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
  const own = ownRule(scenario.steps, step);
  return (finding, sent) => {
    const broken = record.violations.map(({ rule }) => rule);
    const told = toldAs(ruleIn(protocol.rules, finding.rule), { ...scenario, own, broken });
    const rule = instead === undefined ? { rule: told } : blaming(instead, finding.rule);
    record.add({ ...finding, ...rule }, { sent: protocol.shown?.(sent) ?? sent, at: step.at });
  };
}

/** The rule that a step names, or the last one before it: harm may show late. */
function ownRule(steps: readonly Step[], step: Step): string | undefined {
  const all = [...stepsIn(steps)];
  const reached = all.slice(0, all.indexOf(step) + 1);
  return reached.map((one) => "else" in one ? one.else : undefined).findLast((rule) => rule);
}

function* stepsIn(steps: readonly Step[]): Generator<Step> {
  for (const step of steps) {
    yield step;
    if (step.verb === "repeat") yield* stepsIn(step.steps);
  }
}

/** What went well as always can only fail for how it is delivered. */
function deliveryRule({ steps }: Scenario, step: Step): RuleId | undefined {
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
