/** What was found out about a submission before any scenario, as a file with a checksum. @module */

import * as v from "valibot";
import { isRecord, jsonIn, type Text } from "../core/mod.ts";
import { guardOf } from "./guard.ts";
import { anyText } from "./reason_schema.ts";
import { checksum } from "./seal.ts";

/** What was found out about a submission before any scenario. */
export interface SubmissionState {
  readonly name: string;
  readonly slug: string;
  /** Changes with the submission, the suite and how it is run. */
  readonly key: string;
  readonly hash: string;
  /** Why there is no engine to run. */
  readonly trouble?: { readonly standing: "unbuildable" | "unstartable"; readonly why: Text };
  readonly confinement: string;
  /** When it was found that there is no engine to run. */
  readonly startedAt?: string;
}

const isState = guardOf<SubmissionState>(v.strictObject({
  name: v.string(),
  slug: v.string(),
  key: v.string(),
  hash: v.string(),
  trouble: v.optional(
    v.object({ standing: v.picklist(["unbuildable", "unstartable"]), why: anyText }),
  ),
  confinement: v.string(),
  startedAt: v.optional(v.string()),
}));

/** A state as it was read. */
export interface ReadState {
  readonly state: SubmissionState;
  /** It has a checksum, and so has each line of the journal; the version before wrote none. */
  readonly sealed: boolean;
}

/** The text of a state's file. */
export function encodeState(state: SubmissionState): string {
  const sum = checksum(JSON.stringify(state));
  return `${JSON.stringify({ ...state, sum }, undefined, 2)}\n`;
}

/** The state in a text; undefined where the text is not as it was written. */
export function decodeState(text: string): ReadState | undefined {
  const value = jsonIn(text);
  if (!isRecord(value)) return undefined;
  const { sum, ...state } = value;
  if (!isState(state)) return undefined;
  if (sum === undefined) return { state, sealed: false };
  return sum === checksum(JSON.stringify(state)) ? { state, sealed: true } : undefined;
}
