/** One step of a scenario. @module */

import { fill, type Finding, type Localized, type Text, visible } from "../core/mod.ts";
import type { Message } from "../protocols/protocol.ts";
import type { GreetOptions, Unanswered } from "../referee/mod.ts";
import type { Scenario, Step } from "../scenario/mod.ts";
import type { Answer, Conversation } from "./conversation.ts";
import { diagnose } from "./diagnose.ts";
import { expect } from "./expect.ts";
import type { Lab } from "./lab.ts";
import { act, awaitScreen, inspect } from "./act.ts";
import { play } from "./play.ts";
import { stillSilent } from "./still_silent.ts";

/** Whether the scenario goes on. */
export type Going =
  | { readonly kind: "on" }
  /** There is nothing more to be learnt here. */
  | { readonly kind: "stop"; readonly unanswered?: Unanswered }
  | { readonly kind: "inconclusive"; readonly why: Text }
  | { readonly kind: "out-of-budget"; readonly why: Text }
  /** The engine gave up before it showed anything. */
  | { readonly kind: "resigned"; readonly why: Text };

/** The scenario goes on. */
export const ON: Going = { kind: "on" };

/** What a step works with. */
export interface Stage {
  readonly scenario: Scenario;
  /** The case's key in the stream of events. */
  readonly key: string;
  readonly lab: Lab;
  readonly conversation: Conversation;
  readonly find: (finding: Finding) => void;
}

const GENMOVE_MS = 900_000;

/** The instance that a step speaks of, started when it is needed; undefined if it cannot be. */
export type StageOf = (step: Step) => Promise<Stage | undefined>;

/** Does one step; `stageOf` gives the instance that the step speaks of. */
export async function runStep(step: Step, stageOf: StageOf): Promise<Going> {
  const stage = await stageOf(step);
  if (!stage) return { kind: "stop" };
  switch (step.verb) {
    case "send":
      if (step.raw) await stage.conversation.write(step.frames.join(""), step);
      else await stage.conversation.say(step.frames, step);
      return ON;
    case "expect":
      return await expect(step, stage);
    case "greet":
      return await greet(step.options, stage);
    case "start":
      return await awaitScreen(stage);
    case "do":
      return await act(step, stage);
    case "inspect":
      return await inspect(stage);
    case "bye":
      return await sayBye(stage);
    case "play":
      return await play(step, stage);
    case "close":
      stage.conversation.channel.close();
      return ON;
    case "repeat":
      return await repeat(step, stageOf);
  }
}

async function greet(options: GreetOptions, stage: Stage): Promise<Going> {
  const { lab, conversation } = stage;
  const { frames, bout } = lab.pairing.talk.greet(conversation.bout, options);
  conversation.become(bout);
  return await exchangeAll(frames, stage);
}

async function sayBye(stage: Stage): Promise<Going> {
  const { lab, conversation } = stage;
  const going = await exchangeAll(lab.pairing.talk.farewell(conversation.bout), stage);
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
  const { lab, conversation } = stage;
  for (const frame of frames) {
    conversation.post(frame);
    if (!lab.pairing.awaits(conversation.bout)) continue;
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
export function acknowledge(message: Message, { lab, conversation }: Stage): void {
  const frames = lab.pairing.talk.acknowledge?.(conversation.bout, message) ?? [];
  for (const frame of frames) conversation.post(frame);
}

/** How long the answer to the oldest question may take. */
export function patience({ lab, conversation }: Stage): number {
  return (lab.pairing.patienceMs(conversation.bout) ?? GENMOVE_MS) * lab.timeScale;
}

/** Writes down what a missing or late answer breaks; `instead` of the usual rule, if given. */
export function blame(why: Unanswered, { lab, conversation, find }: Stage, instead?: string): void {
  const bout = why.kind === "late" ? conversation.askedBout : conversation.bout;
  const limitMs = "allowedMs" in why && Number.isFinite(why.allowedMs) ? why.allowedMs : undefined;
  for (const finding of lab.pairing.giveUp(bout, why, instead)) {
    const seen = { ...finding, evidence: evidenceOf(finding, why) };
    find(finding.timing && limitMs !== undefined ? timed(seen, limitMs) : seen);
  }
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
  rule?: string,
): Promise<Going> {
  if (answer.kind === "inconclusive") return inconclusive(answer.hinderedMs);
  if (answer.kind === "out-of-budget") {
    return outOfBudget(answer, stage);
  }
  const { lab, conversation, scenario } = stage;
  const why = answer.why.kind === "silent"
    ? await lab.lend(() =>
      diagnose(answer.why as Extract<Unanswered, { kind: "silent" }>, {
        conversation,
        lab,
        thorough: scenario.preflight,
      })
    )
    : answer.why;
  blame(why, stage, rule);
  return { kind: "stop", unanswered: why };
}

/** No time to wait longer: a hang, or deep thought? Only a whole game may take as long as it likes. */
export function outOfBudget(
  { waitedMs, shareUsed }: Extract<Answer, { kind: "out-of-budget" }>,
  { scenario, conversation: { channel } }: Stage,
): Going {
  const why = stillSilent(waitedMs, channel.cpuMs?.());
  return { kind: shareUsed && !scenario.game ? "inconclusive" : "out-of-budget", why };
}

/** The machine, not the engine, may have been too slow. */
export function inconclusive(hinderedMs: number): Going {
  return { kind: "inconclusive", why: fill(TOO_BUSY, { ms: Math.round(hinderedMs) }) };
}

const TOO_BUSY: Localized = {
  en:
    "Inconclusive: this machine was too busy to measure time ({ms} ms were lost); run again alone",
  zh: "無法判定：本機太忙碌，無法準確計時（損失 {ms} 毫秒）；請單獨重跑",
  ja: "判定不能：このマシンが混んでいて時間を測れない（{ms} ミリ秒の遅れ）。単独で再実行する",
};
