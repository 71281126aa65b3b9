/** Which rule a missing message of a Ponder engine breaks. @module */

import type { Text } from "../../core/mod.ts";
import type { Finding, RuleId } from "../../protocols/finding.ts";
import { framingFlaw } from "../../protocols/ponder/mod.ts";
import { legalPlies } from "../dark-chess/mod.ts";
import type { Blame, UnansweredKind } from "../blame.ts";
import type { Oddity } from "../pairing.ts";
import type { Unanswered } from "../unanswered.ts";
import type { PonderBout } from "./bout.ts";

/** What a missing message breaks. */
export const BLAME: Blame<PonderBout> = {
  ruleFor: {
    silent: silentRule,
    // The answers go over the socket; words on stderr are none.
    "on-stderr": silentRule,
    late: ({ phase }) => phase === "ply" ? "ponder/ply-in-time" : "ponder/handshake-in-time",
    exited: "ponder/stays-alive",
    // Frames have a length and no end of a line, so the diagnosis has nothing else to try.
    "needs-crlf": "ponder/stays-alive",
    unflushed: "ponder/flush",
    flooded: "ponder/bounded-output",
    "other-protocol": "ponder/frame-header",
    "never-connected": "ponder/connects",
    "wrong-port": "ponder/given-port",
    "wrong-host": "ponder/given-host",
    closed: "ponder/stays-connected",
    reset: "ponder/stays-connected",
  },
  // To hang up is to leave, as to exit is.
  replaceable: new Set<UnansweredKind>(["silent", "late", "exited", "closed", "reset"]),
  expected: wanted,
  seen,
  also: (bout, why) =>
    partialOf(why) === ""
      ? []
      : [packed(bout, { rule: "ponder/not-empty", partial: partialOf(why) })],
};

/** Bytes that are no frame. */
function seen(bout: PonderBout, why: Unanswered): readonly Finding[] | undefined {
  const partial = partialOf(why);
  const flaw = framingFlaw(partial);
  return flaw && [packed(bout, { rule: bout.misframed ?? FLAWS[flaw], partial })];
}

function partialOf(why: Unanswered): string {
  return "partial" in why ? why.partial ?? "" : "";
}

/** An engine that connects twice. */
export function notice(_bout: PonderBout, { detail }: Oddity): readonly Finding[] {
  const expected: Text = { en: "one connection", zh: "一條連線", ja: "一つの接続" };
  return [{ rule: "ponder/one-connection", expected: [expected], actual: detail, evidence: [] }];
}

const FLAWS = {
  header: "ponder/frame-header",
  order: "ponder/header-order",
  length: "ponder/length-exact",
} as const;

/** Bytes that were no message, beside one that would have been. */
function packed(
  { phase, empty }: PonderBout,
  { rule, partial }: { rule: RuleId; partial: string },
): Finding {
  const word = phase === "turn" ? "/turn" : phase === "ply" ? "/flip c3" : "/start";
  const header = String.fromCharCode(word.length, 0);
  // Four bytes, the high ones first: two of them are an empty message.
  const blamed = empty.length > 0 && rule === "ponder/header-order" ? "ponder/frame-header" : rule;
  return { rule: blamed, expected: [header + word], actual: partial, evidence: [] };
}

function wanted({ phase, position, dialect }: PonderBout): readonly Text[] {
  if (phase === "start" || phase === "turn") return [`/${phase}`];
  return legalPlies(position, dialect.writePly);
}

/** A short start was answered before any other was sent. */
const SHORT_BYTES = 127;

function silentRule({ phase, question = "" }: PonderBout, why: Unanswered): RuleId {
  if (phase === "start" && question.length > SHORT_BYTES) return "ponder/reads-long";
  if (phase === "start" || phase === "turn") return `ponder/answers-${phase}`;
  return why.kind === "silent" && why.moved ? "ponder/ply-in-time" : "ponder/answers-ply";
}
