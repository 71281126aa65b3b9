/** Plies in the stream of events. @module */

import { type PlyFacts, visible } from "../../core/mod.ts";
import type { PlyMade, Sitting } from "./sitting.ts";

/** A position as it is drawn. */
type Picture = Pick<PlyFacts, "diagram" | "views">;

/** The position in which a game begins, to be told with its first ply; undefined later on. */
export function pictureBefore({ stage, plies }: Sitting): PlyFacts["before"] {
  if (plies > 0) return undefined;
  const { context: { pairing: { talk } }, conversation: { bout } } = stage;
  const setup = talk.setup?.(bout);
  return { ...pictureOf(stage, bout), ...setup === undefined ? {} : { setup } };
}

/** Tells of a ply that the engine has been told; `leftMs` is the mover's remaining time. */
export function emitPly(
  { stage, plies, emit }: Sitting,
  made: PlyMade,
  { leftMs, before, stakes, situations }: {
    readonly leftMs: number;
    readonly before?: PlyFacts["before"];
    readonly stakes?: readonly string[];
    readonly situations?: readonly string[];
  },
): void {
  const { talk } = stage.context.pairing;
  const { bout } = stage.conversation;
  const { ply: move, thinkMs, limitMs, entry, amended, untold } = made;
  // Written out: spreading the parts of each ply together costs several times as much.
  emit?.({
    by: moverOf(made),
    move,
    thinkMs,
    limitMs: Number.isFinite(limitMs) ? limitMs : undefined,
    entry,
    amended,
    untold: untold?.length ? untold : undefined,
    ply: plies,
    leftMs,
    before,
    stakes,
    situations,
    diagram: talk.diagram(bout),
    views: talk.views?.(bout),
  });
}

function moverOf({ thinkMs }: PlyMade): PlyFacts["by"] {
  return thinkMs === undefined ? "opponent" : "engine";
}

/** Tells of a ply that came too late to be played: the board shows what it would have led to. */
export function emitLatePly(match: Sitting, made: PlyMade): void {
  const { stage, plies, emit } = match;
  if (!emit) return;
  const { context: { pairing }, conversation } = stage;
  const { frames, bout } = pairing.talk.tell(conversation.bout, made.ply, 0);
  const told = frames.reduce<unknown>(
    (before, frame) => pairing.say(before, frame),
    bout ?? conversation.bout,
  );
  const before = pictureBefore(match);
  emit({ ...factsOf(made), ply: plies + 1, before, ...pictureOf(stage, told) });
}

/** Tells that the engine has given the game up, in its own words. */
export function emitResignation(
  { stage, plies, emit }: Sitting,
  made: PlyMade,
  early?: Pick<PlyFacts, "early" | "stakes">,
): void {
  if (!emit) return;
  const facts = { ...factsOf({ ...made, ply: visible(made.ply, MOST_WORDS) }), ply: plies + 1 };
  const picture = pictureOf(stage, stage.conversation.bout);
  emit({ ...facts, resigned: true, ...early, ...picture });
}

const MOST_WORDS = 40;

function factsOf(made: PlyMade) {
  const { ply, thinkMs, limitMs = Infinity, entry, amended, untold } = made;
  return {
    by: moverOf(made),
    move: ply,
    thinkMs,
    ...Number.isFinite(limitMs) ? { limitMs } : {},
    entry,
    ...amended && { amended },
    ...untold?.length && { untold },
  };
}

function pictureOf({ context: { pairing: { talk } } }: Sitting["stage"], bout: unknown): Picture {
  return { diagram: talk.diagram(bout), views: talk.views?.(bout) };
}
