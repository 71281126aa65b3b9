/** The games of a case as positions that one steps through. @module */

import type {
  Diagram,
  PlyFacts,
  PositionFiles,
  Text,
  WireEntry,
} from "../../../harness/core/mod.ts";
import type { BreachView, CaseDetails } from "../model.ts";

/** One position. */
export interface GameFrame {
  /** Counts from 1 in its game; 0 is the position in which it begins. */
  readonly ply: number;
  readonly by: PlyFacts["by"];
  readonly move: string;
  readonly diagram: Diagram;
  readonly views: NonNullable<PlyFacts["views"]>;
  readonly thinkMs?: number;
  /** How long it might have taken. */
  readonly limitMs?: number;
  readonly leftMs?: number;
  /** The line of the wire log that brought it. */
  readonly entry?: number;
  /** Why the move is illegal. */
  readonly wrong?: Text;
  /** It is no move: the side to move has given up. */
  readonly resigned?: true;
  /** The positions of its game as files, where it is the first. */
  readonly files?: PositionFiles;
}

/** The games of a case, each a list of positions; an illegal move is the last of its game. */
export function gamesOf({ plies, breaches, wire }: CaseDetails): readonly (readonly GameFrame[])[] {
  const games: GameFrame[][] = [];
  let since = -1;
  const ends = answersAfter(plies);
  for (const [at, ply] of plies.entries()) {
    const fresh = games.length === 0 || ply.ply <= (games.at(-1)?.at(-1)?.ply ?? 0);
    if (fresh) games.push(startOf(ply));
    const entry = ply.entry ?? saidAt(ply, wire, { since, until: ends[at] ?? Infinity });
    since = entry ?? since;
    games.at(-1)?.push({ ...ply, move: shownMove(ply), views: ply.views ?? [], entry });
  }
  for (const breach of breaches) addIllegal(games, breach, wire);
  return games.map((frames) => toldBefore(frames, wire));
}

function startOf({ before }: PlyFacts): GameFrame[] {
  if (!before) return [];
  const { diagram, views = [], files } = before;
  return [{ ply: 0, by: "opponent", move: "", diagram, views, ...files && { files } }];
}

/**
 * Frames of which no later line tells by name came with the line of the one before, if it tells of
 * them, or with the last line before the engine's answer.
 */
function toldBefore(
  frames: readonly GameFrame[],
  wire: readonly WireEntry[],
): readonly GameFrame[] {
  return frames.map((frame, at) => {
    if (frame.ply === 0 || frame.entry !== undefined) return frame;
    const known = (one: GameFrame): boolean => one.entry !== undefined;
    const since = frames.slice(0, at).findLast(known)?.entry ?? -1;
    const until = frames.slice(at + 1).find(known)?.entry ?? Infinity;
    const before = wire.find(({ index }) => index === since);
    const entry = before && tells(before, frame)
      ? since
      : wire.findLast(({ index, from }) => from === "harness" && index > since && index < until)
        ?.index;
    return entry === undefined ? frame : { ...frame, entry };
  });
}

/** For each ply the line of the next one that the engine made: what was told came before it. */
function answersAfter(plies: readonly PlyFacts[]): readonly (number | undefined)[] {
  let next: number | undefined;
  return plies.toReversed().map(({ entry }) => {
    const known = next;
    next = entry ?? next;
    return known;
  }).reverse();
}

/** Where the harness told the ply: the first line in between with all the words of the move. */
function saidAt(
  ply: PlyFacts,
  wire: readonly WireEntry[],
  { since, until }: { readonly since: number; readonly until: number },
): number | undefined {
  return wire.find((entry) => entry.index > since && entry.index < until && tells(entry, ply))
    ?.index;
}

/** Whether a line of the harness has all the words of a move. */
function tells({ from, text }: WireEntry, { move }: Pick<GameFrame, "move">): boolean {
  const words = move.match(/[\p{L}\p{N}]+/gu) ?? [];
  return from === "harness" && words.length > 0 && words.every((word) => text.includes(word));
}

function addIllegal(
  games: GameFrame[][],
  { diagram, views = [], move, actual, evidence }: BreachView,
  wire: readonly WireEntry[],
): void {
  if (!diagram) return;
  const [entry] = evidence;
  const game = games.findLast((frames) => entry === undefined || (frames[0]?.entry ?? 0) < entry) ??
    games.at(-1);
  const frame: GameFrame = {
    ply: (game?.at(-1)?.ply ?? 0) + 1,
    // Where two engines play, the second one is the first one's opponent.
    by: wire.find(({ index }) => index === entry)?.of === 1 ? "opponent" : "engine",
    move: move ?? wrongMove(diagram),
    diagram,
    views,
    thinkMs: thoughtMs(entry, wire),
    entry,
    wrong: actual,
  };
  if (game) game.push(frame);
  else games.push([frame]);
}

/** How long after the last question an answer came. */
function thoughtMs(entry: number | undefined, wire: readonly WireEntry[]): number | undefined {
  const answer = wire.find(({ index }) => index === entry);
  const asked = wire.findLast(({ index, from }) => from === "harness" && index < (entry ?? 0));
  return answer && asked && Math.max(0, answer.atMs - asked.atMs);
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

/** `a1-a2`; with an arrow where a name has more in it than letters and digits; a drop as `P*5b`. */
function wayName(from: string, to: string): string {
  if (from.endsWith("*")) return `${from.toUpperCase()}${to}`;
  return /^[\p{L}\p{N}]+$/u.test(from + to) ? `${from}-${to}` : `${from} → ${to}`;
}
