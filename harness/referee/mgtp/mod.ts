/** Dark chess over MGTP. @module */

import { DARK_CHESS_OPPONENTS } from "../../games/dark_chess/mod.ts";
import { mgtp } from "../../protocols/mgtp/mod.ts";
import type { Pairing } from "../pairing.ts";
import { deal, type MgtpBout, open, say, SENTINEL } from "./bout.ts";
import { giveUp } from "./give_up.ts";
import { hear } from "./hear.ts";
import { mgtpTalk } from "./talk.ts";

const PATIENCE_MS = 10_000;

/** The referee for dark chess over MGTP. */
export const mgtpDarkChess: Pairing<MgtpBout> = {
  protocol: mgtp,
  probe: "1 name",
  vocabulary: {
    opponents: Object.keys(DARK_CHESS_OPPONENTS),
    fields: ["status", "id", "text"],
    greetings: ["time", "spelling"],
    settings: ["noEatFlip", "repetition"],
    endings: ["NoMove", "NoEatFlipDraw", "PositionRepetitionDraw"],
  },
  open,
  deal,
  say,
  hear,
  giveUp,
  wanted: ({ questions: [first] }, { status, id, text = "…" }) => {
    const number = id ?? first?.command.id ?? "";
    if (status !== "failure") return status && `=${number}${text === "…" ? "" : ` ${text}`}`;
    return `?${number} ${text}`;
  },
  sentinel: ({ gathering, questions }) =>
    gathering && questions.length === 1 ? SENTINEL : undefined,
  awaits: ({ questions }) => questions.length > 0,
  // Who answers genmove under a wrong id may be thinking still, but not for the rest of the clock.
  patienceMs: ({ questions: [first], suspects }) =>
    first?.command.id === 12 && suspects.length === 0 ? undefined : PATIENCE_MS,
  talk: mgtpTalk,
};
