/** A task of a contest that is still to be played. @module */

import type { Localized } from "./text.ts";

/** A meeting by the number of its task, its round and its players' numbers. */
export interface TaskLeft {
  readonly task: number;
  readonly round: number;
  readonly one: number;
  readonly other: number;
  /** It was played in an earlier round, and its games in this file are gone; `why` where that is known. */
  readonly lost?: { readonly file: string; readonly why?: Localized };
}
