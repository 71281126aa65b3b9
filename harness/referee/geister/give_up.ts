/** Whose fault it is that a Geister engine did not answer. @module */

import type { Finding, Text } from "../../core/mod.ts";
import type { Oddity, Unanswered } from "../pairing.ts";
import { unansweredText } from "../unanswered_text.ts";
import type { GeisterBout } from "./bout.ts";

const SET = "SET:ABCD";
const MOV = "MOV:A,NORTH";
const RETRY = { [SET]: "geister/set-retry", [MOV]: "geister/ng-retry" } as const;

/** The first rule that was broken. */
export function giveUp(
  { phase, asked, question }: GeisterBout,
  why: Unanswered,
  instead?: string,
): readonly Finding[] {
  const wanted = (phase === "idle" ? asked : phase) === "set" ? SET : MOV;
  if (why.kind === "silent" && /^(SET|MOV)/.test(why.partial)) {
    const expected = [`${why.partial}\r\n`];
    return [{ rule: "geister/ends-message", expected, actual: why.partial, evidence: [] }];
  }
  const plain = why.kind === "silent" || why.kind === "late" || why.kind === "exited" ||
    (why.kind === "disconnected" && (why.how === "closed" || why.how === "reset"));
  const refused = why.kind === "silent" && question?.startsWith("NG");
  const usual = refused ? RETRY[wanted] : blamed(why, wanted);
  const rule = plain && instead ? instead : usual;
  const timing = why.kind === "silent" || why.kind === "late" ? { timing: true as const } : {};
  return [{ rule, expected: [wanted], actual: unansweredText(why), evidence: [], ...timing }];
}

/** An engine that connects twice. */
export function notice(_bout: GeisterBout, { detail }: Oddity): readonly Finding[] {
  const expected: Text = { en: "one connection", zh: "一條連線", ja: "一つの接続" };
  return [{ rule: "geister/one-connection", expected: [expected], actual: detail, evidence: [] }];
}

function blamed(why: Unanswered, wanted: string): string {
  const verb = wanted.startsWith("SET") ? "set" : "mov";
  switch (why.kind) {
    case "silent":
      return `geister/answers-${verb}`;
    case "late":
      return `geister/${verb}-in-time`;
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

const DISCONNECTED: Readonly<Record<Extract<Unanswered, { kind: "disconnected" }>["how"], string>> =
  {
    "never-connected": "geister/connects",
    "wrong-port": "geister/given-port",
    "wrong-host": "geister/given-host",
    "closed": "geister/stays-connected",
    "reset": "geister/stays-connected",
  };
