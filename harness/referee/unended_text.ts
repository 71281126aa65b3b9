/** How a program kept us waiting that is to do its work and end. @module */

import { fill, type Localized, type Text } from "../core/mod.ts";
import { DOING_WORDS } from "./doing_words.ts";
import type { Unanswered } from "./unanswered.ts";
import { unansweredText } from "./unanswered_text.ts";

/** How a program that answers by files, and should have ended, did not. */
export function unendedText(why: Unanswered): Text {
  switch (why.kind) {
    case "late":
      return fill(LATE, { seconds: seconds(why.waitedMs), allowed: seconds(why.allowedMs) });
    case "unflushed":
      return WAITED;
    case "silent":
      return runningText(why);
    case "flooded":
    case "exited":
    case "disconnected":
    case "on-stderr":
    case "needs-crlf":
    case "other-protocol":
      return unansweredText(why);
  }
}

function runningText({ waitedMs, doing }: Extract<Unanswered, { kind: "silent" }>): Text {
  const running = fill(RUNNING, { seconds: seconds(waitedMs) });
  return doing === undefined ? running : fill(MEANWHILE, { running, doing: DOING_WORDS[doing] });
}

function seconds(ms: number): string {
  return `${Math.round(ms / 10) / 100} s`;
}

const LATE: Localized = {
  en: "it ended after {seconds}, {allowed} were allowed",
  zh: "{seconds} 後才結束，時限為 {allowed}",
  ja: "{seconds} 後に終了した（制限 {allowed}）",
};
const RUNNING: Localized = {
  en: "still running after {seconds}",
  zh: "{seconds} 後仍未結束",
  ja: "{seconds} 後もまだ終了していない",
};
const MEANWHILE: Localized = {
  en: "{running}; {doing}",
  zh: "{running}；{doing}",
  ja: "{running}。{doing}",
};
const WAITED: Localized = {
  en: "still running until its stdin was closed: it waited for input",
  zh: "關閉 stdin 後才結束：引擎在等待輸入",
  ja: "stdin を閉じるまで終了しない。入力を待っていた",
};
