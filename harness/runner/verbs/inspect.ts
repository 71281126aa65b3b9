/** `inspect`: the file that an engine has written. @module */

import type { Finding } from "../../protocols/finding.ts";
import { causeOf, isCrash } from "../../referee/mod.ts";
import type { Step } from "../../scenario/mod.ts";
import { fateOf, type Taken } from "../conversation/mod.ts";
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
  if (findings.length === 0) return ON;
  const { channel } = conversation;
  const taken = await conversation.take(0);
  // A crash is told in place of what it left undone.
  if (taken.kind === "exited" && isCrash(taken, channel.stderr())) {
    blame(fateOf(taken, channel), stage);
    return { kind: "stop" };
  }
  const unless = taken.kind === "exited" ? untimely(taken, stage) : {};
  findings.forEach((finding) => conversation.find({ ...finding, ...unless }));
  return ON;
}

/** An engine that is known to leave so at any input may have done it here. */
function untimely(
  fate: Extract<Taken, { kind: "exited" }>,
  { context: { pairing: { protocol: { crashes: [rule] = [] } } }, conversation }: Stage,
): Pick<Finding, "unless"> {
  if (rule === undefined || fate.code === 0) return {};
  return { unless: { rule, cause: causeOf(fate, conversation.channel.stderr()) } };
}
