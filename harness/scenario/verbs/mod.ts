/** The verbs of scenarios; a new one is a file here and a line in the table. @module */

import { bye } from "./bye.ts";
import { close } from "./close.ts";
import { act } from "./do.ts";
import { expect } from "./expect.ts";
import { greet } from "./greet.ts";
import { inspect } from "./inspect.ts";
import { needs } from "./needs.ts";
import { play } from "./play.ts";
import { send } from "./send.ts";
import { start } from "./start.ts";
import type { Verb } from "./verb.ts";
import { wait } from "./wait.ts";

export type * from "./bye.ts";
export type * from "./close.ts";
export type * from "./do.ts";
export type * from "./expect.ts";
export type * from "./greet.ts";
export type * from "./inspect.ts";
export type * from "./needs.ts";
export type * from "./play.ts";
export type * from "./send.ts";
export type * from "./start.ts";
export type * from "./wait.ts";
export { MOST_INSTANCES, type ReadForm, type StepBase } from "./verb.ts";

/** All verbs but `repeat`, which does steps of its own; in the order in which they are named. */
export const VERBS = {
  greet,
  start,
  send,
  expect,
  do: act,
  play,
  needs,
  inspect,
  bye,
  close,
  wait,
};

/** The name of a verb. */
export type VerbName = keyof typeof VERBS;

/** A step that does no other steps. */
export type PlainStep = {
  [Name in VerbName]: typeof VERBS[Name] extends Verb<infer Step> ? Step : never;
}[VerbName];

/** The names of all of them. */
export const VERB_NAMES = Object.keys(VERBS) as readonly VerbName[];
