/** A game talked about in a protocol: all that the runner must know, and nothing impure. @module */

import type { Diagram, Launch, Localized, Result, SituationFacts, Text } from "../core/mod.ts";
import type { Finding } from "../protocols/finding.ts";
import type { Ending, GameSettings, Side } from "../games/game.ts";
import type { Message, Protocol } from "../protocols/protocol.ts";
import type { Blame } from "./blame.ts";
import type { ClockRule } from "./game_clock.ts";
import type { GameKit } from "./kits/kit.ts";

/** A line from the engine with its index in the wire log. */
export interface HeardLine {
  readonly text: string;
  readonly index: number;
  /** The last frame that had been sent when it came; undefined where nothing had. */
  readonly after?: string;
}

/** What the referee makes of a line. */
export interface Ruling<Bout> {
  readonly bout: Bout;
  /** What is wrong with the line, whatever it says. */
  readonly findings: readonly Finding[];
  /** Answers that are complete now, in the order of the questions. */
  readonly messages: readonly Message[];
  /** The engine's ply in the game's notation, when a message brought a legal one. */
  readonly ply?: string;
  /** The engine resigned. */
  readonly resigned?: true;
}

/** Something an engine did that is no answer and changes none. */
export interface Oddity {
  readonly what: string;
  readonly detail: string;
}

/** What a bout starts from. */
export interface BoutOptions {
  readonly seed: number;
  readonly setup?: string;
  readonly settings?: GameSettings;
  /** Which side the engine plays, once that is known. */
  readonly engine?: Side;
  /** How a scenario had the engine started; undefined where it did not say. */
  readonly start?: GreetOptions;
  /** How each side's time is measured, where the talk is to say so. */
  readonly clock?: ClockRule;
}

/** What the server says next, and the bout in which it has said it, where that changes. */
export interface Saying<Bout> {
  readonly frames: readonly string[];
  readonly bout?: Bout;
}

/** How the server greets; every protocol has its defaults. */
export type GreetOptions = Readonly<Record<string, string>>;

/** The words that scenarios of a protocol may use. */
export interface Vocabulary {
  readonly opponents: readonly string[];
  /** Fields of a message. */
  readonly fields: readonly string[];
  /** Options of a greeting. */
  readonly greetings: readonly string[];
  /** Options of a start. */
  readonly starts?: readonly string[];
  /** Optional things that an engine may offer. */
  readonly offers?: readonly string[];
  /** What is wrong with the name of an act, in any position. */
  readonly actFault?: (name: string) => Localized | undefined;
  /** Settings of the game. */
  readonly settings: readonly string[];
  /** Reasons for which a game ends. */
  readonly endings: readonly string[];
}

/** The pure half of running an engine through a protocol. */
export interface Pairing<Bout> {
  readonly protocol: Protocol;
  readonly kit: GameKit;
  /** A frame that every engine must answer, to see whether there is any talk at all. */
  readonly probe: string;
  readonly vocabulary: Vocabulary;
  open(options: BoutOptions): Bout;
  /** What a start with these options adds to the engine's command. */
  launch?(options: GreetOptions): Launch;
  /** The same talk about a new game. */
  deal(bout: Bout, options: BoutOptions): Bout;
  /** The bout after the harness has sent `text` (one frame, without its line end). */
  say(bout: Bout, text: string): Bout;
  hear(bout: Bout, line: HeardLine): Ruling<Bout>;
  /** Which rule a missing or late answer breaks; `giveUp` applies it. */
  readonly blame: Blame<Bout>;
  /** What is wrong with something odd that the engine did; nothing where the pairing does not ask. */
  notice?(bout: Bout, oddity: Oddity): readonly Finding[];
  /** Whether a line is no answer and may come at any time: it breaks no silence. */
  isRemark?(text: string): boolean;
  /** Whether something sent still waits for its answer. */
  awaits(bout: Bout): boolean;
  /** What an answer with these fields looks like on the wire; undefined where words say it better. */
  wanted(bout: Bout, fields: Readonly<Record<string, string>>): string | undefined;
  /** A frame whose answer shows that a reply without an end of its own is over; said when one began. */
  sentinel(bout: Bout): string | undefined;
  /** Whether the engine has said that it offers something optional; where absent, it does. */
  offers?(bout: Bout, what: string): boolean;
  /** How long an answer to what was sent first may take; undefined for a game clock's business. */
  patienceMs(bout: Bout): number | undefined;
  /** Judges a line that was kept open for a next one, once none comes; undefined where none was. */
  hearNoMore?(bout: Bout): Ruling<Bout> | undefined;
  /** The bout once the engine's input is closed, where what it says then is judged otherwise. */
  closed?(bout: Bout): Bout;
  readonly talk: Talk<Bout>;
}

