/** Whose fault it is that a Geister engine did not answer. @module */

import type { Text } from "../../core/mod.ts";
import type { Finding, RuleId } from "../../protocols/finding.ts";
import type { Oddity, Unanswered } from "../pairing.ts";
import { unansweredText } from "../unanswered_text.ts";
import type { GeisterBout } from "./bout.ts";
import { anyMove, anySet } from "./examples.ts";

const RETRY = { set: "geister/set-retry", mov: "geister/ng-retry" } as const;

/** The first rule that was broken. */
export function giveUp(
  bout: GeisterBout,
  why: Unanswered,
  instead?: RuleId,
): readonly Finding[] {
  const { phase, asked, question } = bout;
  const verb = (phase === "idle" ? asked : phase) === "set" ? "set" : "mov";
  if (why.kind === "silent" && /^(SET|MOV)/.test(why.partial)) {
    const expected = [`${why.partial}\r\n`];
    return [{ rule: "geister/ends-message", expected, actual: why.partial, evidence: [] }];
  }
  const plain = why.kind === "silent" || why.kind === "late" || why.kind === "exited" ||
    (why.kind === "disconnected" && (why.how === "closed" || why.how === "reset"));
  const refused = why.kind === "silent" && question?.startsWith("NG");
  const usual = refused ? RETRY[verb] : blamed(why, verb);
  const rule = plain && instead ? instead : usual;
  const timing = why.kind === "silent" || why.kind === "late" ? { timing: true as const } : {};
  const expected = [verb === "set" ? anySet() : anyMove(bout.position)];
  return [{ rule, expected, actual: unansweredText(why), evidence: [], ...timing }];
}

/** An engine that connects twice. */
export function notice(_bout: GeisterBout, { detail }: Oddity): readonly Finding[] {
  const expected: Text = { en: "one connection", zh: "一條連線", ja: "一つの接続" };
  return [{ rule: "geister/one-connection", expected: [expected], actual: detail, evidence: [] }];
}

function blamed(why: Unanswered, verb: "set" | "mov"): RuleId {
  const set = verb === "set";
  switch (why.kind) {
    case "silent":
      if (why.moved) return "geister/mov-in-time";
      return set ? "geister/answers-set" : "geister/answers-mov";
    case "late":
      return set ? "geister/set-in-time" : "geister/mov-in-time";
    case "exited":
    case "needs-crlf":
      return "geister/stays-alive";
    case "unflushed":
      return "geister/flush";
    case "flooded":
      return "geister/bounded-output";
    case "on-stderr":
      return "geister/messages-on-stdout";
    case "other-protocol":
      return "geister/speaks-geister";
    case "disconnected":
      return DISCONNECTED[why.how];
  }
}

const DISCONNECTED: Readonly<Record<Extract<Unanswered, { kind: "disconnected" }>["how"], RuleId>> =
  {
    "never-connected": "geister/connects",
    "wrong-port": "geister/given-port",
    "wrong-host": "geister/given-host",
    "closed": "geister/stays-connected",
    "reset": "geister/stays-connected",
  };
