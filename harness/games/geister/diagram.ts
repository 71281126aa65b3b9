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
import { type Ghost, isOnBoard, LETTERS, otherSide, takenOf } from "./ghost.ts";
import type { GeisterPosition, PlayedPly } from "./position.ts";
import { ownView, SIZE, SQUARES } from "./square.ts";

/** The board as the first player sees it, with all colours. */
export function diagram(position: GeisterPosition): Diagram {
  return diagramFrom(position, "first");
}

/** The board as `side` sees it, with all colours; its own ghosts have capitals. */
export function diagramFrom(position: GeisterPosition, side: Side): Diagram {
  return draw(position, { viewer: side, reveal: true });
}

/** What `side` knows, from its own view: its own ghosts have capitals, the other's no colour. */
export function diagramFor(position: GeisterPosition, side: Side): Diagram {
  return draw(position, { viewer: side, reveal: false });
}

interface Look {
  readonly viewer: Side;
  readonly reveal: boolean;
}

function draw(position: GeisterPosition, look: Look): Diagram {
  const sides = [look.viewer, otherSide(look.viewer)];
  return {
    shape: "squares",
    points: POINTS,
    tokens: sides.flatMap((owner) => tokensOf(position.ghosts[owner], { owner, look })),
    marks: position.last ? [lastMark(position.last, look.viewer)] : [],
    caption: captionOf(position),
  };
}

const POINTS: readonly Point[] = SQUARES.map((name, index) => ({
  name,
  x: index % SIZE,
  y: Math.floor(index / SIZE),
}));

const BADGES = { red: "R", blue: "B" } as const;

function tokensOf(ghosts: readonly Ghost[], { owner, look }: { owner: Side; look: Look }) {
  const isOwn = owner === look.viewer;
  return ghosts.flatMap((ghost, index) => {
    if (!isOnBoard(ghost)) return [];
    const capital = LETTERS[index] ?? "";
    const letter = isOwn ? capital : capital.toLowerCase();
    const token = { at: nameOf(ghost.at, look.viewer), glyph: letter, owner, letter };
    return isOwn || look.reveal
      ? [{ ...token, badge: BADGES[ghost.colour], tint: ghost.colour }]
      : [token];
  });
}

function lastMark({ from, to }: PlayedPly, viewer: Side): Mark {
  const mark = { kind: "last", from: nameOf(from, viewer) } as const;
  return to === "escaped" ? mark : { ...mark, to: nameOf(to, viewer) };
}

function nameOf(square: number, viewer: Side): string {
  return SQUARES[ownView(square, viewer)] ?? "";
}

function captionOf(position: GeisterPosition): Localized {
  const { ply, settings, ghosts } = position;
  return fill(CAPTION, {
    state: stateOf(position),
    ply,
    limit: settings.plyLimit,
    first: lossesOf(ghosts.first),
    second: lossesOf(ghosts.second),
  });
}

function stateOf(position: GeisterPosition): Localized {
  const end = ending(position);
  if (!end) return fill(TO_MOVE, { side: SIDES[position.turn] });
  const reason = REASONS[end.reason] ?? untranslated(end.reason);
  return end.winner ? fill(WON, { side: SIDES[end.winner], reason }) : fill(DRAWN, { reason });
}

function lossesOf(ghosts: readonly Ghost[]): Localized {
  return fill(LOSSES, { red: takenOf(ghosts, "red"), blue: takenOf(ghosts, "blue") });
}

const CAPTION = {
  en: "{state}, {ply} of {limit} plies played; lost by first: {first}, by second: {second}",
  zh: "{state}，已走 {ply}／{limit} 手；先手被吃：{first}，後手被吃：{second}",
  ja: "{state}、{limit} 手中 {ply} 手経過。先手の取られた駒：{first}、後手：{second}",
};
const TO_MOVE = { en: "{side} player to move", zh: "輪到{side}", ja: "{side}の番" };
const WON = {
  en: "{side} player has won ({reason})",
  zh: "{side}獲勝（{reason}）",
  ja: "{side}の勝ち（{reason}）",
};
const DRAWN = { en: "Drawn ({reason})", zh: "和局（{reason}）", ja: "引き分け（{reason}）" };
const REASONS: Readonly<Record<string, Localized>> = {
  ChessEscape: {
    en: "a blue ghost has escaped",
    zh: "藍鬼逃出",
    ja: "青いゴーストが脱出した",
  },
  NoBlueGhost: {
    en: "all of the other side's blue ghosts are taken",
    zh: "對方的藍鬼全被吃掉",
    ja: "相手の青いゴーストをすべて取った",
  },
  NoRedGhost: {
    en: "all of the winner's red ghosts are taken",
    zh: "勝方的紅鬼全被對方吃掉",
    ja: "勝者の赤いゴーストがすべて取られた",
  },
  GamePlyLimitDraw: { en: "the ply limit is reached", zh: "達到手數上限", ja: "手数の上限" },
};
const LOSSES = { en: "{red} red {blue} blue", zh: "紅 {red} 藍 {blue}", ja: "赤 {red} 青 {blue}" };
const SIDES = {
  first: { en: "First", zh: "先手", ja: "先手" },
  second: { en: "Second", zh: "後手", ja: "後手" },
};
