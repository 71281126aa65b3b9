/** Dark chess over MGTP. @module */

import { DARK_CHESS_OPPONENTS } from "../../games/dark-chess/mod.ts";
import { mgtp } from "../../protocols/mgtp/mod.ts";
import { darkChessKit } from "../kits/dark-chess.ts";
import type { Pairing } from "../pairing.ts";
import { deal, type MgtpBout, open, say, SENTINEL } from "./bout.ts";
import { BLAME, PLY } from "./blame.ts";
import { hear } from "./hear.ts";
import { mgtpTalk } from "./talk.ts";

const PATIENCE_MS = 10_000;
const THINKING_MS = 60_000;
const SEEN_MS = 35_000;
/** A reply under another id is certain: the right one would follow at once. */
const WRONG_ID_MS = 2_000;

/** The referee for dark chess over MGTP. */
export const mgtpDarkChess: Pairing<MgtpBout> = {
  protocol: mgtp,
  kit: darkChessKit,
  probe: "1 name",
  vocabulary: {
    opponents: Object.keys(DARK_CHESS_OPPONENTS),
    fields: ["status", "id", "text", "ply"],
    greetings: ["time", "spelling", "settings"],
    settings: ["noEatFlip", "repetition"],
    endings: ["NoMove", "NoEatFlipDraw", "PositionRepetitionDraw"],
  },
  open,
  deal,
  say,
  hear,
  blame: BLAME,
  wanted: ({ questions: [first] }, { status, id, text = "…" }) => {
    const number = id ?? first?.command.id ?? "";
    if (status !== "failure") return status && `=${number}${text === "…" ? "" : ` ${text}`}`;
    return `?${number} ${text}`;
  },
  sentinel: ({ gathering, questions }) =>
    gathering && questions.length === 1 ? SENTINEL : undefined,
  awaits: ({ questions }) => questions.length > 0,
  patienceMs,
  talk: mgtpTalk,
};

function patienceMs(bout: MgtpBout): number | undefined {
  const command = bout.questions[0]?.command;
  if (hasWrongId(bout)) return WRONG_ID_MS;
  // An engine that wrote a ply under a wrong head may still think, but not for the whole clock.
  if (command?.form?.reply === "ply") return bout.plySeen ? SEEN_MS : undefined;
  return command?.id === 12 ? THINKING_MS : PATIENCE_MS;
}

/** Whether the answer to the oldest question is there, but under the id of another. */
function hasWrongId({ questions, suspects, odd }: MgtpBout): boolean {
  if (odd || suspects.length === 0) return false;
  const forPly = questions[0]?.command.form?.reply === "ply";
  return suspects.some(({ text }) => UNDER_AN_ID.test(text) && (!forPly || PLY.test(text)));
}

const UNDER_AN_ID = /^[=?]\d+(?: |\r?$)/;
