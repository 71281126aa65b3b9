/** How an engine ended a case itself, and what it would have shown otherwise. @module */

import type { OwnEnd } from "../core/mod.ts";
import type { Unanswered } from "../referee/mod.ts";
import type { Conversation } from "./conversation/mod.ts";
import type { CaseContext } from "./case_context.ts";
import type { Going } from "./play/mod.ts";

/** The end that the engine made of a case; undefined where all was done, or others ended it. */
export function ownEnd(
  going: Going,
  { pairing: { talk } }: Pick<CaseContext, "pairing">,
  conversation: Conversation | undefined,
): OwnEnd | undefined {
  if (going.kind !== "stop") return undefined;
  const kind = going.unanswered ? ENDS[going.unanswered.kind] : going.unmade && "unmade";
  if (!kind) return undefined;
  const owed = conversation && (going.unmade || conversation.waiting.owesPly);
  const stakes = owed ? talk.stakes?.(conversation.bout) : undefined;
  const situations = owed ? talk.situations?.in(conversation.bout) : undefined;
  return { kind, ...stakes && { stakes }, ...situations?.length && { situations } };
}

const ENDS: Readonly<Record<Unanswered["kind"], OwnEnd["kind"]>> = {
  silent: "silent",
  late: "unmade",
  unflushed: "misdirected",
  exited: "exited",
  flooded: "flooded",
  disconnected: "disconnected",
  "on-stderr": "misdirected",
  "needs-crlf": "misdirected",
  "other-protocol": "misdirected",
};
