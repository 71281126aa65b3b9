/** Steps in which the harness does what a person would do at a console. @module */

import { isCrash } from "../referee/mod.ts";
import type { RuleId } from "../protocols/finding.ts";
import type { DoStep, StartStep } from "../scenario/mod.ts";
import { fateOf } from "./answer.ts";
import { blame, type Going, ON, patience, type Stage, unanswered } from "./run_step.ts";

/** What an engine still shows after its answer has this long to come before anything is typed. */
const SETTLE_MS = 25;
/** How often it is looked at meanwhile: an engine that waits for input shows nothing more. */
const LOOK_MS = 2;
/** The most screens that are waited for in that way. */
const MOST_SCREENS = 20;

/** Does things one after the other, or writes them all in one go. */
export async function act(step: DoStep, stage: Stage): Promise<Going> {
  const { conversation, context: { pairing: { talk } } } = stage;
  if (step.together && talk.lacks?.(conversation.bout, "together") !== undefined) {
    return { kind: "not-offered", what: "together" };
  }
  for (const name of step.acts) {
    const what = talk.lacks?.(conversation.bout, name);
    if (what !== undefined) return { kind: "not-offered", what };
    const begun = talk.act?.(conversation.bout, name);
    if (!begun?.ok) {
      throw new Error(`Cannot do "${name}": ${begun?.error ?? "nothing can be done"}`);
    }
    conversation.become(begun.value);
    conversation.typed = "";
    const going = step.together ? post(stage) : await typeAll(step, stage);
    if (going.kind !== "on") return going;
  }
  conversation.typed = undefined;
  if (!step.together) return ON;
  await conversation.flush("coalesced");
  return await awaitScreen(stage, { missing: step.else });
}

/** The rules to blame in place of the usual ones: for an answer that is wrong, or does not come. */
interface Instead {
  readonly wrong?: RuleId;
  readonly missing?: RuleId;
}

/** Waits for everything that is still to be answered. */
export async function awaitScreen(stage: Stage, instead: Instead = {}): Promise<Going> {
  while (stage.conversation.asked) {
    const going = await answered(stage, instead);
    if (going.kind !== "on") return going;
  }
  return ON;
}

/** Waits for the first screen of an engine that was started so, where it can be. */
export async function begin({ options }: StartStep, stage: Stage): Promise<Going> {
  const { conversation, context: { pairing: { talk } } } = stage;
  const replays = options["replay"] !== undefined;
  const what = replays ? talk.lacks?.(conversation.bout, "replay") : undefined;
  return what === undefined ? await awaitScreen(stage) : { kind: "not-offered", what };
}

/** Lets the referee look at the file of the engine's launch. */
export async function inspect(stage: Stage): Promise<Going> {
  const { context: { pairing: { talk } }, conversation, find } = stage;
  const what = talk.lacks?.(conversation.bout, "record");
  if (what !== undefined) return { kind: "not-offered", what };
  const file = await conversation.channel.readFile?.();
  const findings = talk.inspect?.(conversation.bout, file) ?? [];
  if (findings.length > 0 && await hasCrashed(stage)) return { kind: "stop" };
  findings.forEach(find);
  return ON;
}

/** Whether the engine ended by a crash, which is then told: it explains what it left undone. */
async function hasCrashed(stage: Stage): Promise<boolean> {
  const { channel } = stage.conversation;
  const taken = await stage.conversation.take(0);
  if (taken.kind !== "exited" || !isCrash(taken, channel.stderr())) return false;
  blame(fateOf(taken, channel), stage);
  return true;
}

function post({ conversation, context: { pairing: { talk } } }: Stage): Going {
  for (let line = talk.next?.(conversation.bout); line !== undefined;) {
    conversation.post(line);
    line = talk.next?.(conversation.bout);
  }
  return ON;
}

async function typeAll(step: DoStep, stage: Stage): Promise<Going> {
  const { conversation, context: { pairing: { talk } } } = stage;
  for (;;) {
    const line = talk.next?.(conversation.bout);
    if (line === undefined) return ON;
    await waitForStillScreen(stage);
    conversation.post(line);
    await conversation.flush();
    const going = await awaitScreen(stage, { wrong: step.else, missing: step.else });
    if (going.kind !== "on") return going;
  }
}

/** A person types when the screen stands still. */
async function waitForStillScreen(stage: Stage): Promise<void> {
  for (let screen = 0; screen < MOST_SCREENS; screen++) {
    if (!await showsMore(stage)) return;
  }
}

/** Whether another screen comes before the engine waits for input, or for a while. */
async function showsMore({ conversation, context: { clock, timeScale } }: Stage): Promise<boolean> {
  const untilMs = clock.now() + SETTLE_MS * timeScale;
  while (clock.now() < untilMs) {
    // It is looked at before the wait: all that it had shown by then comes within it.
    const reads = conversation.channel.doing?.() === "reads-input";
    const taken = await conversation.take(LOOK_MS * timeScale);
    if (taken.kind !== "silence") return taken.kind === "frame";
    if (reads) return (await conversation.take(0)).kind === "frame";
  }
  return false;
}

async function answered(stage: Stage, { wrong, missing }: Instead): Promise<Going> {
  const { conversation, find } = stage;
  const answer = await conversation.answer(patience(stage));
  if (answer.kind !== "message") return await unanswered(answer, stage, missing);
  if (answer.late) blame(answer.late, stage, missing);
  const { faults, kind } = answer.message;
  for (const fault of faults) find({ ...fault, rule: wrong ?? fault.rule });
  return kind === "unusable" ? { kind: "stop" } : ON;
}
