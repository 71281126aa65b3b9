/** The pieces of Chinese dark chess. @module */

/** The letters of the pieces: capitals are red, small letters black. */
export const PIECE_LETTERS = [..."KGMRNCPkgmrncp"] as readonly PieceLetter[];

/** One of the letters. */
export type PieceLetter = Kind | Lowercase<Kind>;

/** What a piece is, whatever its colour: king, guard, minister, rook, knight, cannon, pawn. */
export type Kind = "K" | "G" | "M" | "R" | "N" | "C" | "P";

/** The colour of a piece. */
export type Colour = "red" | "black";

/** A piece on the board, face down or face up. */
export interface Piece {
  readonly letter: PieceLetter;
  readonly kind: Kind;
  readonly colour: Colour;
  readonly dark: boolean;
}

/** How many of a kind each colour has. */
export const COUNTS: Readonly<Record<Kind, number>> = { K: 1, G: 2, M: 2, R: 2, N: 2, C: 2, P: 5 };

/** What each kind takes on a neighbouring square; the cannon takes in its own way. */
export const PREY: Readonly<Record<Kind, string>> = {
  K: "KGMRNC",
  G: "GMRNCP",
  M: "MRNCP",
  R: "RNCP",
  N: "NCP",
  C: "",
  P: "PK",
};

/** The letters of a whole set, 32 of them, in the order of {@link PIECE_LETTERS}. */
export const FULL_SET: readonly PieceLetter[] = PIECE_LETTERS.flatMap((letter) =>
  new Array<PieceLetter>(COUNTS[kindOf(letter)]).fill(letter)
);

const REVEALED = Object.fromEntries(
  PIECE_LETTERS.map((letter) => [letter, made(letter, false)]),
) as Record<PieceLetter, Piece>;

const DARK = Object.fromEntries(
  PIECE_LETTERS.map((letter) => [letter, made(letter, true)]),
) as Record<PieceLetter, Piece>;

/** The piece of a letter face up; always the same value. */
export function revealed(letter: PieceLetter): Piece {
  return REVEALED[letter];
}

/** The piece of a letter face down; always the same value. */
export function dark(letter: PieceLetter): Piece {
  return DARK[letter];
}

/** Whether a text is the letter of a piece. */
export function isPieceLetter(text: string): text is PieceLetter {
  return (PIECE_LETTERS as readonly string[]).includes(text);
}

/** The colour of the other side. */
export function otherColour(colour: Colour): Colour {
  return colour === "red" ? "black" : "red";
}

function made(letter: PieceLetter, dark: boolean): Piece {
  const kind = kindOf(letter);
  return Object.freeze({ letter, kind, colour: letter === kind ? "red" : "black", dark });
}

function kindOf(letter: PieceLetter): Kind {
  return letter.toUpperCase() as Kind;
}
