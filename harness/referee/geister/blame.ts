/** Which rule a missing message of a Geister engine breaks. @module */

import type { Text } from "../../core/mod.ts";
import type { Finding, RuleId } from "../../protocols/finding.ts";
import type { Blame, UnansweredKind } from "../blame.ts";
import type { Oddity } from "../pairing.ts";
import type { Unanswered } from "../unanswered.ts";
import type { GeisterBout } from "./bout.ts";
import { anyMove, anySet } from "./examples.ts";

/** What a missing message breaks. */
export const BLAME: Blame<GeisterBout> = {
  ruleFor: {
    silent: silentRule,
    late: (bout) => verbOf(bout) === "set" ? "geister/set-in-time" : "geister/mov-in-time",
    exited: "geister/stays-alive",
    // The server ends every line by CRLF, so the diagnosis has nothing else to try.
    "needs-crlf": "geister/stays-alive",
    unflushed: "geister/flush",
    flooded: "geister/bounded-output",
    "on-stderr": "geister/messages-on-stdout",
    "other-protocol": "geister/speaks-geister",
    "never-connected": "geister/connects",
    "wrong-port": "geister/given-port",
    "wrong-host": "geister/given-host",
    closed: "geister/stays-connected",
    reset: "geister/stays-connected",
  },
  // To hang up is to leave, as to exit is. An answer that was only not flushed is never a matter
  // of the scenario.
  replaceable: new Set<UnansweredKind>(["silent", "late", "exited", "closed", "reset"]),
  expected: (bout) => [verbOf(bout) === "set" ? anySet() : anyMove(bout.position)],
  seen,
};

/** A message without its end. */
function seen(_bout: GeisterBout, why: Unanswered): readonly Finding[] | undefined {
  if (why.kind !== "silent" || !/^(SET|MOV)/.test(why.partial)) return undefined;
  const expected = [`${why.partial}\r\n`];
  return [{ rule: "geister/ends-message", expected, actual: why.partial, evidence: [] }];
}

function verbOf({ phase, asked }: GeisterBout): "set" | "mov" {
  return (phase === "idle" ? asked : phase) === "set" ? "set" : "mov";
}

function silentRule(bout: GeisterBout, why: Unanswered): RuleId {
  const verb = verbOf(bout);
  if (bout.question?.startsWith("NG")) return RETRY[verb];
  if (why.kind === "silent" && why.moved) return "geister/mov-in-time";
  return `geister/answers-${verb}`;
}

const RETRY = { set: "geister/set-retry", mov: "geister/ng-retry" } as const;

/** An engine that connects twice. */
export function notice(_bout: GeisterBout, { detail }: Oddity): readonly Finding[] {
  const expected: Text = { en: "one connection", zh: "一條連線", ja: "一つの接続" };
  return [{ rule: "geister/one-connection", expected: [expected], actual: detail, evidence: [] }];
}
