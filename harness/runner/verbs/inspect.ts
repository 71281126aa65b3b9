/** `inspect`: the file that an engine has written. @module */

import { isCrash } from "../../referee/mod.ts";
import type { Step } from "../../scenario/mod.ts";
import { fateOf } from "../conversation/mod.ts";
import { blame, type Going, ON } from "../play/mod.ts";
import type { Stage } from "../stage.ts";

/** Lets the referee look at the file of the engine's launch. */
export async function inspect(
  _step: Extract<Step, { verb: "inspect" }>,
  stage: Stage,
): Promise<Going> {
  const { context: { pairing: { talk } }, conversation } = stage;
  const what = talk.lacks?.(conversation.bout, "record");
  if (what !== undefined) return { kind: "not-offered", what };
  const file = await conversation.channel.readFile?.();
  const findings = talk.inspect?.(conversation.bout, file) ?? [];
  if (findings.length > 0 && await hasCrashed(stage)) return { kind: "stop" };
  findings.forEach((finding) => conversation.find(finding));
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
