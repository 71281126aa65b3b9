/** `close`: the other side goes away. @module */

import type { Step } from "../../scenario/mod.ts";
import { type Going, ON } from "../play/mod.ts";
import type { Stage } from "../stage.ts";

/** Closes the engine's input; a connection is closed in both directions, as the other side would. */
export function close(
  _step: Extract<Step, { verb: "close" }>,
  { conversation: { channel, ongoing }, context: { pairing } }: Stage,
): Going {
  if (channel.hangUp) channel.hangUp();
  else channel.close();
  ongoing.become(pairing.closed?.(ongoing.bout));
  return ON;
}
