/** Whether and how a program goes back to the start of its game. @module */

import type { Protocol } from "../protocol.ts";
import type { Dialogue } from "./dialogue.ts";
import { encoded } from "./encode.ts";
import { readScreen } from "./screen.ts";

/** By undoing all moves, where the program has that and its screen tells which move is next. */
export function rewinding(dialogue: Dialogue): Pick<Protocol, "reset" | "rewind"> {
  const { encoding, input, questions, repaints, state, without } = dialogue;
  const undoes = !without.includes("undo") && state.includes("(?<number>");
  if (!undoes || questions.length > 0 || repaints) return {};
  const isStart = (frame: string): boolean => {
    const { number, side, prompt } = readScreen(dialogue, frame);
    return number === 1 && side === "first" && prompt === "move";
  };
  return {
    reset: "shogi-console/undo/moves",
    rewind: { line: encoded(input.undo, encoding), isStart },
  };
}
