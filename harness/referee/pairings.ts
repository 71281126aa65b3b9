/** The only registry of games and protocols. @module */

import { geisterOverStdio, geisterOverTcp } from "./geister/mod.ts";
import { mgtpDarkChess } from "./mgtp/mod.ts";
import type { Pairing } from "./pairing.ts";
import { tzaarByFiles } from "./tzaar/mod.ts";

// deno-lint-ignore no-explicit-any -- each pairing has a bout of its own, which nobody else looks into
export type AnyPairing = Pairing<any>;

/** All pairings; a new protocol is one line here. */
export const PAIRINGS: readonly AnyPairing[] = [
  mgtpDarkChess,
  geisterOverTcp,
  geisterOverStdio,
  tzaarByFiles,
];

/** The pairing of a protocol, by the protocol's id. */
export function pairingOf(protocol: string): AnyPairing | undefined {
  return PAIRINGS.find((pairing) => pairing.protocol.id === protocol);
}
