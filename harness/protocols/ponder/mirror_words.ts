/** What a server says, as it is seen in a mirror. @module */

import {
  type FrameMirror,
  type Mirror,
  mirrorColour,
  mirrorMarks,
  mirrorMove,
} from "../../games/dark-chess/mod.ts";
import type { Dialect, ServerMessage } from "./messages.ts";

/** Reads, mirrors and writes again; undefined for what names squares in words of another kind. */
export function mirrorWords(dialect: Dialect): FrameMirror {
  return (text, mirror) => {
    const message = dialect.readServer(text);
    if (message && dialect.writeServer(message) === text) {
      return dialect.writeServer(seen(message, mirror));
    }
    return /^\/?(start|move|flip|turn)/.test(text) ? undefined : text;
  };
}

function seen(message: ServerMessage, mirror: Mirror): ServerMessage {
  switch (message.kind) {
    case "start": {
      const { marks, counts, history } = message;
      return {
        ...message,
        marks: mirrorMarks(marks, mirror),
        counts: mirror.colours ? otherCounts(counts) : counts,
        history: history.map((move) => mirrorMove(move, mirror)),
      };
    }
    case "turn":
      return { ...message, ...message.colour && { colour: mirrorColour(message.colour, mirror) } };
    case "ply":
      return { ...message, move: mirrorMove(message.move, mirror) };
    case "exit":
      return message;
  }
}

/** Red pieces are counted first, then black ones in the same order. */
function otherCounts(counts: readonly number[]): readonly number[] {
  const half = counts.length / 2;
  return [...counts.slice(half), ...counts.slice(0, half)];
}
