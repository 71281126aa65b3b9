/** Which rule an engine breaks that does not end, or ends too late. @module */

import { fill, type Localized } from "../../core/mod.ts";
import type { Finding, RuleId } from "../../protocols/finding.ts";
import { BOARD_NAME } from "../../protocols/read_file/mod.ts";
import type { Unanswered } from "../pairing.ts";
import { unendedText } from "../unended_text.ts";
import { blamed, type ReadFileBout } from "./bout.ts";

/** The rule that was broken when an engine did not end in time. */
export function giveUp(bout: ReadFileBout, why: Unanswered, instead?: RuleId): readonly Finding[] {
  const timed = why.kind === "silent" || why.kind === "late";
  return [{
    rule: timed && instead ? instead : ruleFor(bout, why),
    expected: [fill(IN_TIME, { seconds: bout.timeSeconds })],
    actual: unendedText(why),
    evidence: [],
    ...timed ? { timing: true as const } : {},
  }];
}

function ruleFor(bout: ReadFileBout, why: Unanswered): RuleId {
  const { call } = bout.question ?? {};
  const ended = why.kind === "flooded";
  if (call && call.files[BOARD_NAME] === undefined && !ended) return "readfile/missing-board";
  switch (why.kind) {
    case "late":
      return blamed(bout, "readfile/in-time");
    case "unflushed":
      return "readfile/no-stdin";
    case "flooded":
      return "readfile/bounded-output";
    case "exited":
    case "silent":
    case "disconnected":
    case "on-stderr":
    case "needs-crlf":
    case "other-protocol":
      return blamed(bout, "readfile/ends");
  }
}

const IN_TIME: Localized = {
  en: "the engine ends within {seconds} s",
  zh: "程式在 {seconds} 秒內結束",
  ja: "エンジンが {seconds} 秒以内に終了する",
};
