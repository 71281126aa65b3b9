/** Why a submission could not be graded although it is not to blame. @module */

import type { Localized } from "../core/mod.ts";

/** Ends the grading of one submission; its marks stay open. */
export class Undone extends Error {
  constructor(readonly why: Localized) {
    super(why.en);
  }
}
