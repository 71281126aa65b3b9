/** Machines as `doctor` might find them. @module */

import { type MachineFacts, TOOLS } from "./doctor_facts.ts";

const FINE = { possible: true };
/** A machine that has all. */
export const GOOD: MachineFacts = {
  os: "linux",
  uid: 1000,
  abilities: {
    levels: { none: FINE, limits: FINE, namespaces: FINE },
    mayDrop: false,
    drops: ["before"],
    lockUsers: true,
    filters: true,
  },
  tools: Object.fromEntries(TOOLS.map((tool) => [tool, `/usr/bin/${tool}`])),
  cores: 8,
  load: 0.44,
  memoryMiB: 4000,
  diskMiB: 9000,
  clockStepMs: 0.00004,
  tellsUsage: true,
  tellsWaiting: true,
};
/** The same without namespaces. */
export const NO_WORLD: MachineFacts = {
  ...GOOD,
  abilities: {
    ...GOOD.abilities,
    filters: false,
    levels: {
      ...GOOD.abilities.levels,
      namespaces: { possible: false, why: "no bwrap", fix: "apt-get install bubblewrap" },
    },
  },
};
