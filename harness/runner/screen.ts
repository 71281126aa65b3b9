/** The screens of a console program: waited for, and judged. @module */

import type { RuleId } from "../protocols/finding.ts";
import type { Answer, Taken } from "./conversation/mod.ts";
import { blame, type Going, ON, patience, unanswered } from "./play/mod.ts";
import type { Stage } from "./stage.ts";
import { unprompted } from "./unprompted.ts";

/** What an engine still shows after its answer has this long to come before anything is typed. */
const SETTLE_MS = 25;
/** How often it is looked at meanwhile: an engine that waits for input shows nothing more. */
const LOOK_MS = 2;
/** The most screens that are waited for in that way. */
const MOST_SCREENS = 20;

/** The rules to blame in place of the usual ones: for an answer that is wrong, or does not come. */
interface Instead {
  readonly wrong?: RuleId;
  readonly missing?: RuleId;
  /** What stood behind the last prompt when something was typed, where that is known. */
  readonly shown?: string;
}

/** Waits for everything that is still to be answered. */
export async function awaitScreen(stage: Stage, instead: Instead = {}): Promise<Going> {
  while (stage.conversation.ongoing.isAsked) {
    const going = await answered(stage, instead);
    if (going.kind !== "on") return going;
  }
  return ON;
}

/** A person types when the screen stands still; what stands behind its prompt by then. */
export async function waitForStillScreen(stage: Stage): Promise<string | undefined> {
  for (let screen = 0; screen < MOST_SCREENS; screen++) {
    const taken = await nextShown(stage);
    if (taken.kind === "silence") return taken.partial;
    if (taken.kind !== "frame") return undefined;
  }
  return undefined;
}

/** The next screen that comes before the engine waits for input, or for a while. */
async function nextShown({ conversation, context: { clock, timeScale } }: Stage): Promise<Taken> {
  const untilMs = clock.now() + SETTLE_MS * timeScale;
  for (;;) {
    // All that it had shown before it read is here already, and is taken in without a wait.
    const reads = conversation.channel.doing?.() === "reads-input";
    const taken = await conversation.take(reads ? 0 : LOOK_MS * timeScale);
    if (reads || taken.kind !== "silence" || clock.now() >= untilMs) return taken;
  }
}

/** Whether a program said something late, asked for nothing and reads on. */
function readsBehind(answer: Answer, isAnswer: (partial: string) => boolean): boolean {
  const why = answer.kind === "none" ? answer.why : undefined;
  return why?.kind === "silent" && why.doing === "reads-input" && isAnswer(why.partial);
}

async function answered(stage: Stage, { wrong, missing, shown }: Instead): Promise<Going> {
  const { conversation } = stage;
  const isAnswer = unprompted(stage, shown);
  const answer = await conversation.answer(patience(stage), { isAnswer });
  if (isAnswer && readsBehind(answer, isAnswer) && conversation.waiting.hearRest()) return ON;
  if (answer.kind !== "message") return await unanswered(answer, stage, missing);
  if (answer.late) blame(answer.late, stage, missing);
  const { faults, kind } = answer.message;
  for (const fault of faults) conversation.find({ ...fault, rule: wrong ?? fault.rule });
  return kind === "unusable" ? { kind: "stop" } : ON;
}
