/** `do`: what a person would do at a console. @module */

import type { DoStep } from "../../scenario/mod.ts";
import { awaitScreen, waitForStillScreen } from "../screen.ts";
import { type Going, ON } from "../play/mod.ts";
import type { Stage } from "../stage.ts";

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
    conversation.ongoing.become(begun.value);
    conversation.wire.typed = "";
    const going = step.together ? post(stage) : await typeAll(step, stage);
    if (going.kind !== "on") return going;
  }
  conversation.wire.typed = undefined;
  if (!step.together) return ON;
  await conversation.flush("coalesced");
  return await awaitScreen(stage, { missing: step.else });
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
    const shown = await waitForStillScreen(stage);
    conversation.post(line);
    await conversation.flush();
    const going = await awaitScreen(stage, { wrong: step.else, missing: step.else, shown });
    if (going.kind !== "on") return going;
  }
}
