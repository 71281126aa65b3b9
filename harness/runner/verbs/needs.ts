/** `needs`: something that an engine may offer or not. @module */

import type { Step } from "../../scenario/mod.ts";
import { type Going, ON } from "../play/mod.ts";
import type { Stage } from "../stage.ts";

/** Goes on only where the engine has said that it offers `what`. */
export function needs(
  { what }: Extract<Step, { verb: "needs" }>,
  { context, conversation }: Stage,
): Going {
  const offered = context.pairing.offers?.(conversation.bout, what) ?? true;
  return offered ? ON : { kind: "not-offered", what };
}
