/** One scenario run once against one engine. @module */

import {
  type Course,
  judge,
  type OwnEnd,
  type Used,
  type Verdict,
  type Violation,
  weigh,
} from "../core/mod.ts";
import type { Unanswered } from "../referee/mod.ts";
import type { Scenario } from "../scenario/mod.ts";
import type { Channel, StartFailure } from "../transports/mod.ts";
import { CaseRecord } from "./case_record.ts";
import type { CaseContext } from "./case_context.ts";
import { type Counted, counted } from "./chance.ts";
import { untilLongEnough } from "./game_length.ts";
import { ruleIn } from "./note_findings.ts";
import { noteFirst, proven } from "./proof.ts";
import { withSecondConnection } from "./second_connection.ts";
import { type Silence, silenceIn } from "./silences.ts";
import { runCaseSteps } from "./case_steps.ts";
import { suspicious } from "./suspicious.ts";
import { sandboxUnmade, type StartTrouble, unstartable } from "./unstartable.ts";
import type { HangLimits } from "./conversation/mod.ts";
import { type Going, isLight } from "./play/mod.ts";
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
  /** What was found may come of another instance of the engine beside it. */
  readonly crowded?: true;
  /** The answer that did not come. */
  readonly silence?: Silence;
  /** One that was seen before in engines that are used for several cases, and does not count there. */
  readonly droppedSilence?: Silence;
  /** The rule that it broke by hanging. */
  readonly hang?: string;
  /** What got no answer in all its time, and is no ply. */
  readonly unheard?: string;
  /** How the engine ended it, where the engine did. */
  readonly end?: OwnEnd;
  /** What a finding did to it, where anything. */
  readonly course?: Course;
  readonly startFailure?: StartFailure;
  /** There is no engine to judge; only a preflight finds that. */
  readonly trouble?: StartTrouble;
  readonly durationMs: number;
  /** What all instances of the engine used, as far as was seen. */
  readonly used?: Used;
}

/** Whether a case went to its end without a remark. */
export function isClean({ verdict, violations, whole }: CaseResult): boolean {
  return verdict.kind === "passed" && violations.length === 0 && whole;
}

/** Whether only the run's time ended a case: a second time it would come no further. */
export function isCutShort({ verdict, violations }: CaseResult): boolean {
  return verdict.kind === "skipped" && verdict.because.kind === "budget" && violations.length === 0;
}

/** Whether a case seemed to end in a hang. */
export function mayHang({ suspect, hang }: CaseResult): boolean {
  return suspect || hang !== undefined;
}

/** Runs a scenario; the case's wire log and plies are emitted under `key`. */
export async function runScenario(
  scenario: Scenario,
  { context: given, key, strict }: { context: CaseContext; key: string; strict: boolean },
): Promise<CaseResult> {
  const startedMs = given.clock.now();
  const { run, record, channels, context } = await untilLongEnough(scenario, {
    context: given,
    key,
  });
  const crowded = context.mayBeCrowded?.(record.violations, run.end) === true;
  const { violations: found, byChance } = crowded
    ? { violations: record.violations, byChance: false }
    : await examined(record.violations, scenario, { context, key });
  const violations = withSecondConnection(found, run).map(bare);
  if (scenario.preflight) noteFirst(violations, context.steadiness);
  const { rules } = context.pairing.protocol;
  const judged = judge(violations.map((one) => weigh(ruleIn(rules, one.rule), scenario, strict)));
  const durationMs = context.clock.now() - startedMs;
  const verdict = violations.length === 0 && run.going.kind === "stop"
    ? UNFINISHED
    : verdictOf(judged, run.going);
  const used = usedBy(channels);
  const silence = silenceIn(record.violations, run);
  const toMs = context.clock.now();
  const seen = {
    ...seenIn(run.going, record, context),
    ...crowded && { crowded },
    ...silence && { silence: { ...silence, fromMs: startedMs, toMs } },
  };
  const result = { ...run, ...seen, verdict, violations, durationMs, ...used && { used } };
  // The same steps were answered at other times.
  if (byChance) result.unanswered = undefined;
  return await orNotStarted(result, scenario, context);
}

/** What only matters to its proof is not told. */
function bare(
  { brief: _, measured: __, unless: ___, compared: ____, ...rest }: Violation,
): Violation {
  return rest;
}

/** What was found, and what the same steps show of its cause when they are done again. */
async function examined(
  found: readonly Violation[],
  scenario: Scenario,
  { context, key }: { readonly context: CaseContext; readonly key: string },
): Promise<Counted> {
  const { steadiness } = context;
  const once = (ports?: readonly number[]) =>
    onceMore(scenario, { context: onPorts(context, ports), key });
  const again = (claims?: readonly Violation[]) => onceMore(scenario, { context, key, claims });
  const placed = await blamingPorts(found, {
    usual: context.pairing.protocol.usualPorts,
    known: context.ports,
    steadiness,
    run: once,
  });
  const { kit, protocol: { crashes = [], foundations = [] } } = context.pairing;
  const seenOften = context.once ? { violations: placed, byChance: false } : await counted(placed, {
    ...{ steadiness, crashes, run: once },
    ...{ scenario: scenario.id, clock: context.clock },
  });
  const byChance = [...crashes, ...kit.game.rules.map(({ id }) => id)];
  const everywhere = foundations.filter((one) => one.everywhere).map(({ rule }) => rule);
  const { isRetried, look } = context;
  const proof = {
    ...{ steadiness, byChance, everywhere, run: again, isRetried },
    look: look && ((claims: readonly Violation[]) => look(claims, scenario, context)),
  };
  const violations = await proven(seenOften.violations, proof);
  return { ...seenOften, violations };
}

