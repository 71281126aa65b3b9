/** The client's words in a game over MGTP. @module */

import { colourOf, darkChess, type DarkChessMove } from "../../games/dark-chess/mod.ts";
import { DARK_CHESS_TALK, knownPly } from "../dark-chess/game_talk.ts";
import type { Talk } from "../pairing.ts";
import type { MgtpBout } from "./bout.ts";

/** What the real client says, in its order. */
export const mgtpTalk: Talk<MgtpBout> = {
  ...DARK_CHESS_TALK,
  pipelines: true,
  greet: ({ options }, { time = "60000", spelling = "time_settings", settings = "silent" }) => ({
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
    const move = knownPly(position, ply);
    // Only the first flip of a game decides a colour.
    const colour = colourOf(position, position.turn) ??
      colourOf(darkChess.play(position, move), position.turn);
    const timeLeft = `16 time_left ${colour} ${Math.max(0, Math.floor(leftMs))}`;
    return { frames: [plyCommand(move), timeLeft] };
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

function plyCommand(move: DarkChessMove): string {
  return move.kind === "move"
    ? `10 move ${move.from} ${move.to}`
    : `11 flip ${move.at} ${move.piece}`;
}
