/** One step of a scenario. @module */

import { blaming, fill, type Localized, type Reason, visible } from "../core/mod.ts";
import type { Finding, RuleId } from "../protocols/finding.ts";
import type { Message } from "../protocols/protocol.ts";
import { causeOf, giveUp, type GreetOptions, type Unanswered } from "../referee/mod.ts";
import type { Scenario, Step } from "../scenario/mod.ts";
import type { Channel } from "../transports/mod.ts";
import type { Answer } from "./answer.ts";
import type { Conversation } from "./conversation.ts";
import { isBrief } from "./brief.ts";
import { diagnose } from "./diagnose.ts";
import { expect } from "./expect.ts";
import type { CaseContext } from "./case_context.ts";
import { act, begin, inspect } from "./act.ts";
import { play } from "./play.ts";
import { stillSilent } from "./still_silent.ts";

/** Whether the scenario goes on. */
export type Going =
  | { readonly kind: "on" }
  /** There is nothing more to be learnt here. */
  | {
    readonly kind: "stop";
    readonly unanswered?: Unanswered;
    /** The rule that a ply broke which was waited for as long as any. */
    readonly hang?: string;
    /** A ply was asked for, and what came is none, or came too late. */
    readonly unmade?: true;
  }
  /** The engine seems to hang, which is to be settled with it alone. */
  | { readonly kind: "suspect"; readonly because: Reason }
  | { readonly kind: "inconclusive"; readonly because: Reason }
  | { readonly kind: "out-of-budget"; readonly because: Reason }
  /** The game was over before it could show what the scenario is about. */
  | { readonly kind: "too-short"; readonly plies: number; readonly least: number }
  /** The engine gave up before it showed anything. */
  | { readonly kind: "resigned" }
  /** The engine does not offer what the rest is about. */
  | { readonly kind: "not-offered"; readonly what: string };

/** The scenario goes on. */
export const ON: Going = { kind: "on" };

/** What a step works with. */
export interface Stage {
  readonly scenario: Scenario;
  /** The case's key in the stream of events. */
  readonly key: string;
  readonly context: CaseContext;
  readonly conversation: Conversation;
  readonly find: (finding: Finding) => void;
}

/** What the clock gives to a ply that is asked for by name. */
const GENMOVE_MS = 60_000;

/** The instance that a step speaks of, started when it is needed; undefined if it cannot be. */
export type StageOf = (step: Step) => Promise<Stage | undefined>;

/** Does one step; `stageOf` gives the instance that the step speaks of. */
export async function runStep(step: Step, stageOf: StageOf): Promise<Going> {
  const stage = await stageOf(step);
  if (!stage) return { kind: "stop" };
  switch (step.verb) {
    case "send":
      await send(step, stage);
      return ON;
    case "expect":
      return await expect(step, stage);
    case "greet":
      return await greet(step.options, stage);
    case "start":
      return await begin(step, stage);
    case "do":
      return await act(step, stage);
    case "needs":
      return needs(step.what, stage);
    case "inspect":
      return await inspect(stage);
    case "bye":
      return await sayBye(stage);
    case "play":
      return await play(step, stage);
    case "close":
      goAway(stage.conversation.channel);
      return ON;
    case "repeat":
      return await repeat(step, stageOf);
  }
}

/** Goes away as the other side would: a connection is closed in both directions. */
function goAway(channel: Channel): void {
  if (channel.hangUp) channel.hangUp();
  else channel.close();
}

async function send(
  step: Extract<Step, { verb: "send" }>,
  { context: { pairing: { talk } }, conversation }: Stage,
): Promise<void> {
  if (step.raw) return await conversation.write(step.frames.join(""), step);
  const frames = step.frames.map((frame) => talk.fill?.(conversation.bout, frame) ?? frame);
  await conversation.say(frames, step);
}

function needs(what: string, { context, conversation }: Stage): Going {
  const offered = context.pairing.offers?.(conversation.bout, what) ?? true;
  return offered ? ON : { kind: "not-offered", what };
}

async function greet(options: GreetOptions, stage: Stage): Promise<Going> {
  const { context, conversation } = stage;
  const { frames, bout } = context.pairing.talk.greet(conversation.bout, options);
  conversation.become(bout);
  return await exchangeAll(frames, stage);
}

async function sayBye(stage: Stage): Promise<Going> {
  const { context, conversation } = stage;
  const going = await exchangeAll(context.pairing.talk.farewell(conversation.bout), stage);
  await conversation.flush();
  return going;
}

async function repeat(
  { times, steps }: Extract<Step, { verb: "repeat" }>,
  stageOf: StageOf,
): Promise<Going> {
  for (let round = 0; round < times; round++) {
    for (const step of steps) {
      const going = await runStep(step, stageOf);
      if (going.kind !== "on") return going;
    }
  }
  return ON;
}

/**
 * Says frames one after the other; one that asks for an answer is sent at once with all before it,
 * and answered before the next. `strict` stops at a refusal,
 * after which the two sides no longer speak of the same position.
 */
export async function exchangeAll(
  frames: readonly string[],
  stage: Stage,
  strict = false,
): Promise<Going> {
  const { context, conversation } = stage;
  for (const frame of frames) {
    conversation.post(frame);
    if (!context.pairing.awaits(conversation.bout)) continue;
    await conversation.flush();
    const going = await hearAnswer(stage, strict);
    if (going.kind !== "on") return going;
  }
  return ON;
}

