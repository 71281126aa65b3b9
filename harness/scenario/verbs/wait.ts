/** `wait`: time in which nothing is written. @module */

import { duration } from "../leaf.ts";
import { type StepBase, verbOf } from "./verb.ts";

/** Lets time pass; what the engine says meanwhile is kept for the steps that follow. */
export interface WaitStep extends StepBase {
  readonly verb: "wait";
  readonly ms: number;
}

/** A time. */
export const wait = verbOf<WaitStep>()({
  wait: duration("Lets so much time pass; what the engine says meanwhile is kept"),
}, { plain: true, read: ({ wait }) => ({ ms: wait }) });
