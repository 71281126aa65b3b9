/** Which rule an engine breaks that does not end, or ends too late. @module */

import { fill, type Finding, type Localized, type Text } from "../../core/mod.ts";
import { BOARD_NAME } from "../../protocols/read_file/mod.ts";
import type { Unanswered } from "../pairing.ts";
import { unansweredText } from "../unanswered_text.ts";
import { blamed, type ReadFileBout } from "./bout.ts";

/** The rule that was broken when an engine did not end in time. */
export function giveUp(bout: ReadFileBout, why: Unanswered, instead?: string): readonly Finding[] {
  const timed = why.kind === "silent" || why.kind === "late";
  return [{
    rule: timed && instead ? instead : ruleFor(bout, why),
    expected: [fill(IN_TIME, { seconds: bout.timeSeconds })],
    actual: actualOf(why),
    evidence: [],
    ...timed ? { timing: true as const } : {},
  }];
}

function ruleFor(bout: ReadFileBout, why: Unanswered): string {
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
  en: "the engine ends within {seconds} s",
  zh: "程式在 {seconds} 秒內結束",
  ja: "エンジンが {seconds} 秒以内に終了する",
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
