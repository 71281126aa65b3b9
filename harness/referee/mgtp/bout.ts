/** A talk in MGTP about a game of dark chess, as the referee remembers it. @module */

import {
  darkChess,
  type DarkChessMove,
  type DarkChessPosition,
  isLegal,
} from "../../games/dark-chess/mod.ts";
import { type MgtpCommand, readCommand } from "../../protocols/mgtp/mod.ts";
import type { BoutOptions, HeardLine } from "../pairing.ts";
import { BadStart } from "../../games/start_words.ts";

/** A command that has not been answered. */
export interface Question {
  readonly text: string;
  readonly command: MgtpCommand;
  /** It only shows where the reply before it ends; its answer is not waited for. */
  readonly sentinel: boolean;
  /** It was sent while another waited for its answer: a line before its own may belong to either. */
  readonly pipelined: boolean;
  /** It sends the engine's own ply back. */
  readonly echo: boolean;
  /** The position in which it was asked. */
  readonly position: DarkChessPosition;
  /** What the position would be, had all reset_board commands been ignored. */
  readonly before?: DarkChessPosition;
}

/** A reply that spreads over several lines and has no end of its own. */
export interface Gathering {
  readonly head: string;
  readonly lines: readonly HeardLine[];
}

/** All that the referee knows at one moment. */
export interface MgtpBout {
  readonly options: BoutOptions;
  readonly position: DarkChessPosition;
  readonly questions: readonly Question[];
  readonly gathering?: Gathering;
  /** The id of the question that was answered last. */
  readonly answered?: number;
  /** What became of the questions that are waited for no longer, by their ids. */
  readonly past: ReadonlyMap<number, QuestionPast>;
  /** Lines since the last answer that are no replies. */
  readonly noise: readonly HeardLine[];
  /** Lines since the last answer that are replies to something else. */
  readonly suspects: readonly HeardLine[];
  /** A ply stood on a line of its own since the last answer, but not as an answer. */
  readonly plySeen: boolean;
  /** A line without an id was sent, to which any reply may come. */
  readonly odd: boolean;
  /** What the position would be, had all reset_board commands been ignored. */
  readonly before?: DarkChessPosition;
  /** The engine writes blank lines before its replies: one came before its first. */
  readonly blankFirst?: true;
  /** The engine writes blank lines after its replies: one came before the next command. */
  readonly blankLast?: true;
  /**
   * Blank lines between replies to one write, which may belong to either; or `clean` if a reply was
   * not followed by blank lines alone.
   */
  readonly gap?: readonly HeardLine[] | "clean";
  /** What the engine answered to genmove, until it is sent back to it. */
  readonly ownPly?: string;
  /** The commands by which the engine took a ply of its own. */
  readonly taken?: ReadonlySet<string>;
  readonly listed?: ReadonlySet<string>;
}

/** What became of a question: its answer came, or that to a later one did. */
export type QuestionPast = "answered" | "left-out";

/** What the referee may learn from a reply. */
export type LearntFromReply = Pick<MgtpBout, "ownPly" | "listed">;

/** The start of a talk. */
export function open(options: BoutOptions): MgtpBout {
  const heard = { questions: [], noise: [], suspects: [], plySeen: false, odd: false };
  const past: MgtpBout["past"] = new Map();
  return { options, position: dealt(options), past, ...heard };
}

/** The same talk about another game. */
export function deal(bout: MgtpBout, options: BoutOptions): MgtpBout {
  return { ...bout, options, position: dealt(options), ownPly: undefined };
}

/** The bout after a command went out. */
export function say(bout: MgtpBout, text: string): MgtpBout {
  const command = readCommand(text);
  if (command.id === undefined) return { ...bout, odd: true };
  const ply = plyOf(command);
  const echo = ply !== undefined && bout.ownPly === square(ply);
  const sentinel = bout.gathering !== undefined && text === SENTINEL;
  const { position, before } = bout;
  const pipelined = bout.questions.length > 0;
  const question: Question = { text, command, sentinel, pipelined, echo, position, before };
  const questions = pipelined ? [...bout.questions, question] : [question];
  const after = ply && positionsAfter(bout, ply);
  const asked: Whole = {
    options: bout.options,
    position: after?.position ?? position,
    questions,
    gathering: bout.gathering,
    answered: bout.answered,
    past: bout.past,
    noise: bout.noise,
    suspects: bout.suspects,
    plySeen: bout.plySeen,
    odd: bout.odd,
    before: after ? after.before : before,
    blankFirst: bout.blankFirst,
    blankLast: bout.blankLast,
    gap: bout.gap,
    ownPly: after ? undefined : bout.ownPly,
    taken: bout.taken,
    listed: bout.listed,
  };
  return ply ? asked : configured(asked, command);
}

