/** The server's words in a game of Geister. @module */

import {
  boardString,
  formatSetup,
  geister,
  GEISTER_OPPONENTS,
  GEISTER_SITUATIONS,
  situationsIn,
  STAKED,
  stakes,
} from "../../games/geister/mod.ts";
import type { RuleId } from "../../protocols/finding.ts";
import type { GreetOptions, Talk } from "../pairing.ts";
import { boardFiles } from "./board_file.ts";
import type { GeisterBout, Manners } from "./bout.ts";
import { picturesOf } from "./pictures.ts";

/** What the public server says, in its order; `farewell` differs between the ways to talk. */
export function geisterTalk(farewell: readonly string[]): Talk<GeisterBout> {
  return {
    greet: (bout, options) => ({
      frames: ["SET?"],
      bout: { ...bout, manners: mannersOf(options) },
    }),
    acknowledge: (_bout, { kind, fields }) =>
      fields["message"] === "set" ? [kind === "unusable" ? "NG " : "OK "] : [],
    choice: ({ reds }) => reds,
    fill: ({ position, side }, text) => text.replaceAll("{board}", boardString(position, side)),
    resignation: "Resignation",
    unanswered: "OK ",
    repeatable: "SET?",
    ask: ({ position, side, manners }) => manners.request + boardString(position, side),
    refuse: ({ position, side, manners }) =>
      manners.ng === "retry" ? ["NG "] : ["NG ", `LST:${boardString(position, side, manners)}`],
    files: boardFiles,
    tell: (bout, ply) => {
      const { position, past, ownPly } = bout;
      const move = geister.read(ply);
      if (!move.ok) throw new Error(`Not a ply: ${move.error.en}`);
      const after = geister.play(position, move.value);
      const frames = ownPly === ply ? [OK[after.last?.taken ?? "nothing"]] : [];
      const later = past && { ...past, moves: [...past.moves, move.value] };
      return { frames, bout: { ...bout, position: after, past: later, ownPly: undefined } };
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
    ...SHOWN,
    turn: ({ position }) => geister.turn(position),
    ending: ({ position }) => geister.ending(position),
    diagram: ({ position, side }) => picturesOf(position, side).diagram,
    setup: ({ position }) => formatSetup(position),
    views: ({ position, side }) => picturesOf(position, side).views,
    objection: ({ position }, ply) => {
      const move = geister.read(ply);
      if (!move.ok) return move.error;
      const objection = geister.objection(position, move.value);
      return objection && `${objection.rule}: ${ply}`;
    },
  };
}

function mannersOf(
  { reveal = "yes", request = "MOV?", ng = "lose", board = "no" }: GreetOptions,
): Manners {
  return {
    reveal: reveal === "yes",
    request,
    ng: ng === "retry" ? "retry" : "lose",
    boardFile: board === "yes",
  };
}

const OK = { red: "OKR", blue: "OKB", nothing: "OK " } as const;

/** What a server sees of an engine that answers SET? and MOV? in good form. */
const SPOKEN: readonly RuleId[] = [
  "geister/connects",
  "geister/given-port",
  "geister/given-host",
  "geister/any-port",
  "geister/one-connection",
  "geister/stays-connected",
  "geister/stays-alive",
  "geister/bounded-output",
  "geister/brief-stderr",
  "geister/flush",
  "geister/ends-message",
  "geister/messages-on-stdout",
  "geister/speaks-geister",
  "geister/answers-set",
  "geister/set-in-time",
  "geister/answers-mov",
  "geister/mov-in-time",
  "geister/mov-format",
  "geister/mov-direction",
  "geister/line-end",
  "geister/line-end-tcp",
  "geister/no-blank-line",
  "geister/no-blank-line-tcp",
  "geister/only-messages",
  "geister/only-messages-tcp",
];

const SITUATIONS: Talk<GeisterBout>["situations"] = {
  table: GEISTER_SITUATIONS.map(({ id, title }) => ({ id, title })),
  in: ({ position }, among) => situationsIn(position, among),
};

const SHOWN: Pick<
  Talk<GeisterBout>,
  "staked" | "stakes" | "spoken" | "amend" | "amendsInWords" | "situations"
> = {
  staked: STAKED,
  stakes: ({ position }) => stakes(position),
  spoken: SPOKEN,
  situations: SITUATIONS,
  amendsInWords: true,
  amend: (bout, ply) => bout.manners.ng === "retry" ? undefined : { ...bout, ownPly: ply },
};
