/** A game of dark chess by ReadFile, as the referee remembers it. @module */

import type { FileCall } from "../../core/mod.ts";
import type { RuleId } from "../../protocols/finding.ts";
import type {
  DarkChessGame,
  DarkChessMove,
  DarkChessPosition,
} from "../../games/dark-chess/mod.ts";
import { decodeCall, type Manner } from "../../protocols/readfile/mod.ts";
import { dealt } from "../dark-chess/mod.ts";
import type { BoutOptions } from "../pairing.ts";
import { COMES_UP, featuresOf } from "./features.ts";

/** A call that the engine has not answered. */
export interface Question {
  readonly call: FileCall;
  readonly position: DarkChessPosition;
  /** It is the first about this game. */
  readonly first: boolean;
}

/** All that the referee knows at one moment. */
export interface ReadFileBout {
  readonly options: BoutOptions;
  readonly start: DarkChessPosition;
  readonly moves: readonly DarkChessMove[];
  readonly position: DarkChessPosition;
  readonly manner: Manner;
  /** What `* time` says. */
  readonly timeSeconds: number;
  readonly question?: Question;
  /** Nothing has been asked about this game yet. */
  readonly first: boolean;
  /** What calls had that were answered well; undefined before the first of them. */
  readonly proven?: ReadonlySet<RuleId>;
}

/** The platform's defaults. */
const TIME_SECONDS = 900;

/** A bout about which nothing has been said. */
export function open(options: BoutOptions): ReadFileBout {
  return { ...fresh(options), manner: {} };
}

/** The same platform, another game. */
export function deal(bout: ReadFileBout, options: BoutOptions): ReadFileBout {
  return { ...bout, ...fresh(options) };
}

/** The bout after an engine has been started. */
export function say(bout: ReadFileBout, frame: string): ReadFileBout {
  const call = decodeCall(frame);
  if (!call) return bout;
  const { position, first } = bout;
  return { ...bout, question: { call, position, first }, first: false };
}

/** The game so far as the platform writes it down; a referee has no clock, so a second a ply. */
export function gameOf({ start, moves, options, timeSeconds }: ReadFileBout): DarkChessGame {
  const [engine, opponent] = ["engine", "opponent"];
  return {
    startedAt: "12:00am Jan 1, 1970",
    players: options.engine === "second"
      ? { first: opponent, second: engine }
      : { first: engine, second: opponent },
    start,
    timeSeconds,
    moves,
    timestampsMs: [0, ...moves.map((_, index) => 1000 * (index + 1))],
  };
}

/** The bout after a good answer to `question`. */
export function proven(bout: ReadFileBout, { call }: Question): ReadFileBout {
  return { ...bout, proven: new Set([...bout.proven ?? [], ...featuresOf(call)]) };
}

/**
 * The rule that a failure breaks: where a call had one thing that earlier calls, all answered well,
 * did not have, then that thing; else `usual`.
 */
export function blamed({ proven, question }: ReadFileBout, usual: RuleId): RuleId {
  if (!proven || !question) return usual;
  const [only, ...others] = featuresOf(question.call).filter((rule) => !proven.has(rule));
  if (only === undefined || others.length > 0) return usual;
  return question.first || COMES_UP.includes(only) ? only : usual;
}

function fresh(options: BoutOptions) {
  const start = dealt(options);
  // The platform's setting, which stays the same however much of it is used up.
  const timeSeconds = options.clock ? Math.floor(options.clock.mainMs / 1000) : TIME_SECONDS;
  const game = { start, moves: [], position: start, timeSeconds: Math.max(1, timeSeconds) };
  return { options, ...game, question: undefined, first: true };
}
