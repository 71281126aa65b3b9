/** A talk with a console program, as the referee remembers it. @module */

import {
  type Dialogue,
  type Hands,
  type Ledger,
  newLedger,
  playOn,
  type Screen,
} from "../../protocols/shogi-console/mod.ts";
import type { Text } from "../../core/mod.ts";
import type { RuleId } from "../../protocols/finding.ts";
import { shogi, type ShogiMove } from "../../games/shogi/mod.ts";
import type { BoutOptions } from "../pairing.ts";

/** What is done, by its kind. */
export type ConsoleDeed = "start" | "ply" | "undo" | "next" | "previous" | "odd";

/** Something typed that waits for its screen. */
export interface Question {
  readonly deed: ConsoleDeed;
  readonly line: string;
  /** A screen with a position, the question of promotion, or whatever is asked for next. */
  readonly expects: "screen" | "promotion" | "step";
  readonly before: Ledger;
  /** Where the game stands if the program does as it should. */
  readonly after: Ledger;
  /** Why the program must refuse it: the rule to blame if it does not, and what messages may mean. */
  readonly refused?: {
    readonly rule: RuleId;
    readonly meaning: string;
    readonly why?: Text;
  };
  /** The ply that it is about. */
  readonly move?: ShogiMove;
  /** Where promotion is a choice: how the piece comes to it. */
  readonly offers?: "entering" | "inside" | "leaving";
  readonly forced?: boolean;
  /** Typed in the other case. */
  readonly otherCase?: boolean;
}

/** All that the referee knows at one moment. */
export interface ConsoleBout {
  readonly dialogue: Dialogue;
  readonly options: BoutOptions;
  /** Where the game stands if everything that was typed is taken as it should be. */
  readonly ledger: Ledger;
  /** In a replay, all positions of the game. */
  readonly moments: readonly Ledger[];
  /** What is still to be typed, each with what it asks. */
  readonly script: readonly { readonly line: string; readonly question?: Question }[];
  readonly asked: readonly Question[];
  readonly last?: Question;
  /** Whether the last input was refused. */
  readonly refused: boolean;
  readonly undone: boolean;
  /** The pieces in hand on the last screen. */
  readonly hands: Hands;
  /** How it listed them. */
  readonly listed: Hands;
  /** The question in the course of a drop that was shown last. */
  readonly step?: string;
  /**
   * Whether it refused something in the course of a drop and asked for nothing: a move may be
   * awaited now, or the same again.
   */
  readonly unsure?: boolean;
  /** A screen that came in place of an answer and changed nothing. */
  readonly stale?: { readonly screen: Screen; readonly index: number };
  readonly ended: boolean;
  /** The answer to a question that is asked only sometimes, until it is typed. */
  readonly reply?: string;
  /** What the program has shown before such a question: the screen goes on behind it. */
  readonly held?: string;
  /** How many plies were left to chance. */
  readonly chances: number;
}

/** The start of a talk; a program that was started by a scenario shows its first screen unasked. */
export function openWith(dialogue: Dialogue, options: BoutOptions): ConsoleBout {
  const moments = momentsOf(options.start?.["replay"]);
  const ledger = moments[0] ?? newLedger();
  const question = { deed: "start", line: "", expects: "screen", before: ledger, after: ledger };
  return {
    dialogue,
    options,
    ledger,
    moments,
    script: [],
    asked: options.start ? [question as Question] : [],
    refused: false,
    undone: false,
    hands: {},
    listed: {},
    ended: false,
    chances: 0,
  };
}

/** All positions of a game whose plies are given; none where there is no game to go through. */
export function momentsOf(plies: string | undefined): readonly Ledger[] {
  if (plies === undefined) return [];
  return plies.split(/\s+/).filter((ply) => ply).reduce<readonly Ledger[]>((moments, ply) => {
    const move = shogi.read(ply);
    const ledger = moments.at(-1) ?? newLedger();
    if (!move.ok) throw new Error(`Cannot replay: ${move.error.en}`);
    const objection = shogi.objection(ledger.position, move.value);
    if (objection) throw new Error(`Cannot replay ${ply}: ${objection.rule}`);
    return [...moments, playOn(ledger, move.value)];
  }, [newLedger()]);
}

/** The bout after a line was typed. */
export function say(bout: ConsoleBout, text: string): ConsoleBout {
  if (bout.reply !== undefined && bout.reply === text) return { ...bout, reply: undefined };
  const [stroke, ...script] = bout.script;
  if (!stroke || stroke.line !== text) return typedFreely(bout, text);
  if (!stroke.question) return { ...bout, script };
  return { ...bout, script, asked: [...bout.asked, stroke.question], stale: undefined };
}

/** A line of a scenario's own: any screen answers it. */
function typedFreely(bout: ConsoleBout, line: string): ConsoleBout {
  const { ledger } = bout;
  const refused = { rule: "shogi-console/letters", meaning: "" } as const;
  const question: Question = {
    deed: "odd",
    line,
    expects: "screen",
    before: ledger,
    after: ledger,
    refused,
  };
  return { ...bout, asked: [...bout.asked, question], stale: undefined };
}
