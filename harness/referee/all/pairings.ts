/**
 * All pairings, loaded.
 *
 * They are imported, not awaited: with an `await` at the top of a module, modules that are loaded
 * on demand at the same time can be handed out before they have run.
 *
 * @module
 */

import { geisterOverStdio, geisterOverTcp } from "../geister/mod.ts";
import { mgtpDarkChess } from "../mgtp/mod.ts";
import type { AnyPairing } from "../pairings.ts";
import { ponderDarkChess, ponderV1DarkChess } from "../ponder/mod.ts";
import { readFileDarkChess } from "../readfile/mod.ts";
import { shogiAtConsole } from "../shogi-console/mod.ts";
import { tzaarByFiles } from "../tzaar/mod.ts";
import { usiShogi } from "../usi/mod.ts";

/** All pairings, in the order of the registry. */
export const PAIRINGS: readonly AnyPairing[] = [
  mgtpDarkChess,
  ponderDarkChess,
  ponderV1DarkChess,
  readFileDarkChess,
  geisterOverTcp,
  geisterOverStdio,
  tzaarByFiles,
  usiShogi,
  shogiAtConsole,
];

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
