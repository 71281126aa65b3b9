/** Which rule a program breaks that does not end, or ends too late. @module */

import type { Localized } from "../../core/mod.ts";
import type { RuleId } from "../../protocols/finding.ts";
import { anyDisconnection, type Blame, type UnansweredKind } from "../blame.ts";
import { unendedText } from "../unended_text.ts";
import { blamed, type TzaarBout } from "./bout.ts";

/** What a program breaks that does not end in time. */
export const BLAME: Blame<TzaarBout> = {
  ruleFor: {
    silent: endsRule,
    late: "tzaar/in-time",
    unflushed: "tzaar/no-stdin",
    flooded: "tzaar/bounded-output",
    exited: "tzaar/exit-zero",
    "on-stderr": endsRule,
    "needs-crlf": endsRule,
    "other-protocol": endsRule,
    ...anyDisconnection<TzaarBout>(endsRule),
  },
  otherwise: { silent: "tzaar/ends", "on-stderr": "tzaar/ends", "other-protocol": "tzaar/ends" },
  // A program that cannot cope with what was changed may just as well wait for input or fail.
  replaceable: new Set<UnansweredKind>(["silent", "late", "unflushed", "exited"]),
  namesTime: true,
  expected: () => [IN_TIME],
  actual: (_bout, why) => unendedText(why),
};

function endsRule(bout: TzaarBout): RuleId {
  return blamed(bout, "tzaar/ends");
}

const IN_TIME: Localized = {
  en: "the program ends within 5 s",
  zh: "程式在 5 秒內結束",
  ja: "プログラムが 5 秒以内に終了する",
};
