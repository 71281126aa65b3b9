/** Objections as values. @module */

import { objecting } from "../object.ts";

/** An objection by a rule of shogi. */
export const object = objecting("shogi");