/** Waits for the answer to the oldest question; `strict` stops at a refusal. */
export async function hearAnswer(stage: Stage, strict = false): Promise<Going> {
  const answer = await stage.conversation.answer(patience(stage));
  if (answer.kind !== "message") return await unanswered(answer, stage);
  if (answer.late) blame(answer.late, stage);
  const { message } = answer;
  message.faults.forEach(stage.find);
  acknowledge(message, stage);
  const stops = message.kind === "unusable" || (message.kind === "refusal" && strict);
  return stops ? { kind: "stop" } : ON;
}

/** Lays out what the server says to an answer at once. */
export function acknowledge(message: Message, { context, conversation }: Stage): void {
  const frames = context.pairing.talk.acknowledge?.(conversation.bout, message) ?? [];
  for (const frame of frames) conversation.post(frame);
}

/** How long the answer to the oldest question may take. */
export function patience({ context, conversation }: Stage): number {
  return (context.pairing.patienceMs(conversation.bout) ?? GENMOVE_MS) * context.timeScale;
}

/** Writes down what a missing or late answer breaks; `instead` of the usual rule, if given. */
export function blame(
  why: Unanswered,
  { context, conversation, find }: Stage,
  instead?: RuleId,
): readonly Finding[] {
  const { blame } = context.pairing;
  const bout = why.kind === "late" ? conversation.askedBout : conversation.bout;
  const limitMs = "allowedMs" in why && Number.isFinite(why.allowedMs) ? why.allowedMs : undefined;
  const [usual] = instead === undefined ? [] : giveUp({ blame, bout }, why);
  const findings = giveUp({ blame, bout }, why, instead);
  const cause = why.kind === "exited" ? { cause: causeOf(why, why.stderr) } : {};
  for (const finding of findings) {
    const rule = finding.rule === instead && usual
      ? blaming(instead, usual.otherwise ?? usual.rule)
      : {};
    const seen = { ...finding, ...rule, ...cause, evidence: evidenceOf(finding, why) };
    find(finding.timing && limitMs !== undefined ? timed(seen, limitMs) : seen);
  }
  return findings;
}

/** What the referee points at, and what came too late or too long. */
function evidenceOf({ evidence }: Finding, why: Unanswered): readonly number[] {
  const entries = "entries" in why ? why.entries ?? [] : [];
  return [...new Set([...evidence, ...entries])];
}

/** A finding about time says what was allowed. */
function timed(finding: Finding, limitMs: number): Finding {
  const seconds = Math.round(limitMs / 10) / 100;
  return {
    ...finding,
    limitMs,
    expected: finding.expected.map((what) =>
      fill(WITHIN, { what: typeof what === "string" ? visible(what) : what, seconds })
    ),
  };
}

const WITHIN: Localized = {
  en: "{what} within {seconds} s",
  zh: "{what}（{seconds} 秒內）",
  ja: "{what}（{seconds} 秒以内）",
};

/** What becomes of the scenario when an answer did not come; `rule` overrides the usual blame. */
export async function unanswered(
  answer: Exclude<Answer, { kind: "message" }>,
  stage: Stage,
  rule?: RuleId,
): Promise<Going> {
  if (answer.kind === "inconclusive") return inconclusive(answer);
  if (answer.kind === "out-of-budget") return outOfBudget(answer, stage);
  if (answer.kind === "suspect") return { kind: "suspect", because: owed(answer, stage) };
  const { context, conversation, scenario } = stage;
  const why = answer.why.kind === "silent" && !isBrief(rule, answer.why.allowedMs, context)
    ? await context.lend(() =>
      diagnose(answer.why as Extract<Unanswered, { kind: "silent" }>, {
        conversation,
        context,
        thorough: scenario.preflight,
      })
    )
    : answer.why;
  const broken = blame(why, stage, rule);
  const [{ rule: told, otherwise } = {}] = broken;
  const plainly = otherwise === undefined && rule === undefined;
  const known = plainly && context.pairing.protocol.hangs?.some((one) => one === told);
  const hang = isHang(answer.why, stage, known) ? told : undefined;
  return { kind: "stop", unanswered: why, ...hang === undefined ? {} : { hang } };
}

/** Whether a ply was waited for as long as any that has a minute, or a rule about that is broken. */
function isHang(why: Unanswered, { context, conversation }: Stage, known = false): boolean {
  if (why.kind !== "silent") return false;
  return known || conversation.owesPly && (why.allowedMs ?? 0) >= GENMOVE_MS * context.timeScale;
}

/** No time to wait longer for an answer that is owed: whether it hangs or thinks is unknown. */
export function outOfBudget(
  answer: Extract<Answer, { kind: "out-of-budget" }>,
  stage: Stage,
): Going {
  return { kind: "inconclusive", because: owed(answer, stage) };
}

/** Why an answer that is owed was not waited for, with the rule of which nothing can be said so. */
function owed(
  { waitedMs }: { readonly waitedMs: number },
  { context, conversation }: Stage,
): Reason {
  const late = { kind: "late", waitedMs, allowedMs: waitedMs, text: "" } as const;
  const rule = giveUp({ blame: context.pairing.blame, bout: conversation.bout }, late)[0]?.rule;
  return stillSilent({ waitedMs, usedMs: conversation.channel.cpuMs?.(), rule });
}

/** The machine, not the engine, may have been too slow. */
export function inconclusive(
  { hinderedMs, tookMs, allowedMs }: Omit<Extract<Answer, { kind: "inconclusive" }>, "kind">,
): Going {
  const came = tookMs === undefined ? {} : { tookMs, allowedMs };
  return { kind: "inconclusive", because: { kind: "machine-busy", hinderedMs, ...came } };
}
