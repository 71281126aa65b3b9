/** All pairings, loaded. @module */

import { type AnyPairing, loadPairings } from "../pairings.ts";

/** All pairings, in the order of the registry. */
export const PAIRINGS: readonly AnyPairing[] = await loadPairings();

/** The pairing of a protocol, by the protocol's id, or by one of its dialects. */
export function pairingOf(protocol: string, dialect?: string): AnyPairing | undefined {
  if (dialect === undefined) return PAIRINGS.find((pairing) => pairing.protocol.id === protocol);
  return dialectsOf(protocol).find((pairing) => pairing.protocol.dialect?.name === dialect);
}

/** The pairings of all dialects of a protocol; none where it has but one way to talk. */
export function dialectsOf(protocol: string): readonly AnyPairing[] {
  const family = pairingOf(protocol)?.protocol.dialect?.of;
  return PAIRINGS.filter((pairing) =>
    family !== undefined && pairing.protocol.dialect?.of === family
  );
}
