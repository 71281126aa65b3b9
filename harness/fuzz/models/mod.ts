/** The only registry of clients that a search can play. @module */

import type { ClientModel } from "../model.ts";
import { DARK_CHESS } from "./dark-chess.ts";
import { gameClient } from "./game_client.ts";
import { MGTP_MODEL } from "./mgtp.ts";
import { GEISTER, SHOGI, TZAAR } from "./other_games.ts";
import { SHOGI_CONSOLE_MODEL } from "./shogi-console.ts";

/** Engines that are told all plies before they come in. */
const PONDER_MODEL = gameClient({
  game: DARK_CHESS,
  greets: true,
  leaves: true,
  setsUp: false,
  tellsOpenings: true,
  mostPlies: 200,
});

/** The engine plays with the reds that it chose; the other side's differ from game to game. */
const GEISTER_MODEL = gameClient({
  game: GEISTER,
  unnamedStart: true,
  greets: true,
  leaves: false,
  setsUp: true,
  tellsOpenings: true,
  mostPlies: 220,
});

/** What clients write behind go, besides the clock of the game. */
const GO_FORMS: readonly string[] = [
  "btime 900000 wtime 900000 byoyomi 10000",
  "btime 0 wtime 0 byoyomi 30000",
  "btime 600000 wtime 600000 binc 5000 winc 5000",
];

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
    tellsOpenings: true,
    mostPlies: 60,
  }),
  usi: gameClient({
    game: SHOGI,
    greets: true,
    leaves: true,
    setsUp: true,
    tellsOpenings: true,
    unnamedStart: true,
    greetings: GO_FORMS.map((go) => ({ go })),
    mostPlies: 160,
  }),
  "shogi-console": SHOGI_CONSOLE_MODEL,
};
