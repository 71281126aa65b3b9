/** Talks whose games were steered, as talks that lead to the same without steering. @module */

import type { PlyFacts } from "../core/mod.ts";
import type { TalkOutcome } from "./bench.ts";
import type { GameModel } from "./model.ts";
import { playsIn, type PlayWords, type SearchTalk, withPlay } from "./talk.ts";

/** The talk in which the opponent's plies are those that were seen. */
export function frozen({ talk, plies }: TalkOutcome, model: GameModel): SearchTalk {
  const games = gamesOf(plies);
  return playsIn(talk).reduce(
    (now, play, at) => withPlay(now, at, frozenPlay(play, games[at] ?? [], model)),
    talk,
  );
}

/** The plies of each game that was begun. */
export function gamesOf(plies: readonly PlyFacts[]): readonly (readonly PlyFacts[])[] {
  const games: PlyFacts[][] = [];
  for (const ply of plies) {
    if (ply.ply === 1) games.push([]);
    games.at(-1)?.push(ply);
  }
  return games;
}

function frozenPlay(play: PlayWords, plies: readonly PlyFacts[], model: GameModel): PlayWords {
  const begun = asBegun(play, plies);
  const moves = movesOf(begun, plies, model);
  const made = plies.slice(0, moves.length)
    .map(({ by }, at) => ({ by, move: moves[at] ?? "" }))
    .slice(play.opening?.length ?? 0);
  const replies = made.filter(({ by }) => by === "opponent").map(({ move }) => move);
  const { opponent: _, ...rest } = play;
  const known = { ...rest, replies };
  const most = play.plies ?? Infinity;
  // A game that stopped before its time did so at the ply after the last.
  const stopped = made.length < most && !isOver(begun, moves, model);
  return { ...known, plies: stopped ? made.length + 1 : made.length };
}

/** The words of a game with its real start: what the engine chose for its side is in no words. */
export function asBegun(play: PlayWords, [first]: readonly PlyFacts[]): PlayWords {
  const setup = play.setup ?? first?.before?.setup;
  return setup === undefined ? play : { ...play, setup };
}

/** The moves of a game, each with all that it showed. */
export function movesOf(
  play: PlayWords,
  plies: readonly PlyFacts[],
  model: GameModel,
): readonly string[] {
  const { game, shown } = model.kit;
  let position = positionAfter(play, [], model);
  return plies.filter(({ resigned }) => !resigned).map(({ move: text }) => {
    const read = position === undefined ? undefined : game.read(text);
    if (!read?.ok || game.objection(position, read.value)) {
      position = undefined;
      return text;
    }
    const move = shown?.(position, read.value) ?? read.value;
    position = game.play(position, move);
    return game.write(move);
  });
}

/** Whether a game is over after these plies. */
function isOver(play: PlayWords, moves: readonly string[], model: GameModel): boolean {
  const position = positionAfter(play, moves, model);
  return position === undefined || model.kit.game.ending(position) !== undefined;
}

/** The position after plies of a game; undefined where it cannot be replayed. */
export function positionAfter(
  { setup, settings, seed = 1 }: PlayWords,
  moves: readonly string[],
  { kit: { game } }: GameModel,
): unknown {
  const started = game.start(setup === undefined ? { seed, settings } : { setup, settings });
  if (!started.ok) return undefined;
  let position: unknown = started.value;
  for (const text of moves) {
    const move = game.read(text);
    if (!move.ok || game.objection(position, move.value)) return undefined;
    position = game.play(position, move.value);
  }
  return position;
}
