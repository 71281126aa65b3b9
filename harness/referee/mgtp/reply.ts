/** Replies of an MGTP engine. @module */

import type { Question } from "./bout.ts";

/** A whole reply to a question. */
export interface Reply {
  readonly question: Question;
  readonly success: boolean;
  readonly text: string;
  readonly entries: readonly number[];
}
