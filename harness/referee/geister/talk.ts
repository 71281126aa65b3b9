/** The server's words in a game of Geister. @module */

import { boardString, geister, GEISTER_OPPONENTS } from "../../games/geister/mod.ts";
import type { Talk } from "../pairing.ts";
import type { GeisterBout } from "./bout.ts";

/** What the public server says, in its order; `farewell` differs between the ways to talk. */
export function geisterTalk(farewell: readonly string[]): Talk<GeisterBout> {
  return {
    greet: (bout, { reveal = "yes", request = "MOV?" }) => ({
      frames: ["SET?"],
      bout: { ...bout, manners: { reveal: reveal === "yes", request } },
    }),
    acknowledge: (_bout, { kind, fields }) =>
      fields["message"] === "set" ? [kind === "unusable" ? "NG " : "OK "] : [],
    ask: ({ position, side, manners }) => manners.request + boardString(position, side),
    tell: (bout, ply) => {
      const { position, ownPly } = bout;
      const move = geister.read(ply);
      if (!move.ok) throw new Error(`Not a ply: ${move.error}`);
      const after = geister.play(position, move.value);
      const frames = ownPly === ply ? [OK[after.last?.taken ?? "nothing"]] : [];
      return { frames, bout: { ...bout, position: after, ownPly: undefined } };
    },
    end: ({ position, side, manners }, { winner }) => {
      const word = winner === undefined ? "DRW:" : winner === side ? "WON:" : "LST:";
      return [word + boardString(position, side, manners)];
    },
    farewell: () => farewell,
    propose: ({ position }, name, random) => {
      const opponent = Object.entries(GEISTER_OPPONENTS).find(([id]) => id === name)?.[1];
      if (!opponent) throw new Error(`Unknown opponent: "${name}"`);
      return geister.write(opponent(position, random));
    },
    turn: ({ position }) => geister.turn(position),
    ending: ({ position }) => geister.ending(position),
    diagram: ({ position }) => geister.diagram(position),
    objection: ({ position }, ply) => {
      const move = geister.read(ply);
      if (!move.ok) return move.error;
      const objection = geister.objection(position, move.value);
      return objection && `${objection.rule}: ${ply}`;
    },
  };
}

const OK = { red: "OKR", blue: "OKB", nothing: "OK " } as const;
