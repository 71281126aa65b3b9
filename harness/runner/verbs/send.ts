/** `send`: frames or bytes to the engine. @module */

import type { Step } from "../../scenario/mod.ts";
import { type Going, ON } from "../play/mod.ts";
import type { Stage } from "../stage.ts";

/** Says frames as the pairing fills them in, or writes bytes as they are. */
export async function send(
  step: Extract<Step, { verb: "send" }>,
  { context: { pairing: { talk } }, conversation }: Stage,
): Promise<Going> {
  if (step.raw) {
    await conversation.write(step.frames.join(""), step);
    return ON;
  }
  const frames = step.frames.map((frame) => talk.fill?.(conversation.bout, frame) ?? frame);
  await conversation.say(frames, step);
  return ON;
}
