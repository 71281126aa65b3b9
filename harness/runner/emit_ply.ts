/** Plies in the stream of events. @module */

import { type PlyFacts, visible } from "../core/mod.ts";
import type { Sitting } from "./sitting.ts";

/** A ply, and what is known of its time. */
export interface PlyMade {
  readonly ply: string;
  readonly thinkMs?: number;
  /** How long it might have taken. */
  readonly limitMs?: number;
  readonly entry?: number;
}

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
  { stage, plies }: Sitting,
  made: PlyMade,
  { leftMs, before, stakes, situations }: {
    readonly leftMs: number;
    readonly before?: PlyFacts["before"];
    readonly stakes?: readonly string[];
    readonly situations?: readonly string[];
  },
): void {
  const picture = pictureOf(stage, stage.conversation.bout);
  emit(stage, {
    ...factsOf(made),
    ply: plies,
    leftMs,
    before,
    ...stakes && { stakes },
    ...situations && { situations },
    ...picture,
  });
}

/** The rules that this ply puts to the test and none before it did; undefined where there are none. */
export function newStakes({ stage, staked }: Sitting): readonly string[] | undefined {
  const { context: { pairing: { talk } }, conversation } = stage;
  const fresh = talk.stakes?.(conversation.bout, staked).filter((rule) => !staked.has(rule)) ?? [];
  fresh.forEach((rule) => staked.add(rule));
  return fresh.length > 0 ? fresh : undefined;
}

/** Tells of a ply that came too late to be played: the board shows what it would have led to. */
export function emitLatePly(match: Sitting, made: PlyMade): void {
  const { stage, plies } = match;
  const { context: { pairing }, conversation } = stage;
  const { frames, bout } = pairing.talk.tell(conversation.bout, made.ply, 0);
  const told = frames.reduce<unknown>(
    (before, frame) => pairing.say(before, frame),
    bout ?? conversation.bout,
  );
  const before = pictureBefore(match);
  emit(stage, { ...factsOf(made), ply: plies + 1, before, ...pictureOf(stage, told) });
}

/** Tells that the engine has given the game up, in its own words. */
export function emitResignation(
  { stage, plies }: Sitting,
  made: PlyMade,
  early?: Pick<PlyFacts, "early" | "stakes">,
): void {
  const facts = { ...factsOf({ ...made, ply: visible(made.ply, MOST_WORDS) }), ply: plies + 1 };
  const picture = pictureOf(stage, stage.conversation.bout);
  emit(stage, { ...facts, resigned: true, ...early, ...picture });
}

const MOST_WORDS = 40;

function factsOf({ ply, thinkMs, limitMs = Infinity, entry }: PlyMade) {
  return {
    by: thinkMs === undefined ? "opponent" as const : "engine" as const,
    move: ply,
    thinkMs,
    ...Number.isFinite(limitMs) ? { limitMs } : {},
    entry,
  };
}

function pictureOf({ context: { pairing: { talk } } }: Sitting["stage"], bout: unknown): Picture {
  return { diagram: talk.diagram(bout), views: talk.views?.(bout) };
}

function emit({ context, key }: Sitting["stage"], ply: PlyFacts): void {
  context.emit({ kind: "ply", key, ply });
}
