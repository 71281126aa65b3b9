/** The client's words in a game over MGTP. @module */

import {
  colourOf,
  DARK_CHESS_OPPONENTS,
  darkChess,
  type DarkChessMove,
  flipOf,
} from "../../games/dark_chess/mod.ts";
import type { Talk } from "../pairing.ts";
import type { MgtpBout } from "./bout.ts";

/** What the real client says, in its order. */
export const mgtpTalk: Talk<MgtpBout> = {
  pipelines: true,
  greet: ({ options }, { time = "900000", spelling = "time_settings", settings = "silent" }) => ({
    frames: [
      "1 name",
      "2 version",
      "7 reset_board",
      ...settings === "told" ? settingFrames(options) : [],
      `15 ${spelling} ${time}`,
      "14 ready",
    ],
  }),
  farewell: () => ["5 quit"],
  ask: ({ position }) => `12 genmove ${colourOf(position, position.turn) ?? "unknown"}`,
  tell: ({ position }, ply, leftMs) => {
    const move = readPly(ply);
    const after = darkChess.play(position, move);
    const colour = colourOf(after, position.turn);
    const timeLeft = `16 time_left ${colour} ${Math.max(0, Math.floor(leftMs))}`;
    return { frames: [plyCommand(position, move), timeLeft] };
  },
  propose: ({ position }, name, random) => {
    const opponent = Object.entries(DARK_CHESS_OPPONENTS).find(([id]) => id === name)?.[1];
    if (!opponent) throw new Error(`Unknown opponent: "${name}"`);
    return darkChess.write(opponent(position, random));
  },
  turn: ({ position }) => darkChess.turn(position),
  ending: ({ position }) => darkChess.ending(position),
  diagram: ({ position }) => darkChess.diagram(position),
  objection: ({ position }, ply) => {
    const move = darkChess.read(ply);
    if (!move.ok) return move.error;
    const objection = darkChess.objection(position, move.value);
    return objection && `${objection.rule}: ${ply}`;
  },
};

/** The real client never says its settings, so only engines of which that is known hear of them. */
function settingFrames({ settings = {} }: MgtpBout["options"]): readonly string[] {
  const { repetition, noEatFlip } = settings;
  return [
    ...repetition === undefined ? [] : [`8 num_repetition ${repetition}`],
    ...noEatFlip === undefined ? [] : [`9 num_moves_to_draw ${noEatFlip}`],
  ];
}

function readPly(ply: string): DarkChessMove {
  const move = darkChess.read(ply);
  if (!move.ok) throw new Error(`Not a ply: ${move.error}`);
  return move.value;
}

function plyCommand(position: MgtpBout["position"], move: DarkChessMove): string {
  return move.kind === "move"
    ? `10 move ${move.from} ${move.to}`
    : `11 flip ${move.at} ${move.piece ?? flipOf(position, move.at)}`;
}