/** The bout after the oldest question was answered. */
export function answered(
  bout: MgtpBout,
  { command: { id, name }, echo }: Question,
  learnt?: LearntFromReply,
): Whole {
  const { questions, taken } = bout;
  return {
    options: bout.options,
    position: bout.position,
    questions: questions.length === 1 ? NO_QUESTIONS : questions.slice(1),
    gathering: undefined,
    answered: id,
    past: withPast(bout.past, id, "answered"),
    noise: NO_LINES,
    suspects: NO_LINES,
    plySeen: false,
    odd: false,
    before: bout.before,
    blankFirst: bout.blankFirst,
    blankLast: bout.blankLast,
    gap: bout.gap,
    ownPly: learnt?.ownPly ?? bout.ownPly,
    taken: echo && !taken?.has(name) ? new Set(taken).add(name) : taken,
    listed: learnt?.listed ?? bout.listed,
  };
}

/** The same with what became of one more question. */
export function withPast(
  past: MgtpBout["past"],
  id: number | undefined,
  what: QuestionPast,
): MgtpBout["past"] {
  return id === undefined || past.get(id) === what ? past : new Map(past).set(id, what);
}

/**
 * A bout with every key written out. Two are made for each line, and a copy by spreading costs
 * several times as much.
 */
type Whole = { readonly [Key in keyof Required<MgtpBout>]: MgtpBout[Key] };

const NO_QUESTIONS: readonly Question[] = [];
const NO_LINES: readonly HeardLine[] = [];

/** The command after a reply of several lines: when it is answered, the lines are over. */
export const SENTINEL = "1 name";

/** The ply that a move or flip command tells; undefined for every other command. */
export function plyOf({ form, args }: MgtpCommand): DarkChessMove | undefined {
  if (form?.name !== "move" && form?.name !== "flip") return undefined;
  const [first = "", second = ""] = args;
  if (form.name === "move") return { kind: "move", from: first, to: second };
  const flip = darkChess.read(`${first}(${second})`);
  return flip.ok ? flip.value : undefined;
}

/** A ply without the piece it reveals, which an engine cannot know. */
function square(ply: DarkChessMove): string {
  return ply.kind === "flip" ? ply.at : `${ply.from}-${ply.to}`;
}

/** Both positions after a ply; undefined where it cannot be played. */
function positionsAfter(
  { position, before }: MgtpBout,
  ply: DarkChessMove,
): Pick<MgtpBout, "position" | "before"> | undefined {
  if (!isLegal(position, ply)) return undefined;
  return {
    position: darkChess.play(position, ply),
    before: before && isLegal(before, ply) ? darkChess.play(before, ply) : before,
  };
}

/** The settings that change what the referee thinks of the game. */
function configured(bout: MgtpBout, { form, args }: MgtpCommand): MgtpBout {
  switch (form?.name) {
    case "reset_board":
      return {
        ...bout,
        position: dealt(bout.options),
        ownPly: undefined,
        before: bout.position.last ? withOld(bout) : bout.before,
      };
    case "num_repetition":
      return withSetting(bout, "repetition", Number(args[0]));
    case "num_moves_to_draw":
      return withSetting(bout, "noEatFlip", Number(args[0]));
    default:
      return bout;
  }
}

/** The position, in which squares that no ply has touched since the last reset are as they were before it. */
export function withOld(
  { position, before }: Pick<MgtpBout, "position" | "before">,
): DarkChessPosition {
  if (!before) return position;
  const board = position.board.map((piece, at) => piece?.dark ? before.board[at] : piece);
  return { ...position, board, firstColour: position.firstColour ?? before.firstColour };
}

function withSetting(bout: MgtpBout, name: string, value: number): MgtpBout {
  const options = { ...bout.options, settings: { ...bout.options.settings, [name]: value } };
  const settings = { ...bout.position.settings, [name]: value };
  return { ...bout, options, position: { ...bout.position, settings } };
}

function dealt({ seed, setup, settings }: BoutOptions): DarkChessPosition {
  const start = darkChess.start(setup === undefined ? { seed, settings } : { setup, settings });
  if (!start.ok) throw new BadStart(start.error);
  return start.value;
}
