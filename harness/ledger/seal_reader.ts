/** Follows the seals of a file from line to line. @module */

import { follows, type Link, NO_LINK, unseal } from "./seal.ts";

/** What became of a line. */
export interface ReadLine {
  /** The line without its seal. */
  readonly text: string;
  readonly isSealed: boolean;
  /** The line was changed, or is not the one that belongs here. */
  readonly isDamaged: boolean;
}

/** Reads the lines of one file in their order; files without any seal are read as they are. */
export class SealReader {
  #link: Link = NO_LINK;
  #isSealedFile: boolean | undefined;

  /** Behind a damaged line, lines are sound again as soon as one follows from the line before it. */
  read(line: string): ReadLine {
    const sealed = unseal(line);
    this.#isSealedFile ??= sealed !== undefined;
    if (!sealed) return { text: line, isSealed: false, isDamaged: this.#isSealedFile };
    const isDamaged = !this.#isSealedFile || !follows(sealed, this.#link);
    this.#link = sealed;
    return { text: sealed.text, isSealed: true, isDamaged };
  }
}
