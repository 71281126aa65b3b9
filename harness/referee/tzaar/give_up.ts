/** Which rule a program breaks that does not end, or ends too late. @module */

import type { Localized } from "../../core/mod.ts";
import type { Finding, RuleId } from "../../protocols/finding.ts";
import type { Unanswered } from "../pairing.ts";
import { unendedText } from "../unended_text.ts";
import { blamed, type TzaarBout } from "./bout.ts";

/** The rule that was broken when a program did not end in time. */
export function giveUp(bout: TzaarBout, why: Unanswered, instead?: RuleId): readonly Finding[] {
  const timing = why.kind === "silent" || why.kind === "late" ? { timing: true as const } : {};
  return [{
    rule: instead ?? ruleFor(bout, why),
    expected: [IN_TIME],
    actual: unendedText(why),
    evidence: [],
    ...timing,
  }];
}

function ruleFor(bout: TzaarBout, why: Unanswered): RuleId {
  switch (why.kind) {
    case "late":
      return "tzaar/in-time";
    case "unflushed":
      return "tzaar/no-stdin";
    case "flooded":
      return "tzaar/bounded-output";
    case "exited":
      return "tzaar/exit-zero";
    case "silent":
    case "disconnected":
    case "on-stderr":
    case "needs-crlf":
    case "other-protocol":
      return blamed(bout, "tzaar/ends");
  }
}

const IN_TIME: Localized = {
  en: "the program ends within 5 s",
  zh: "程式在 5 秒內結束",
  ja: "プログラムが 5 秒以内に終了する",
};
