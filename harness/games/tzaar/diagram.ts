/** A picture of a position. @module */

import {
  type Diagram,
  fill,
  type Localized,
  type Mark,
  type Point,
  untranslated,
} from "../../core/mod.ts";
import type { Side } from "../game.ts";
import { ending } from "./ending.ts";
import { COORDINATES, POINTS } from "./point.ts";
import type { PieceType, TzaarMove, TzaarPosition } from "./position.ts";

/** The board with v = 4 on top; each row is shifted by half a place against the next. */
export function diagram(position: TzaarPosition): Diagram {
  return {
    shape: "hexagon",
    points: PLACES,
    tokens: position.board.flatMap((stack, index) => {
      if (!stack) return [];
      const { owner, height, type } = stack;
      const badge = height > 1 ? { badge: String(height) } : {};
      return [{ at: POINTS[index] ?? "", owner, ...FACES[owner][type], ...badge }];
    }),
    marks: lastMarks(position.last),
    caption: captionOf(position),
  };
}

const PLACES: readonly Point[] = COORDINATES.map(({ u, v }, index) => ({
  name: POINTS[index] ?? "",
  x: 4 + u + v / 2,
  y: 4 - v,
}));

type Face = { readonly glyph: string; readonly letter: string };

/** A Tott is plain, a Tzarra has a ring, a Tzaar is a star; black's are filled. */
export const FACES: Readonly<Record<Side, Readonly<Record<PieceType, Face>>>> = {
  first: {
    1: { glyph: "○", letter: "T" },
    2: { glyph: "◎", letter: "R" },
    3: { glyph: "☆", letter: "Z" },
  },
  second: {
    1: { glyph: "●", letter: "t" },
    2: { glyph: "◉", letter: "r" },
    3: { glyph: "★", letter: "z" },
  },
};

function lastMarks(move: TzaarMove | undefined): readonly Mark[] {
  if (!move || move.kind === "pass") return [];
  return [{ kind: "last", from: move.from, to: move.to }];
}

function captionOf(position: TzaarPosition): Localized {
  const { turn, step, round } = position;
  const end = ending(position);
  if (!end?.winner) return fill(TO_MOVE, { who: COLOURS[turn], step, round });
  const loser = end.winner === "first" ? "second" : "first";
  return fill(WON, {
    who: COLOURS[end.winner],
    reason: fill(REASONS[end.reason] ?? untranslated(end.reason), { loser: COLOURS[loser] }),
  });
}

const TO_MOVE = {
  en: "{who} to make step {step} of round {round}",
  zh: "第 {round} 回合，輪到{who}走第 {step} 步",
  ja: "第 {round} ラウンド、{who}の第 {step} ステップ",
};
const WON = {
  en: "{who} has won: {reason}",
  zh: "{who}獲勝：{reason}",
  ja: "{who}の勝ち：{reason}",
};
const REASONS: Readonly<Record<string, Localized>> = {
  NoTott: {
    en: "{loser} has no Tott left",
    zh: "{loser}已無 Tott",
    ja: "{loser}の Tott がなくなった",
  },
  NoTzarra: {
    en: "{loser} has no Tzarra left",
    zh: "{loser}已無 Tzarra",
    ja: "{loser}の Tzarra がなくなった",
  },
  NoTzaar: {
    en: "{loser} has no Tzaar left",
    zh: "{loser}已無 Tzaar",
    ja: "{loser}の Tzaar がなくなった",
  },
  NoCapture: {
    en: "{loser} can take nothing",
    zh: "{loser}無子可吃",
    ja: "{loser}は何も取れない",
  },
};
const COLOURS = {
  first: { en: "White", zh: "白方", ja: "白" },
  second: { en: "Black", zh: "黑方", ja: "黒" },
};
