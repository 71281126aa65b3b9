/** How one program talks: all that differs between console programs, as data. @module */

import type { Side } from "../../games/game.ts";
import type { ConsoleEncoding } from "./plain_text.ts";

/** The kinds of pieces, promoted ones with a plus. */
export const PIECE_KEYS = [
  ...["K", "R", "B", "G", "S", "N", "L", "P"] as const,
  ...["+R", "+B", "+S", "+N", "+L", "+P"] as const,
] as const;

/** A kind of piece. */
export type PieceKey = typeof PIECE_KEYS[number];

/** What a program calls its pieces. */
export type PieceNames = Readonly<Record<PieceKey, string>>;

/** A message with which a program refuses an input. */
export interface RefusalMessage {
  /** A pattern. */
  readonly says: string;
  /** The rules of shogi that it speaks of, or `undo`; none where it may mean anything. */
  readonly means: readonly string[];
  /** The message is itself the prompt for the next move. */
  readonly asks?: "move";
}

/** How the nine rows of the board are printed. */
export interface BoardForm {
  /** A pattern for a row with a group `cells`, and `rank` where the row tells it. */
  readonly row: string;
  /** What an empty square may look like; the first that makes nine squares of a row counts. */
  readonly empty: readonly string[];
  /** The file at the left end of a row. */
  readonly left: 1 | 9;
  /** What stands before a name on the board to tell whose piece it is. */
  readonly marks?: Readonly<Record<Side, string>>;
  /** How the terminal shows whose piece it is. */
  readonly colours?: Readonly<Record<Side, string>>;
}

/** What a person types. */
export interface InputForm {
  /** One entry for each question of the program. */
  readonly move: readonly string[];
  readonly drop: readonly string[];
  readonly undo: string;
  readonly end: string;
  readonly yes: string;
  readonly no: string;
  readonly next: string;
  readonly previous: string;
  readonly stop: string;
}

/** How a game is written down, one line for each ply. */
export interface RecordForm {
  /** The first line; none where absent. */
  readonly header?: string;
  readonly move: string;
  readonly drop: string;
  /** The words for a ply with and without promotion. */
  readonly promoted: { readonly yes: string; readonly no: string };
  /** What pieces are called in records, where that differs from the screen. */
  readonly pieces?: Readonly<Record<Side, PieceNames>>;
}

/** What a program may do without. */
export const PARTS = ["drops", "promotion", "undo", "replay", "record", "end"] as const;

/** One of these parts. */
export type DialoguePart = typeof PARTS[number];

/** A question that is asked only sometimes, and what is always answered. */
export interface SideQuestion {
  /** A pattern. */
  readonly asks: string;
  readonly answer: string;
}

/** The description of a program; patterns are regular expressions that stay within one line. */
export interface Dialogue {
  readonly encoding: ConsoleEncoding;
  /** The arguments; `{file}` stands for the record file, unless it always has the name `file`. */
  readonly start: {
    readonly new: readonly string[];
    readonly replay: readonly string[];
    readonly file?: string;
  };
  /** The first player sits at the top: the board and all coordinates are turned round. */
  readonly turned: boolean;
  /** What the state marker calls the sides. */
  readonly sides: Readonly<Record<Side, string>>;
  /** A pattern for the state marker, with the groups `number` and `side`. */
  readonly state: string;
  /** Patterns for what each side holds, with a group `pieces`; hands are not shown where absent. */
  readonly hands?: Readonly<Record<Side, string>>;
  /** The side that is shown first, where both hands have the same pattern. */
  readonly handOrder?: readonly [Side, Side];
  readonly board?: BoardForm;
  readonly prompts: {
    readonly move: string;
    readonly promotion: string;
    readonly replay: string;
    /** All others after which the program waits for input. */
    readonly others: readonly string[];
  };
  readonly refusals: readonly RefusalMessage[];
  readonly questions: readonly SideQuestion[];
  /** A pattern for what it says when a game was ended. */
  readonly end: string;
  readonly input: InputForm;
  readonly record: RecordForm;
  readonly pieces: Readonly<Record<Side, PieceNames>>;
  /** What a person types for a piece, where that differs from what is shown. */
  readonly typed?: PieceNames;
  /** What the program does not have. */
  readonly without: readonly DialoguePart[];
  /** Whether it paints the whole screen, prompts included, without any input. */
  readonly repaints: boolean;
}
