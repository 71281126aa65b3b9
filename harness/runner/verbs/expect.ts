/** What a step waits for. @module */

import { blaming, fill, type Localized, type Text, visible } from "../../core/mod.ts";
import type { RuleId } from "../../protocols/finding.ts";
import type { Message } from "../../protocols/protocol.ts";
import {
  describeExpectation,
  examplesOf,
  type ExpectStep,
  matchesFields,
  suchAs,
  unmatched,
} from "../../scenario/mod.ts";
import {
  awaitExit,
  blame,
  type Going,
  isBrief,
  lateRule,
  lightPatience,
  type Limit,
  ON,
  patience,
  unanswered,
} from "../play/mod.ts";
import { asksForResignation } from "../resignation.ts";
import type { Taken } from "../conversation/mod.ts";
import type { Disconnection } from "../../transports/mod.ts";
import type { Stage } from "../stage.ts";

const SILENCE_MS = 500;

/** Waits, and writes down what does not come true. */
export async function expect(step: ExpectStep, stage: Stage): Promise<Going> {
  switch (step.what.kind) {
    case "exit":
      return await awaitExit(step.what, {
        ...{ stage, rule: ruleOf(step, stage), instead: step.else, withinMs: step.withinMs },
        otherwise: plainEnd(step, stage),
      });
    case "silence":
      return await expectSilence(step, stage);
    case "idle":
      return await expectIdle(step, stage);
    case "message":
      return await expectOne(step, stage, [step.what.fields]);
    case "any-of":
      return await expectOne(step, stage, step.what.messages);
    case "all-of":
      return await expectAll(step, stage, step.what.messages);
  }
}

type Fields = Extract<ExpectStep["what"], { kind: "message" }>["fields"];

async function expectOne(
  step: ExpectStep,
  stage: Stage,
  alternatives: readonly Fields[],
): Promise<Going> {
  const next = await nextMessage(step, stage);
  if (next.kind !== "message") return next;
  const { message } = next;
  const right = alternatives.some((fields) => matchesFields(fields, message.fields));
  return concludeStep(step, stage, { messages: [message], right });
}

/** As many answers as there are entries, in any order. */
async function expectAll(
  step: ExpectStep,
  stage: Stage,
  wanted: readonly Fields[],
): Promise<Going> {
  const messages: Message[] = [];
  while (messages.length < wanted.length) {
    const next = await nextMessage(step, stage);
    if (next.kind !== "message") return next;
    messages.push(next.message);
  }
  const missing = unmatched(wanted, messages.map(({ fields }) => fields));
  return concludeStep(step, stage, { messages, right: missing.length === 0 });
}

/** The part of its time beyond which an answer may be late the next time. */
const IN_GOOD_TIME = 0.75;

async function nextMessage(
  step: ExpectStep,
  stage: Stage,
): Promise<Going | { readonly kind: "message"; readonly message: Message }> {
  const { context, conversation } = stage;
  if (!conversation.ongoing.isAsked) {
    throw new Error("Nothing was asked that this step could wait for");
  }
  // A ply that does not come is a hang, whatever the step is about.
  const isPly = context.pairing.patienceMs(conversation.bout) === undefined;
  const allowedMs = step.withinMs === undefined
    ? Math.min(patience(stage), isPly ? Infinity : lightPatience(step.else, context))
    : step.withinMs * context.timeScale;
  const brief = isBrief(step.else, allowedMs, context);
  const wait = async () => await conversation.answer(allowedMs, { brief });
  const answer = brief ? await context.lend(wait) : await wait();
  if (answer.kind !== "message") {
    // A step that measures time says nothing of an engine that is gone.
    const fate = answer.kind === "none" ? answer.why.kind : undefined;
    const gone = fate === "exited" || fate === "disconnected";
    const rule = gone && step.withinMs !== undefined ? undefined : step.else;
    const usual = allowedMs < patience(stage) ? "patience" : "clock";
    const limit = step.withinMs === undefined ? usual : measuredBy(step, stage);
    return await unanswered(answer, stage, rule, limit);
  }
  if (answer.resigned && !asksForResignation(stage)) stage.yielded?.();
  if (step.else === undefined && answer.tookMs > IN_GOOD_TIME * allowedMs) {
    stage.nearlyLate?.(lateRule(context.pairing, conversation.waiting.askedBout));
  }
  if (!answer.late) return answer;
  if (step.withinMs === undefined) {
    blame(answer.late, stage);
    return answer;
  }
  blame(answer.late, stage, step.else, measuredBy(step, stage));
  return { kind: "stop" };
}

/**
 * What a step measures that says how long an answer may take. Where an earlier one waited for the
 * same and named another rule, or none, this step is about the difference.
 */
function measuredBy(step: ExpectStep, { scenario: { steps } }: Stage): Limit {
  const what = JSON.stringify(step.what);
  const plain = steps.slice(0, steps.indexOf(step)).find((one) =>
    one.verb === "expect" && one.on === step.on && JSON.stringify(one.what) === what
  );
  if (plain?.verb !== "expect" || plain.else === step.else) return "step";
  return { comparedWith: plain.else };
}

/**
 * Writes down what is wrong with answers: what the step says of it, or else the referee. After a
 * wrong answer the rest of the scenario stands on nothing.
 */
