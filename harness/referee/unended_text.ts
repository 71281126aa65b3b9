/** How a program kept us waiting that is to do its work and end. @module */

import { fill, type Localized, type Text } from "../core/mod.ts";
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
  zh: "關閉 stdin 後才結束：引擎在等待輸入",
  ja: "stdin を閉じるまで終了しない。入力を待っていた",
};
