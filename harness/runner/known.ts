/** What scenarios of a pairing may speak of. @module */

import { type AnyPairing, PROTOCOL_IDS } from "../referee/mod.ts";
import type { KnownNames } from "../scenario/mod.ts";

/** All names that a pairing knows. */
export function knownOf({ protocol, vocabulary }: AnyPairing): KnownNames {
  const rules = new Set(protocol.rules.map(({ id }) => id));
  return { rules, protocols: PROTOCOL_IDS, ...vocabulary };
}
