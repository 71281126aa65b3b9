/** Whose fault it is that a Ponder engine did not answer. @module */

import type { Text } from "../../core/mod.ts";
import type { Finding, RuleId } from "../../protocols/finding.ts";
import { framingFlaw } from "../../protocols/ponder/mod.ts";
import { legalPlies } from "../dark_chess/mod.ts";
import type { Oddity, Unanswered } from "../pairing.ts";
import { unansweredText } from "../unanswered_text.ts";
import type { PonderBout } from "./bout.ts";

/** The first rule that was broken. */
export function giveUp(bout: PonderBout, why: Unanswered, instead?: RuleId): readonly Finding[] {
  const partial = "partial" in why ? why.partial ?? "" : "";
  const flaw = framingFlaw(partial);
  if (flaw) return [packed(bout, { rule: bout.misframed ?? FLAWS[flaw], partial })];
  const plain = why.kind === "silent" || why.kind === "late" || why.kind === "exited" ||
    (why.kind === "disconnected" && (why.how === "closed" || why.how === "reset"));
  const rule = plain && instead ? instead : blamed(bout, why);
  const timing = why.kind === "silent" || why.kind === "late" ? { timing: true as const } : {};
  const zeros = partial === "" ? [] : [packed(bout, { rule: "ponder/not-empty", partial })];
  const actual = unansweredText(why);
  return [{ rule, expected: wanted(bout), actual, evidence: [], ...timing }, ...zeros];
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

function blamed({ phase, question = "" }: PonderBout, why: Unanswered): RuleId {
  switch (why.kind) {
    case "silent":
    case "on-stderr":
      if (phase === "start" && question.length > SHORT_BYTES) return "ponder/reads-long";
      return phase === "start" || phase === "turn"
        ? `ponder/answers-${phase}`
        : why.kind === "silent" && why.moved
        ? "ponder/ply-in-time"
        : "ponder/answers-ply";
    case "late":
      return phase === "ply" ? "ponder/ply-in-time" : "ponder/handshake-in-time";
    case "exited":
    case "needs-crlf":
      return "ponder/stays-alive";
    case "unflushed":
      return "ponder/flush";
    case "flooded":
      return "ponder/bounded-output";
    case "other-protocol":
      return "ponder/frame-header";
    case "disconnected":
      return DISCONNECTED[why.how];
  }
}

const DISCONNECTED: Readonly<Record<Extract<Unanswered, { kind: "disconnected" }>["how"], RuleId>> =
  {
    "never-connected": "ponder/connects",
    "wrong-port": "ponder/given-port",
    "wrong-host": "ponder/given-host",
    "closed": "ponder/stays-connected",
    "reset": "ponder/stays-connected",
  };
