/** A client's words and answers with mirrored positions. @module */

import {
  isFromStart,
  mirrorMove,
  shogi,
  type ShogiVariation,
  shogiVariation,
  type WrittenPosition,
} from "../../games/shogi/mod.ts";
import type { DrawVariation } from "../../games/variation.ts";
import { readCommand } from "./commands.ts";

/**
 * Rules that show themselves with one side alone: only White writes the letters of its pieces small,
 * and a move of a board that was never set up is wrong for certain where White is to move.
 */
const OF_ONE_SIDE: readonly string[] = [
  "usi/drop-letter",
  "usi/own-clock",
  "usi/position-sfen",
  "usi/position-anew",
  "usi/two-games",
];

/** Draws how the positions of a scenario are changed, with the clocks and the moves that go with them. */
export const varyWords: DrawVariation = (random, { said, rules }) => {
  const variation = shogiVariation(random, {
    positions: said.flatMap((frame) => positionIn(frame) ?? []),
    keepsSides: rules.some((rule) => OF_ONE_SIDE.includes(rule)),
    keepsPieces: said.some((frame) => readCommand(frame).kind === "go-mate"),
  });
  return {
    game: variation.game,
    frame: (text, before) => frameOf(text, { variation, before }),
    answer: (text, before) => {
      if (isSeenPlainly(before)) return text;
      if (shogi.read(text).ok) return mirrorMove(text, variation.mirror);
      return /[1-9][a-i]/.test(text) ? undefined : text;
    },
  };
};

function positionIn(frame: string): WrittenPosition | undefined {
  const command = readCommand(frame);
  return command.kind === "position" ? command : undefined;
}

function frameOf(
  text: string,
  { variation, before }: {
    readonly variation: ShogiVariation;
    readonly before: readonly string[];
  },
): string | undefined {
  const written = positionIn(text);
  if (written) {
    if (textOf(written) !== text) return undefined;
    const seen = variation.position(written);
    return seen && textOf(seen);
  }
  if (!/^\s*go\b/.test(text) || isSeenPlainly(before) || !variation.mirror.sides) return text;
  return withClocksChanged(text);
}

/** The sides change their clocks; words that name both stay in their order, which clients keep. */
function withClocksChanged(go: string): string {
  return go.replaceAll(
    CLOCKS,
    (_, side, what, one, other) =>
      other === undefined
        ? `${OTHER[side]}${what} ${one}`
        : `${side}${what} ${other} ${OTHER[side]}${what} ${one}`,
  );
}

const CLOCKS = /\b([bw])(time|inc) (\d+)(?: (?!\1)[bw]\2 (\d+))?/g;
const OTHER: Readonly<Record<string, string>> = { b: "w", w: "b" };

function textOf({ setup, moves }: WrittenPosition): string {
  const head = setup === "startpos" ? "position startpos" : `position sfen ${setup}`;
  return moves.length === 0 ? head : `${head} moves ${moves.join(" ")}`;
}

/** Whether the position that was set last is in no mirror. */
function isSeenPlainly(before: readonly string[]): boolean {
  const last = before.findLast((frame) => positionIn(frame));
  return last === undefined || isFromStart(positionIn(last) ?? { setup: "startpos" });
}
