/** What the tests of grading share: a room without a sandbox. @module */

import { type ClassHandling, defaultRubric } from "../grading/mod.ts";
import type { AnyPairing } from "../referee/mod.ts";
import { pairingOf } from "../referee/all/mod.ts";
import { Gate } from "../runner/mod.ts";
import { detectSandbox } from "../transports/mod.ts";
import type { TempFolder } from "../testing/temp_folder.ts";
import type { Terms } from "./plan.ts";
import type { Entry, GradingRoom } from "./room.ts";
import { Store } from "./store.ts";

const NO_HANDLING: ClassHandling = { all: {}, some: [] };

/** The terms that sample classes are graded on. */
export const SAMPLE_TERMS: Terms = {
  version: "1.2.3",
  protocol: "mgtp",
  suite: "s",
  seed: 1,
  strict: false,
  timeScale: 1,
  sandbox: "none",
};

/** The protocol that sample classes are graded by. */
export function samplePairing(): AnyPairing {
  const pairing = pairingOf("mgtp");
  if (!pairing) throw new Error("no pairing");
  return pairing;
}

/** A room in which nothing is confined and no scenario runs, changed as told. */
export async function sampleRoom(
  { path }: TempFolder,
  changes: Partial<GradingRoom> = {},
): Promise<GradingRoom> {
  const pairing = samplePairing();
  const { rules } = pairing.protocol;
  const scenarios = [{ id: "all", rules: rules.map(({ id }) => id), tags: [] }];
  await Deno.mkdir(`${path}/copies`, { recursive: true });
  return {
    pairing,
    scenarios: [],
    terms: SAMPLE_TERMS,
    rubric: defaultRubric({ scenarios, rules }),
    ofClass: NO_HANDLING,
    store: new Store(`${path}/results`),
    copies: `${path}/copies`,
    closed: [],
    gate: new Gate(),
    level: "none",
    abilities: await detectSandbox({
      os: "none",
      uid: undefined,
      find: () => undefined,
      lendsRights: () => false,
      run: () => Promise.resolve({ code: 1, out: "", err: "" }),
    }),
    limits: {},
    again: [],
    buildMs: 10_000,
    jobs: 1,
    pinned: false,
    language: "en",
    tell: () => {},
    ...changes,
  };
}

/** A submission with its place in the class. */
export function sampleEntry({ path }: TempFolder, name: string, number = 0): Entry {
  return {
    submission: { name, path: `${path}/class/${name}`, isFile: false },
    slug: name,
    number,
  };
}
