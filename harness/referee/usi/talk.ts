/** The client's words in a game over USI. @module */

import type { Ending, Side } from "../../games/game.ts";
import {
  formatSetup,
  isHopeless,
  shogi,
  SHOGI_OPPONENTS,
  SHOGI_SITUATIONS,
  situationsIn,
  STAKED,
  stakes,
  turnOf,
} from "../../games/shogi/mod.ts";
import type { ClockRule } from "../game_clock.ts";
import type { Talk } from "../pairing.ts";
import { positionAsked, positionFrame, type UsiBout } from "./bout.ts";

/** What clients such as Shogidokoro say, in their order. */
export const usiTalk: Talk<UsiBout> = {
  unanswered: "setoption name USI_Hash value 64",
  greet: (bout, { ponder = "false", hash = "64", go }) => ({
    frames: [
      "usi",
      `setoption name USI_Ponder value ${ponder}`,
      `setoption name USI_Hash value ${hash}`,
      "isready",
    ],
    bout: go === undefined ? bout : { ...bout, go },
  }),
  // An engine that cannot be asked isready twice is still asked for its moves.
  begin: () => ({ frames: ["usinewgame"] }),
  ask: (bout) => `${positionFrame(bout)}\ngo ${bout.go ?? clockWords(bout)}`,
  tell: (bout, ply, leftMs) => {
    const move = shogi.read(ply);
    if (!move.ok) throw new Error(`Not a ply: ${move.error.en}`);
    const side = turnOf(bout.position);
    return {
      frames: [],
      bout: {
        ...bout,
        position: shogi.play(bout.position, move.value),
        moves: [...bout.moves, ply],
        leftMs: { ...bout.leftMs, [side]: leftMs },
      },
    };
  },
  end: (bout, ending) => [`gameover ${resultFor(bout, ending)}`],
  farewell: () => ["quit"],
  propose: ({ position }, name, random) => {
    const opponent = Object.entries(SHOGI_OPPONENTS).find(([id]) => id === name)?.[1];
    if (!opponent) throw new Error(`Unknown opponent: "${name}"`);
    return shogi.write(opponent(position, random));
  },
  staked: STAKED,
  stakes: (bout, known) => stakes(positionAsked(bout), known),
  isHopeless: (bout) => isHopeless(positionAsked(bout)),
  amend: (bout) => bout,
  situations: {
    table: SHOGI_SITUATIONS.map(({ id, title }) => ({ id, title })),
    in: ({ position }, among) => situationsIn(position, among),
  },
  turn: ({ position }) => turnOf(position),
  ending: ({ over, position }) => over ?? shogi.ending(position),
  diagram: ({ position }) => shogi.diagram(position),
  setup: ({ position }) => formatSetup(position),
  objection: ({ position }, ply) => {
    const move = shogi.read(ply);
    if (!move.ok) return move.error;
    const objection = shogi.objection(position, move.value);
    return objection && `${objection.rule}: ${ply}`;
  },
};

/** Without a clock in the scenario: enough for any engine. */
const USUAL: ClockRule = { mainMs: 60_000, extraMs: 0, sharedPlies: 0 };

/**
 * The times behind go. The clock counts extra time and increment into what is left, while clients
 * tell them apart, and engines add them to the time they are told.
 */
function clockWords({ options: { clock = USUAL }, leftMs }: UsiBout): string {
  const { mainMs, extraMs, incrementMs = 0 } = clock;
  const mainOf = (side: Side): number => {
    const left = (leftMs[side] ?? mainMs + extraMs) - extraMs - incrementMs;
    return Math.max(0, Math.floor(left));
  };
  const main = `btime ${mainOf("first")} wtime ${mainOf("second")}`;
  const words = [main];
  if (incrementMs > 0) words.push(`binc ${incrementMs} winc ${incrementMs}`);
  if (extraMs > 0 || incrementMs === 0) words.push(`byoyomi ${Math.floor(extraMs)}`);
  return words.join(" ");
}

function resultFor({ options, position }: UsiBout, { winner }: Ending): string {
  if (winner === undefined) return "draw";
  return winner === (options.engine ?? turnOf(position)) ? "win" : "lose";
}
