/** Which rule a program breaks that does not end, or ends too late. @module */

import { fill, type Finding, type Localized, type Text } from "../../core/mod.ts";
import type { Unanswered } from "../pairing.ts";
import { unansweredText } from "../unanswered_text.ts";
import { blamed, type TzaarBout } from "./bout.ts";

/** The rule that was broken when a program did not end in time. */
export function giveUp(bout: TzaarBout, why: Unanswered, instead?: string): readonly Finding[] {
  const timing = why.kind === "silent" || why.kind === "late" ? { timing: true as const } : {};
  return [{
    rule: instead ?? ruleFor(bout, why),
    expected: [IN_TIME],
    actual: actualOf(why),
    evidence: [],
    ...timing,
  }];
}

function ruleFor(bout: TzaarBout, why: Unanswered): string {
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

function actualOf(why: Unanswered): Text {
  switch (why.kind) {
    case "late":
      return fill(LATE, { seconds: seconds(why.waitedMs), allowed: seconds(why.allowedMs) });
    case "unflushed":
      return WAITED;
    case "silent":
      return fill(RUNNING, { seconds: seconds(why.waitedMs) });
    case "flooded":
    case "exited":
    case "disconnected":
    case "on-stderr":
    case "needs-crlf":
    case "other-protocol":
      return unansweredText(why);
  }
}

function seconds(ms: number): string {
  return `${Math.round(ms / 10) / 100} s`;
}

const IN_TIME: Localized = {
  en: "the program ends within 5 s",
  zh: "程式在 5 秒內結束",
  ja: "プログラムが 5 秒以内に終了する",
};
const LATE: Localized = {
  en: "it ended after {seconds}, {allowed} were allowed",
  zh: "{seconds} 後才結束，時限為 {allowed}",
  ja: "{seconds} 後に終了した（制限 {allowed}）",
};
const RUNNING: Localized = {
  en: "still running after {seconds}",
  zh: "{seconds} 後仍在執行",
  ja: "{seconds} 後もまだ動いている",
};
const WAITED: Localized = {
  en: "still running until its stdin was closed: it waited for input",
  zh: "關閉 stdin 後才結束：程式在等待輸入",
  ja: "stdin を閉じるまで終了しない。入力を待っていた",
};
