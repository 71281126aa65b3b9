/** A talk in USI about games of shogi, as the referee remembers it. @module */

import type { Ending } from "../../games/game.ts";
import {
  formatSetup,
  isLegal,
  shogi,
  type ShogiPosition,
  START_SFEN,
} from "../../games/shogi/mod.ts";
import { type GoLimits, readCommand } from "../../protocols/usi/mod.ts";
import type { BoutOptions, HeardLine } from "../pairing.ts";
import type { BestmoveDoubt } from "./doubt.ts";
import { BadStart } from "../../games/start_words.ts";

/** Something that waits for an answer. */
export type Question = Asked & {
  /** What was said since, itself included: a line that came before that is no answer to it. */
  readonly since: readonly string[];
};

type Asked =
  | { readonly kind: "usi" | "isready"; readonly text: string }
  | {
    readonly kind: "go";
    readonly text: string;
    readonly limits: GoLimits;
    /** What must be said before an answer may come. */
    readonly until?: "infinite" | "ponder";
    /** What was said to a search under way. */
    readonly told?: "stop" | "ponderhit";
    /** Undefined where the position is unknown, so that no move can be judged. */
    readonly position?: ShogiPosition;
  }
  | {
    readonly kind: "go-mate";
    readonly text: string;
    readonly withinMs?: number;
    readonly position?: ShogiPosition;
  };

/** All that the referee knows at one moment. */
export interface UsiBout {
  readonly options: BoutOptions;
  /** Where the game stands that the talk is about. */
  readonly position: ShogiPosition;
  /** How it began, and the moves since. */
  readonly setup: string;
  readonly moves: readonly string[];
  /** How it ended, where that is not on the board. */
  readonly over?: Ending;
  /** What the last position command said; undefined where it cannot be set up. */
  readonly board?: ShogiPosition;
  readonly questions: readonly Question[];
  /** What came of `id` since the last usi. */
  readonly ids: ReadonlySet<string>;
  /** The names of its options since the last usi. */
  readonly offered: ReadonlySet<string>;
  /** It has said usiok and was not asked again: clients read no more options. */
  readonly greeted?: boolean;
  /** Lines since the last answer that are none of USI's. */
  readonly noise: readonly HeardLine[];
  /** What the last search was about that was answered. */
  readonly searched?: ShogiPosition;
  /** A bestmove that is illegal here, but may belong to that search. */
  readonly doubt?: BestmoveDoubt;
  /** A stop was sent while nothing was searched. */
  readonly idleStop: boolean;
  /** It was told to quit, and may say what it likes. */
  readonly leaving: boolean;
  /** What is said behind go, where the greeting chose that. */
  readonly go?: string;
  /** What each side has on its clock, once a command has said so. */
  readonly leftMs: { readonly first?: number; readonly second?: number };
}

/** The start of a talk. */
export function open(options: BoutOptions): UsiBout {
  const heard = {
    questions: [],
    ids: new Set<string>(),
    offered: new Set<string>(),
    noise: [],
    idleStop: false,
  };
  return { ...heard, leaving: false, leftMs: {}, options, ...dealt(options) };
}

/** The same talk about another game. */
export function deal(bout: UsiBout, options: BoutOptions): UsiBout {
  return { ...bout, options, over: undefined, leftMs: {}, ...dealt(options) };
}

/** The bout after the client has said something; a question of two lines is one frame. */
export function say(bout: UsiBout, text: string): UsiBout {
  const said = text.split("\n").reduce(sayLine, bout);
  const questions = said.questions.map((question) => (
    { ...question, since: [...question.since, text] }
  ));
  return { ...said, questions };
}

/** The position command for the game that the talk is about. */
export function positionFrame({ setup, moves }: UsiBout): string {
  const start = setup === "startpos" ? setup : `sfen ${setup}`;
  return `position ${start}${moves.length === 0 ? "" : ` moves ${moves.join(" ")}`}`;
}

/** The question that has to be answered next; one that is held back need not be. */
export function awaited({ questions }: UsiBout): Question | undefined {
  return questions.find((question) => !isHeld(question));
}

/** Whether an answer may not come yet. */
export function isHeld(question: Question): boolean {
  return question.kind === "go" && question.until !== undefined && question.told === undefined;
}

function sayLine(bout: UsiBout, text: string): UsiBout {
  const command = readCommand(text);
  switch (command.kind) {
    case "usi":
      return ask({ ...bout, ids: new Set(), offered: new Set(), greeted: false }, {
        kind: "usi",
        text,
      });
    case "isready":
      return ask(bout, { kind: "isready", text });
    case "position":
      return { ...bout, board: boardOf(bout, { text, ...command }) };
    case "go": {
      const { limits, until } = command;
      return ask(bout, { kind: "go", text, limits, until, position: bout.board });
    }
    case "go-mate":
      return ask(bout, { ...command, text, position: bout.board });
    case "stop":
    case "ponderhit":
      return tellSearch(bout, command.kind);
    case "quit":
      return { ...bout, leaving: true, questions: [] };
    case "usinewgame":
    case "other":
      return bout;
  }
}

function ask(bout: UsiBout, asked: Asked): UsiBout {
  const idleStop = bout.idleStop && asked.kind !== "go";
  return { ...bout, idleStop, questions: [...bout.questions, { ...asked, since: [] }] };
}

function tellSearch(bout: UsiBout, told: "stop" | "ponderhit"): UsiBout {
  const searching = bout.questions.some(({ kind }) => kind === "go" || kind === "go-mate");
  if (!searching) return { ...bout, idleStop: bout.idleStop || told === "stop" };
  const questions = bout.questions.map((question) =>
    question.kind === "go" ? { ...question, told } : question
  );
  return { ...bout, questions };
}

/** The position that a command sets up; an illegal move in it makes the position unknown. */
function boardOf(
  bout: UsiBout,
  { text, setup, moves }: { text: string; setup: string; moves: readonly string[] },
): ShogiPosition | undefined {
  if (text === positionFrame(bout)) return bout.position;
  const start = shogi.start({ setup });
  if (!start.ok) return undefined;
  let position = start.value;
  for (const each of moves) {
    const move = shogi.read(each);
    if (!move.ok || !isLegal(position, move.value)) return undefined;
    position = shogi.play(position, move.value);
  }
  return position;
}

function dealt({ seed, setup, settings }: BoutOptions) {
  const start = shogi.start(setup === undefined ? { seed, settings } : { setup, settings });
  if (!start.ok) throw new BadStart(start.error);
  const position = start.value;
  const written = formatSetup(position);
  return { position, moves: [], setup: written === START_SFEN ? "startpos" : written };
}

/** The position of the search under way, or of the last one; else the one on the board. */
export function positionAsked({ questions, searched, position }: UsiBout): ShogiPosition {
  const asked = questions.find(({ kind }) => kind === "go");
  return (asked?.kind === "go" ? asked.position : searched) ?? position;
}
