/** What both dialects write alike: the board at the start, the turn, and the good-bye. @module */

import type { DarkChessMove } from "../../games/dark-chess/mod.ts";
import type { PlyMessage, ServerMessage, StartMessage, TurnMessage } from "./messages.ts";

/** How a dialect writes the parts of `/start`. */
export interface StartWords {
  readonly mark: (letter: string) => string;
  readonly readMark: (word: string) => string | undefined;
  readonly ply: (move: DarkChessMove) => string;
  readonly readPly: (word: string) => DarkChessMove | undefined;
}

const SQUARES = 32;
const KINDS = 14;
/** Any one character stands between the word and the board; the platform's own is this. */
const SEPARATOR = "_";

/** `/start` with everything in it. */
function writeStart(
  { marks, counts, history, timeMs }: StartMessage,
  words: StartWords,
): string {
  const items = [
    ...marks.map(words.mark),
    ...counts,
    history.length,
    ...history.map(words.ply),
    ...timeMs === undefined ? [] : [timeMs],
  ];
  return `/start${SEPARATOR}${items.join(",")}`;
}

/** The board in a `/start`. */
export function readStart(text: string, words: StartWords): StartMessage | undefined {
  if (!text.startsWith("/start")) return undefined;
  const items = text.slice("/start".length + 1).split(",");
  const marks = items.slice(0, SQUARES).flatMap((word) => words.readMark(word) ?? []);
  const counts = items.slice(SQUARES, SQUARES + KINDS).map(Number);
  const [count, ...rest] = items.slice(SQUARES + KINDS);
  const plies = Number(count);
  if (marks.length !== SQUARES || counts.length !== KINDS || !isCount(plies)) return undefined;
  const history = rest.slice(0, plies).flatMap((word) => words.readPly(word) ?? []);
  if (!counts.every(isCount) || history.length !== plies) return undefined;
  const timeMs = Number(rest[plies] ?? NaN);
  return { kind: "start", marks, counts, history, ...isCount(timeMs) ? { timeMs } : {} };
}

const COLOURS = ["red", "black", undefined] as const;

/** `/turn` with the side to move and its colour. */
function writeTurn({ moves, colour }: TurnMessage): string {
  return `/turn ${moves ? 1 : 0} ${COLOURS.indexOf(colour)}`;
}

/** What the server says, in a dialect that writes plies as `writePly` does. */
export function serverWriter(
  words: StartWords,
  writePly: (message: PlyMessage) => string,
): (message: ServerMessage) => string {
  return (message) => {
    switch (message.kind) {
      case "start":
        return writeStart(message, words);
      case "turn":
        return writeTurn(message);
      case "ply":
        return writePly(message);
      case "exit":
        return "/exit";
    }
  };
}

/** What both dialects say alike, besides the start. */
export function readShared(text: string): ServerMessage | undefined {
  if (text === "/exit") return { kind: "exit" };
  const [, moves, colour] = /^\/turn ([01]) ([012])$/.exec(text) ?? [];
  if (moves === undefined) return undefined;
  return { kind: "turn", moves: moves === "1", colour: COLOURS[Number(colour)] };
}

/** Whether a number can count something. */
function isCount(value: number): boolean {
  return Number.isSafeInteger(value) && value >= 0;
}
