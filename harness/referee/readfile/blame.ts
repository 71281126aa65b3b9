/** Which rule an engine breaks that does not end, or ends too late. @module */

import { fill, type Localized } from "../../core/mod.ts";
import type { RuleId } from "../../protocols/finding.ts";
import { BOARD_NAME } from "../../protocols/readfile/mod.ts";
import { anyDisconnection, type Blame, type UnansweredKind } from "../blame.ts";
import { unendedText } from "../unended_text.ts";
import { blamed, type ReadFileBout } from "./bout.ts";

/** What an engine breaks that does not end in time. */
export const BLAME: Blame<ReadFileBout> = {
  ruleFor: {
    silent: endsRule,
    late: withBoard((bout) => blamed(bout, "readfile/in-time")),
    unflushed: withBoard(() => "readfile/no-stdin"),
    flooded: "readfile/bounded-output",
    exited: endsRule,
    "on-stderr": endsRule,
    "needs-crlf": endsRule,
    "other-protocol": endsRule,
    ...anyDisconnection<ReadFileBout>(endsRule),
  },
  // An exit is the answer here, and reading stdin breaks its own rule whatever was changed.
  replaceable: new Set<UnansweredKind>(["silent", "late"]),
  namesTime: true,
  expected: ({ timeSeconds }) => [fill(IN_TIME, { seconds: timeSeconds })],
  actual: (_bout, why) => unendedText(why),
};

/** Without a board nothing but that is to blame. */
function withBoard(rule: (bout: ReadFileBout) => RuleId): (bout: ReadFileBout) => RuleId {
  return (bout) => {
    const { call } = bout.question ?? {};
    return call && call.files[BOARD_NAME] === undefined ? "readfile/missing-board" : rule(bout);
  };
}

function endsRule(bout: ReadFileBout): RuleId {
  return withBoard(() => blamed(bout, "readfile/ends"))(bout);
}

const IN_TIME: Localized = {
  en: "the engine ends within {seconds} s",
  zh: "引擎在 {seconds} 秒內結束",
  ja: "エンジンが {seconds} 秒以内に終了する",
};