/** The result, or why it is about no engine: the sandbox or the engine could not be started. */
async function orNotStarted(
  result: CaseResult,
  { preflight }: Scenario,
  { sandboxWorks }: CaseContext,
): Promise<CaseResult> {
  const none = { violations: [], end: undefined };
  const unmade = sandboxUnmade(result);
  if (unmade && !await sandboxWorks?.()) {
    return { ...result, ...none, verdict: { kind: "errored", because: unmade } };
  }
  const trouble = preflight ? unstartable(result) : undefined;
  if (!trouble) return result;
  const because = { kind: "unstartable", why: trouble.why } as const;
  return { ...result, ...none, verdict: { kind: "skipped", because }, trouble };
}

type Stopped = Extract<Going, { kind: "stop" }>;

/** How the steps of a case went. */
function seenIn(
  going: Going,
  record: CaseRecord,
  { pairing: { talk } }: CaseContext,
): Pick<CaseResult, "whole" | "suspect" | "hang" | "unheard" | "course"> {
  const whole = going.kind === "on";
  const { hang, unheard } = going.kind === "stop" ? going : {} as Partial<Stopped>;
  const course = record.course(whole, talk.staked);
  return {
    whole,
    suspect: going.kind === "suspect",
    ...hang === undefined ? {} : { hang },
    ...unheard === undefined ? {} : { unheard },
    ...course && { course },
  };
}

/** The same with other ports for the engine, where some are given. */
function onPorts(context: CaseContext, ports: readonly number[] | undefined): CaseContext {
  return ports
    ? { ...context, transport: (open) => context.transport({ ...open, ports }) }
    : context;
}

/** Ends that leave open what the rest of the steps would have shown. */
const UNTOLD: ReadonlySet<Going["kind"]> = new Set([
  "inconclusive",
  "suspect",
  "barred",
  "out-of-budget",
]);

/** What the same steps find once more; the talk of that is not told. */
async function onceMore(
  scenario: Scenario,
  { context, key, claims = [] }: {
    readonly context: CaseContext;
    readonly key: string;
    readonly claims?: readonly Violation[];
  },
): Promise<readonly Violation[] | undefined> {
  if (context.budgetLeftMs() <= 0) return undefined;
  const record = new CaseRecord(context.pairing.protocol.rules);
  const silence = silenceFor(claims, context);
  const quiet = { ...context, emit: () => {}, ...silence && { silence } };
  const { going, at } = await runCaseSteps(scenario, {
    ...{ context: quiet, key, record, channels: [] },
  });
  if (going.kind === "suspect" && silence) {
    const same = claims.filter((one) => one.timing && one.at?.line === at?.line);
    return [...record.violations, ...same];
  }
  return UNTOLD.has(going.kind) ? undefined : record.violations;
}

/** A silence that was waited for in full once shows itself the next time when it is suspicious. */
function silenceFor(
  claims: readonly Violation[],
  context: CaseContext,
): HangLimits | undefined {
  // Where the time itself is in question, all of it is waited.
  const timed = claims.filter(({ timing, compared }) => timing && !compared);
  if (timed.length === 0) return undefined;
  return suspicious(context, { light: timed.every(({ rule }) => isLight(rule, context)) });
}

/** The sum over the channels that counted. */
function usedBy(channels: readonly Channel[]): Used | undefined {
  const all = channels.flatMap((channel) => channel.used?.() ?? []);
  if (all.length === 0) return undefined;
  return {
    cpuMs: all.reduce((sum, { cpuMs }) => sum + cpuMs, 0),
    peakMemoryMiB: all.reduce((sum, { peakMemoryMiB }) => sum + peakMemoryMiB, 0),
  };
}

/** A case without findings that was not run to its end has not passed. */
const UNFINISHED: Verdict = { kind: "skipped", because: { kind: "unfinished" } };

function verdictOf(judged: Verdict, going: Going): Verdict {
  if (judged.kind === "failed") return judged;
  if (going.kind === "inconclusive" || going.kind === "suspect") {
    return { kind: "errored", because: going.because };
  }
  const noOccasion = going.kind === "not-offered" || going.kind === "too-short";
  if (going.kind === "resigned" || noOccasion && judged.kind === "passed") {
    return { kind: "skipped", because: going };
  }
  const isCut = going.kind === "out-of-budget" || going.kind === "barred";
  if (isCut && judged.kind === "passed") {
    return { kind: "skipped", because: going.because };
  }
  return judged;
}
