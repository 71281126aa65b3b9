/** The only registry of clients that a search can play. @module */

import type { ClientModel } from "../model.ts";
import { DARK_CHESS } from "./dark-chess.ts";
import { gameClient } from "./game_client.ts";
import { MGTP_MODEL } from "./mgtp.ts";
import { GEISTER_MODEL } from "./geister.ts";
import { TZAAR } from "./other_games.ts";
import { SHOGI_CONSOLE_MODEL } from "./shogi-console.ts";
import { USI_MODEL } from "./usi.ts";

/** Engines that are told all plies before they come in. */
const PONDER_MODEL = gameClient({
  game: DARK_CHESS,
  greets: true,
  leaves: true,
  setsUp: false,
  tellsOpenings: true,
  deliveries: [
    ["coalesced", "ponder/reads-coalesced"],
    ["halves", "ponder/reads-halves"],
    ["split-start", "ponder/reads-split-header"],
  ],
  mostPlies: 200,
});

/** The models, by the id of their protocol; a new one is one line here. */
export const MODELS: Readonly<Record<string, ClientModel>> = {
  mgtp: MGTP_MODEL,
  ponder: PONDER_MODEL,
  "ponder-v1": PONDER_MODEL,
  readfile: gameClient({
    game: DARK_CHESS,
    greets: false,
    leaves: false,
    setsUp: false,
    tellsOpenings: true,
    mostPlies: 60,
  }),
  "geister-tcp": GEISTER_MODEL,
  "geister-stdio": GEISTER_MODEL,
  tzaar: gameClient({
    game: TZAAR,
    greets: false,
    leaves: false,
    setsUp: true,
    startsAnywhere: true,
    tellsOpenings: true,
    mostPlies: 60,
  }),
  usi: USI_MODEL,
  "shogi-console": SHOGI_CONSOLE_MODEL,
};
