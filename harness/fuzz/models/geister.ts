/** What a server of Geister may do. @module */

import type { ClientModel, TalkChance } from "../model.ts";
import { below } from "../simulate.ts";
import type { SearchTalk } from "../talk.ts";
import { gameBy, type GameClient, gameClient } from "./game_client.ts";
import { GEISTER } from "./other_games.ts";

/** The engine plays with the reds that it chose; the other side's differ from game to game. */
export const GEISTER_MODEL: ClientModel = gameClient({
  game: GEISTER,
  greets: true,
  leaves: false,
  setsUp: true,
  tellsOpenings: true,
  unnamedStart: true,
  deliveries: [
    ["bytes", "geister/reads-pieces"],
    ["coalesced", "geister/reads-coalesced"],
    ["split-end", "geister/reads-split-end"],
  ],
  mostPlies: 220,
  others: { manual: [setAgain, askedAsPrinted] },
});

/** The server refuses the reds once; the game goes on with those that it takes. */
function setAgain({ random }: TalkChance, client: GameClient): SearchTalk {
  const play = { ...gameBy(client, random), plies: 2 + below(40, random) };
  return { stimulus: "manual", steps: [{ kind: "set-again" }, { kind: "play", play }] };
}

/** The server asks for moves as the manual's table prints it. */
function askedAsPrinted({ random }: TalkChance, client: GameClient): SearchTalk {
  const play = {
    ...gameBy(client, random),
    plies: 2 + below(40, random),
    delivery: "apart",
    else: "geister/manual-request",
  } as const;
  return {
    stimulus: "manual",
    steps: [{ kind: "greet", options: { request: "MOV:" } }, { kind: "play", play }],
  };
}
