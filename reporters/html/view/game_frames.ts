/** The games of a case as positions that one steps through. @module */

import type { Diagram, PlyFacts, Text, WireEntry } from "../../../harness/core/mod.ts";
import type { BreachView, CaseDetails } from "../model.ts";
import { unpackPlies } from "../packed_plies.ts";

/** One position. */
export interface Frame {
  /** Counts from 1 in its game. */
  readonly ply: number;
  readonly by: PlyFacts["by"];
  readonly move: string;
  readonly diagram: Diagram;
  readonly views: NonNullable<PlyFacts["views"]>;
  readonly thinkMs?: number;
  readonly leftMs?: number;
  /** The line of the wire log that brought it. */
  readonly entry?: number;
  /** Why the move is illegal. */
  readonly wrong?: Text;
}

/** The games of a case, each a list of positions; an illegal move is the last of its game. */
export function gamesOf({ plies, breaches, wire }: CaseDetails): readonly (readonly Frame[])[] {
  const games: Frame[][] = [];
  let since = -1;
  for (const ply of unpackPlies(plies)) {
    if (games.length === 0 || ply.ply <= (games.at(-1)?.at(-1)?.ply ?? 0)) games.push([]);
    const entry = ply.entry ?? saidAt(ply, wire, since);
    since = entry ?? since;
    games.at(-1)?.push({ ...ply, move: shownMove(ply), views: ply.views ?? [], entry });
  }
  for (const breach of breaches) addIllegal(games, breach);
  return games;
}

/** Where the harness told the ply: the first line after `since` with all the words of the move. */
function saidAt(
  { move }: PlyFacts,
  wire: readonly WireEntry[],
  since: number,
): number | undefined {
  const words = move.match(/[\p{L}\p{N}]+/gu) ?? [];
  if (words.length === 0) return undefined;
  return wire.find(({ index, from, text }) =>
    index > since && from === "harness" && words.every((word) => text.includes(word))
  )?.index;
}

function addIllegal(
  games: Frame[][],
  { diagram, views = [], move, actual, evidence }: BreachView,
): void {
  if (!diagram) return;
  const [entry] = evidence;
  const game = games.findLast((frames) => entry === undefined || (frames[0]?.entry ?? 0) < entry) ??
    games.at(-1);
  const frame: Frame = {
    ply: (game?.at(-1)?.ply ?? 0) + 1,
    by: "engine",
    move: move ?? wrongMove(diagram),
    diagram,
    views,
    entry,
    wrong: actual,
  };
  if (game) game.push(frame);
  else games.push([frame]);
}

/** A move as one reads it: a flip with what it brought to light, a way with an arrow where `-` would mislead. */
function shownMove({ move, diagram: { marks, tokens } }: PlyFacts): string {
  const mark = marks.find(({ kind }) => kind === "last");
  if (!mark) return move;
  if (mark.to === undefined) {
    const token = tokens.find(({ at }) => at === mark.from);
    return move === mark.from && token && token.owner !== "nobody"
      ? `${move}(${token.letter})`
      : move;
  }
  if (move === `${mark.from}-${mark.to}`) return wayName(mark.from, mark.to);
  return move === `${mark.from}+${mark.to}` ? `${wayName(mark.from, mark.to)} (+)` : move;
}

function wrongMove({ marks }: Diagram): string {
  const mark = marks.find(({ kind }) => kind === "wrong");
  if (!mark) return "?";
  return mark.to === undefined ? mark.from : wayName(mark.from, mark.to);
}

/** `a1-a2`; with an arrow where a name has more in it than letters and digits. */
function wayName(from: string, to: string): string {
  return /^[\p{L}\p{N}]+$/u.test(from + to) ? `${from}-${to}` : `${from} → ${to}`;
}
