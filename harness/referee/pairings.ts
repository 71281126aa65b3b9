/** The only registry of protocols. @module */

import type { Pairing } from "./pairing.ts";

// deno-lint-ignore no-explicit-any -- each pairing has a bout of its own, which no other code reads
export type AnyPairing = Pairing<any>;

/** How each pairing is loaded, so that a run loads only its own; a new protocol is one line here and one in `all/`. */
const PAIRINGS: ReadonlyMap<string, () => Promise<AnyPairing>> = new Map([
  ["mgtp", async (): Promise<AnyPairing> => (await import("./mgtp/mod.ts")).mgtpDarkChess],
  ["ponder", async () => (await import("./ponder/mod.ts")).ponderDarkChess],
  ["ponder-v1", async () => (await import("./ponder/mod.ts")).ponderV1DarkChess],
  ["readfile", async () => (await import("./readfile/mod.ts")).readFileDarkChess],
  ["geister-tcp", async () => (await import("./geister/mod.ts")).geisterOverTcp],
  ["geister-stdio", async () => (await import("./geister/mod.ts")).geisterOverStdio],
  ["tzaar", async () => (await import("./tzaar/mod.ts")).tzaarByFiles],
  ["usi", async () => (await import("./usi/mod.ts")).usiShogi],
  ["shogi-console", async () => (await import("./shogi-console/mod.ts")).shogiAtConsole],
]);

/** The ids of all protocols. */
export const PROTOCOL_IDS: readonly string[] = [...PAIRINGS.keys()];

/** The pairing of a protocol, by the protocol's id. */
export async function loadPairing(protocol: string): Promise<AnyPairing | undefined> {
  return await PAIRINGS.get(protocol)?.();
}
