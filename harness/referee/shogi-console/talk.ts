/** The words of the people at a console. @module */

import { formatSetup, shogi, SHOGI_OPPONENTS } from "../../games/shogi/mod.ts";
import type { Talk } from "../pairing.ts";
import { act } from "./act.ts";
import { plyStrokes } from "./act_ply.ts";
import { answersUnasked } from "./answers_unasked.ts";
import type { ConsoleBout } from "./bout.ts";
import { inspect } from "./judge_record.ts";
import { lacks } from "./lacks.ts";

/** Both sides are typed; the program has no moves of its own. */
export const consoleTalk: Talk<ConsoleBout> = {
  greet: () => ({ frames: [] }),
  act,
  lacks,
  next: ({ script: [stroke] }) => stroke?.line,
  answersUnasked,
  inspect,
  ask: () => "",
  tell: (bout, ply) => {
    const strokes = plyStrokes(bout, { ply });
    if (!strokes.ok) throw new Error(strokes.error);
    return { frames: strokes.value.script.map(({ line }) => line), bout: strokes.value };
  },
  farewell: ({ dialogue: { input } }) => [input.end],
  propose: ({ ledger }, name, random) => {
    const opponent = Object.entries(SHOGI_OPPONENTS).find(([id]) => id === name)?.[1];
    if (!opponent) throw new Error(`Unknown opponent: "${name}"`);
    return shogi.write(opponent(ledger.position, random));
  },
  turn: ({ ledger }) => shogi.turn(ledger.position),
  ending: ({ ledger }) => shogi.ending(ledger.position),
  diagram: ({ ledger }) => shogi.diagram(ledger.position),
  setup: ({ ledger }) => formatSetup(ledger.position),
  objection: ({ ledger }, ply) => {
    const move = shogi.read(ply);
    if (!move.ok) return move.error;
    const objection = shogi.objection(ledger.position, move.value);
    return objection && `${objection.rule}: ${ply}`;
  },
};