/** A file that the server lays beside an engine; `name` has no folder in it. */
export interface PlacedFile {
  readonly name: string;
  readonly text: string;
}

/** The server's words in a game. */
export interface Talk<Bout> {
  greet(bout: Bout, options: GreetOptions): Saying<Bout>;
  /** The bout in which something is about to be done that a scenario names; or why it cannot be. */
  act?(bout: Bout, name: string): Result<Bout>;
  /**
   * The optional thing that an act, `replay`, `record` or writing `together` needs and that the
   * program does not have; undefined where nothing is missing.
   */
  lacks?(bout: Bout, what: string): string | undefined;
  /** What is said next of that, as long as anything is left. */
  next?(bout: Bout): string | undefined;
  /**
   * Whether `shown`, which has come since the last input and asks for nothing that is known, answers
   * that input if the program reads on.
   */
  answersUnasked?(bout: Bout, shown: string): boolean;
  /** What is wrong with the file of the engine's launch; undefined where there is no such file. */
  inspect?(bout: Bout, file: string | undefined): readonly Finding[];
  /** What the server says to an answer at once; nothing where that is not its manner. */
  acknowledge?(bout: Bout, message: Message): readonly string[];
  /** A frame of a scenario's own, with what stands for the position replaced by it. */
  fill?(bout: Bout, text: string): string;
  /** The ending of a game whose opponent gives up when its plies are made, for a scenario to name. */
  readonly resignation?: string;
  /** What the engine has chosen for its side before the first ply, where the game lets it choose. */
  choice?(bout: Bout): string | undefined;
  /** Files that lie beside the engine when it is asked for a ply, where it has a folder. */
  files?(bout: Bout): readonly PlacedFile[];
  /**
   * What the server says once a game is set up and its opening has been told, each frame answered
   * before the next; nothing where the greeting was all.
   */
  begin?(bout: Bout): Saying<Bout>;
  /** The frame that asks the engine for a ply; empty where it knows that it is to move. */
  ask(bout: Bout): string;
  /**
   * What the server says to a ply that it does not accept; the game goes on only where an answer
   * is awaited then.
   */
  refuse?(bout: Bout, message: Message): readonly string[];
  /** Every frame has an answer, so that several may go out together and be answered in order. */
  readonly pipelines?: true;
  /** A frame that an engine has nothing to say to, where there is one. */
  readonly unanswered?: string;
  /** A question that an engine may be asked any number of times, where there is one. */
  readonly repeatable?: string;
  /** What is told goes out at once, not together with the next question. */
  readonly promptly?: true;
  /** The frames that tell the engine an accepted ply, its own included. */
  tell(bout: Bout, ply: string, leftMs: number): Saying<Bout>;
  /** The frames that tell the engine how the game ended. */
  end?(bout: Bout, ending: Ending): readonly string[];
  /** The frames with which the server takes its leave. */
  farewell(bout: Bout): readonly string[];
  /** The ply of a built-in opponent. */
  propose(bout: Bout, opponent: string, random: () => number): string;
  turn(bout: Bout): Side;
  ending(bout: Bout): Ending | undefined;
  diagram(bout: Bout): Diagram;
  /** The position as scenarios write it. */
  setup?(bout: Bout): string;
  /** What each side may know of the position, where that differs. */
  views?(bout: Bout): readonly { readonly of: Text; readonly diagram: Diagram }[];
  /** The rules of the game that only plies show to be kept, where {@link stakes} can tell. */
  readonly staked?: readonly string[];
  /** The rules that a ply could break in this position; those that are `known` may be left out. */
  stakes?(bout: Bout, known?: ReadonlySet<string>): readonly string[];
  /** The rules of the talk that an answer in good form shows, also where its ply is illegal. */
  readonly spoken?: readonly string[];
  /** An illegal ply shows all the same that the question was read: the answer is a whole board. */
  readonly answersWhole?: true;
  /**
   * The bout in which the engine made this ply, where an illegal one may be replaced because the next
   * question shows the whole position; undefined where it may not.
   */
  amend?(bout: Bout, ply: string): Bout | undefined;
  /**
   * The engine hears that its illegal ply was accepted, which no server says. An engine with a board
   * of its own may then be wrong about it, so no further rule is told.
   */
  readonly amendsInWords?: true;
  /** The game's situations, and which of those asked for the position is, seen from the side to move. */
  readonly situations?: {
    readonly table: readonly SituationFacts[];
    in(bout: Bout, among?: (id: string) => boolean): readonly string[];
  };
  /** Whether the side to move may well give up. */
  isHopeless?(bout: Bout): boolean;
  /** Why a ply of a scenario's own making cannot be told; undefined where it can. */
  objection(bout: Bout, ply: string): Text | undefined;
}
