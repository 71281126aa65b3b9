/** The client's words in a game over Ponder. @module */

import { colourOf, countsOf, darkChess } from "../../games/dark-chess/mod.ts";
import { marksOf } from "../../protocols/ponder/mod.ts";
import { DARK_CHESS_TALK, knownPly } from "../dark-chess/mod.ts";
import type { Saying, Talk } from "../pairing.ts";
import { played, type PonderBout } from "./bout.ts";

/** What the real client says, in its order; `farewell` is the newer one's. */
export function ponderTalk(farewell: boolean): Talk<PonderBout> {
  return {
    ...DARK_CHESS_TALK,
    promptly: true,
    greet: (bout, { time = "60000" }) => ({
      frames: [],
      bout: { ...bout, leftMs: Number(time) },
    }),
    begin,
    ask: ({ pending = "" }) => pending,
    tell,
    farewell: ({ dialect }) => farewell ? [dialect.writeServer({ kind: "exit" })] : [],
  };
}

/** The hand-shake; what was played before is the engine's history. */
function begin(bout: PonderBout): Saying<PonderBout> {
  const { dialect, position, history, side, leftMs } = bout;
  const start = dialect.writeServer({
    kind: "start",
    marks: marksOf(position),
    counts: countsOf(position),
    history,
    timeMs: leftMs,
  });
  const moves = position.turn === side;
  const turn = dialect.writeServer({ kind: "turn", moves, colour: colourOf(position, side) });
  const entered = history.length > 0 ? position : undefined;
  return { frames: [start, turn], bout: { ...bout, begun: true, entered } };
}

function tell(bout: PonderBout, ply: string, leftMs: number): Saying<PonderBout> {
  const move = knownPly(bout.position, ply);
  const own = bout.position.turn === bout.side;
  const after = played(bout, move);
  if (!bout.begun) {
    return { frames: [], bout: { ...after, history: [...bout.history, move], ownFlips: [] } };
  }
  const left = own ? Math.max(0, Math.floor(leftMs)) : bout.leftMs;
  const last = darkChess.ending(after.position) !== undefined;
  const told = bout.dialect.writeServer({ kind: "ply", move, leftMs: left, last });
  const now = { ...after, leftMs: left, told };
  if (own || last) return { frames: [told], bout: { ...now, pending: undefined } };
  return { frames: [], bout: { ...now, pending: told } };
}