function concludeStep(
  step: ExpectStep,
  stage: Stage,
  { messages, right }: { messages: readonly Message[]; right: boolean },
): Going {
  const { conversation } = stage;
  const faults = messages.flatMap((message) => message.faults);
  const garbled = messages.some((message) => message.garbled);
  // The referee knows another change that explains the fault.
  const explained = faults.some(({ otherwise }) => otherwise !== undefined);
  if (right || ((step.else === undefined || garbled || explained) && faults.length > 0)) {
    faults.forEach((fault) => conversation.find(fault));
    return right ? ON : { kind: "stop" };
  }
  const evidence = messages.flatMap(({ entries }) => entries);
  const actual = evidence.map((index) => conversation.ongoing.line(index)).join("\n");
  const usual = { expected: wanted(step, stage), actual, evidence };
  const rule = ruleOf(step, stage);
  conversation.find({ ...faults[0] ?? usual, ...blaming(rule, faults[0]?.rule ?? rule) });
  return { kind: "stop" };
}

/** The rule about the same end of an instance before this one, for which nothing was changed. */
function plainEnd({ what, on }: ExpectStep, { scenario: { steps } }: Stage): RuleId | undefined {
  if (what.kind !== "exit" || what.code === undefined) return undefined;
  const { code } = what;
  return steps.flatMap((step) =>
    step.verb === "expect" && step.on < on && step.what.kind === "exit" && step.what.code === code
      ? step.else ?? []
      : []
  )[0];
}

/** The rule that a step is about. */
function ruleOf(step: ExpectStep, { scenario }: Stage): RuleId {
  const rule = step.else ?? scenario.rules[0];
  if (rule === undefined) throw new Error("This step has no rule to blame");
  return rule;
}

/** The answer that was waited for, as it looks on the wire where that can be said. */
function wanted({ what }: ExpectStep, { context, conversation }: Stage): readonly Text[] {
  if (what.kind !== "message") return describeExpectation(what);
  const bout = conversation.waiting.askedBout;
  const lines = examplesOf(what.fields).map((fields) => context.pairing.wanted(bout, fields));
  const whole = lines.filter((line) => line !== undefined);
  if (whole.length === 0 || whole.length < lines.length) return describeExpectation(what);
  const isExample = Object.values(what.fields).some(({ kind }) => kind === "matches");
  const different = [...new Set(whole)];
  return isExample ? different.map((line) => suchAs(visible(line))) : different;
}

/** Ends of a connection that there was. */
const HUNG_UP: readonly Disconnection[] = ["closed", "reset"];

async function expectSilence(step: ExpectStep, stage: Stage): Promise<Going> {
  const { context, conversation } = stage;
  const withinMs = (step.withinMs ?? SILENCE_MS) * context.timeScale;
  // An engine that has not connected yet says nothing to us.
  await context.lend(async () => await conversation.channel.met);
  const untilMs = context.clock.now() + withinMs;
  const next = (): Promise<Taken> =>
    context.lend(() => conversation.take(Math.max(0, untilMs - context.clock.now())));
  let taken = await next();
  // What the referee has already found wrong is not told twice, and some lines may come at any time.
  const passes = (text: string): boolean =>
    conversation.ongoing.found || context.pairing.isRemark?.(text) === true;
  while (taken.kind === "frame" && passes(taken.text)) {
    // An engine may say such lines without end.
    if (taken.atMs >= untilMs) return ON;
    taken = await next();
  }
  const received: Taken = taken;
  if (received.kind === "disconnected" && !HUNG_UP.includes(received.how)) {
    blame(received, stage);
    return { kind: "stop" };
  }
  if (received.kind !== "frame" && received.kind !== "flooded") return ON;
  const said = received.kind === "frame"
    ? { actual: received.text, evidence: [received.index] }
    : { actual: `${received.bytes} bytes`, evidence: [] };
  const rule = ruleOf(step, stage);
  stage.conversation.find({ rule, expected: describeExpectation(step.what), ...said });
  return ON;
}

const IDLE_MS = 1_000;
/** More of its time than an engine that waits can use. */
const BUSY_SHARE = 0.5;

/** An engine that has nothing to do uses no processor; where that cannot be measured, it passes. */
async function expectIdle(step: ExpectStep, stage: Stage): Promise<Going> {
  const { context, conversation: { channel } } = stage;
  const windowMs = (step.withinMs ?? IDLE_MS) * context.timeScale;
  const beforeMs = channel.cpuMs?.();
  if (beforeMs === undefined) return ON;
  await context.lend(() => context.clock.sleep(windowMs));
  const usedMs = (channel.cpuMs?.() ?? beforeMs) - beforeMs;
  if (usedMs < windowMs * BUSY_SHARE) return ON;
  const actual = fill(BUSY, { used: Math.round(usedMs), window: Math.round(windowMs) });
  const rule = ruleOf(step, stage);
  stage.conversation.find({ rule, expected: describeExpectation(step.what), actual, evidence: [] });
  return ON;
}

const BUSY: Localized = {
  en: "{used} ms of processor time in {window} ms",
  zh: "{window} 毫秒內使用了 {used} 毫秒的處理器時間",
  ja: "{window} ミリ秒の間にプロセッサ時間 {used} ミリ秒を使った",
};
