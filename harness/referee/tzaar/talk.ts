/** The platform's part in a game of Tzaar by files. @module */

import {
  formatSetup,
  situationsIn,
  STAKED,
  stakes,
  tzaar,
  TZAAR_OPPONENTS,
  TZAAR_SITUATIONS,
  type TzaarMove,
} from "../../games/tzaar/mod.ts";
import { callFor, encodeCall, type Manner } from "../../protocols/tzaar/mod.ts";
import type { GreetOptions, Talk } from "../pairing.ts";
import type { TzaarBout } from "./bout.ts";

/** What a platform does; it tells nothing but what its files say. */
export const tzaarTalk: Talk<TzaarBout> = {
  greet: (bout, options) => ({ frames: [], bout: { ...bout, manner: mannerOf(options) } }),
  farewell: () => [],
  ask: ({ position, manner }) => encodeCall(callFor(position, manner)),
  tell: (bout, ply) => ({
    frames: [],
    bout: { ...bout, position: tzaar.play(bout.position, readPly(ply)) },
  }),
  propose: ({ position }, name, random) => {
    const opponent = Object.entries(TZAAR_OPPONENTS).find(([id]) => id === name)?.[1];
    if (!opponent) throw new Error(`Unknown opponent: "${name}"`);
    return tzaar.write(opponent(position, random));
  },
  staked: STAKED,
  stakes: ({ position }) => stakes(position),
  amend: (bout) => bout,
  answersWhole: true,
  situations: {
    table: TZAAR_SITUATIONS.map(({ id, title }) => ({ id, title })),
    in: ({ position }, among) => situationsIn(position, among),
  },
  turn: ({ position }) => tzaar.turn(position),
  ending: ({ position }) => tzaar.ending(position),
  diagram: ({ position }) => tzaar.diagram(position),
  setup: ({ position }) => formatSetup(position),
  objection: ({ position }, ply) => {
    const move = tzaar.read(ply);
    if (!move.ok) return move.error;
    const objection = tzaar.objection(position, move.value);
    return objection && `${objection.rule}: ${ply}`;
  },
};

/** The options of a greeting, each with its usual value first, and what each value stands for. */
export const MANNERS: Readonly<Record<string, Readonly<Record<string, Manner>>>> = {
  lines: { lf: {}, crlf: { lineEnd: "\r\n" } },
  folder: { plain: {}, blank: { folder: "blank" }, letters: { folder: "letters" } },
  paths: { relative: {}, absolute: { paths: "absolute" } },
  cwd: { files: {}, elsewhere: { cwd: "elsewhere" } },
  log: { writable: {}, "read-only": { readOnlyLog: true } },
};

function mannerOf(options: GreetOptions): Manner {
  return Object.entries(options).reduce<Manner>((manner, [name, value]) => {
    const chosen = MANNERS[name]?.[value];
    if (!chosen) throw new Error(`Unknown value of "${name}": "${value}"`);
    return { ...manner, ...chosen };
  }, {});
}

function readPly(ply: string): TzaarMove {
  const move = tzaar.read(ply);
  if (!move.ok) throw new Error(`Not a step: ${move.error.en}`);
  return move.value;
}
