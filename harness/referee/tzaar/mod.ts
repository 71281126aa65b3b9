/** Tzaar by files. @module */

import { TZAAR_OPPONENTS } from "../../games/tzaar/mod.ts";
import { callFor, encodeCall, tzaarFiles } from "../../protocols/tzaar/mod.ts";
import { tzaarKit } from "../kits/tzaar.ts";
import type { Pairing } from "../pairing.ts";
import { deal, open, say, type TzaarBout } from "./bout.ts";
import { BLAME } from "./blame.ts";
import { hear } from "./hear.ts";
import { MANNERS, tzaarTalk } from "./talk.ts";

const PATIENCE_MS = 5_000;

/** The referee for Tzaar by files. */
export const tzaarByFiles: Pairing<TzaarBout> = {
  protocol: tzaarFiles,
  kit: tzaarKit,
  probe: encodeCall(callFor(open({ seed: 1 }).position)),
  vocabulary: {
    opponents: Object.keys(TZAAR_OPPONENTS),
    fields: ["status", "exit", "action", "step", "changed"],
    greetings: Object.keys(MANNERS),
    settings: [],
    endings: ["NoTott", "NoTzarra", "NoTzaar", "NoCapture"],
  },
  open,
  deal,
  say,
  hear,
  blame: BLAME,
  awaits: ({ question }) => question !== undefined,
  patienceMs: () => PATIENCE_MS,
  wanted: () => undefined,
  sentinel: () => undefined,
  talk: tzaarTalk,
};
