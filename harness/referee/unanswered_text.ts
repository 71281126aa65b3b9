/** How a wait ended without an answer, in words. @module */

import { fill, type Localized, visible } from "../core/mod.ts";
import { DOING_WORDS } from "./doing_words.ts";
import { type ProcessFate, withLastWords } from "./last_words.ts";
import type { Unanswered, Unheeded } from "./unanswered.ts";

/** What a report shows as *actual*. */
export function unansweredText(why: Unanswered): Localized {
  switch (why.kind) {
    case "silent":
      return silentText(why);
    case "late":
      return fill(LATE, {
        text: visible(why.text),
        seconds: seconds(why.waitedMs),
        allowed: seconds(why.allowedMs),
      });
    case "unflushed":
      return why.full
        ? fill(FULL, { ...why.full, text: visible(why.text) })
        : fill(why.terminal ? IN_TERMINAL : UNFLUSHED, { text: visible(why.text) });
    case "exited":
      return fill(EXITED, { fate: fateText(why) });
    case "flooded":
      return why.what === "line"
        ? fill(LONG_LINE, { bytes: why.bytes })
        : fill(FLOODED, { bytes: why.bytes, what: why.what });
    case "disconnected":
      return fill(DISCONNECTED[why.how], { detail: visible(why.detail) });
    case "on-stderr":
      return fill(ON_STDERR, { text: visible(why.text) });
    case "needs-crlf":
      return fill(NEEDS_CRLF, { text: visible(why.text) });
    case "other-protocol":
      return fill(OTHER_PROTOCOL, { name: why.name, text: visible(why.text) });
  }
}

/** How a process ended: its code or its signal by name, and its last words where it had some. */
export function fateText(
  { code, signal, excess, stderr = "" }: ProcessFate & { stderr?: string },
): Localized {
  if (excess) return fill(BY_EXCESS, { excess });
  const fate = signal === undefined
    ? fill(BY_CODE, { code: code ?? "?" })
    : fill(BY_SIGNAL, { signal, meaning: SIGNALS[signal] ?? { en: "", zh: "", ja: "" } });
  return code === 0 ? fate : withLastWords(fate, stderr);
}

function silentText(
  { waitedMs, unheeded, doing, cutShort }: Extract<Unanswered, { kind: "silent" }>,
): Localized {
  const silent = unheeded
    ? fill(NO_ANSWER, { seconds: seconds(waitedMs), what: unheededText(unheeded) })
    : fill(SILENT, { seconds: seconds(waitedMs) });
  if (doing === undefined) return silent;
  return fill(cutShort ? CUT_SHORT : MEANWHILE, { silent, doing: DOING_WORDS[doing] });
}

/** The first of the lines, and how many there are besides. */
function unheededText({ first, count, unended }: Unheeded): Localized {
  if (first.trim() === "") return fill(BLANK_LINES, { count });
  const shown = unended ? fill(UNENDED, { text: visible(first) }) : visible(first);
  return count === 1 ? fill(ONE_LINE, { shown }) : fill(MORE_LINES, { shown, more: count - 1 });
}

function seconds(ms: number): number {
  return Math.round(ms / 10) / 100;
}

const SILENT: Localized = {
  en: "nothing, for {seconds} s",
  zh: "{seconds} 秒內沒有任何回覆",
  ja: "{seconds} 秒間、応答なし",
};

const NO_ANSWER: Localized = {
  en: "no answer for {seconds} s, only {what}",
  zh: "{seconds} 秒內沒有回覆，只有{what}",
  ja: "{seconds} 秒間、応答なし。届いたのは{what}",
};

const ONE_LINE: Localized = {
  en: "a line that is not an answer: {shown}",
  zh: "一行不是回覆的輸出：{shown}",
  ja: "応答ではない 1 行だけ：{shown}",
};

const MORE_LINES: Localized = {
  en: "lines that are no answer: {shown} (and {more} more)",
  zh: "不是回覆的輸出：{shown}（另有 {more} 行）",
  ja: "応答ではない行だけ：{shown}（ほか {more} 行）",
};

const BLANK_LINES: Localized = {
  en: "blank lines ({count})",
  zh: "空白行（{count} 行）",
  ja: "空行だけ（{count} 行）",
};

const UNENDED: Localized = {
  en: "{text} (without the end of the line)",
  zh: "{text}（沒有行尾）",
  ja: "{text}（行末がない）",
};

const MEANWHILE: Localized = {
  en: "{silent}; {doing}",
  zh: "{silent}；{doing}",
  ja: "{silent}。{doing}",
};

const CUT_SHORT: Localized = {
  en: "{silent}; {doing}, so Shinpan did not wait any longer",
  zh: "{silent}；{doing}，因此未到時限就不再等待",
  ja: "{silent}。{doing}ので、制限時間を待たずに打ち切った",
};

const LATE: Localized = {
  en: "{text} after {seconds} s, {allowed} s were allowed",
  zh: "{seconds} 秒後才收到 {text}，時限為 {allowed} 秒",
  ja: "{text} が {seconds} 秒後に届いた（制限 {allowed} 秒）",
};

const UNFLUSHED: Localized = {
  en: "no answer until the input was closed, then {text}",
  zh: "關閉輸入後才出現 {text}",
  ja: "入力を閉じて初めて {text} が出た",
};

const IN_TERMINAL: Localized = {
  en: "no answer on a pipe, but in a terminal: {text}",
  zh: "接到管線時沒有回覆，在終端機中則為：{text}",
  ja: "パイプでは応答がないが、端末では：{text}",
};
const FULL: Localized = {
  en:
    "no answer to one question; asked {asked} times, {count} at once ({text} first) and half of the next: only a full buffer is sent",
  zh:
    "只問一次時沒有回覆；連問 {asked} 次，才一次送出 {count} 則（第一則是 {text}）和下一則的一半：緩衝區滿了才送出",
  ja:
    "一度の問いには応答なし。{asked} 回尋ねると {count} 件（最初は {text}）と次の途中までがまとめて届いた。バッファが満杯になるまで送られない",
};

const EXITED: Localized = {
  en: "no answer: the engine {fate}",
  zh: "沒有回覆：引擎{fate}",
  ja: "応答なし：エンジンは{fate}",
};

const BY_CODE: Localized = {
  en: "exited with code {code}",
  zh: "以代碼 {code} 結束",
  ja: "コード {code} で終了した",
};

const BY_SIGNAL: Localized = {
  en: "was ended by {signal}{meaning}",
  zh: "被訊號 {signal} 終止{meaning}",
  ja: "シグナル {signal} で終了した{meaning}",
};

const BY_EXCESS: Localized = {
  en: "was ended since it used {excess}",
  zh: "因使用了{excess}而被終止",
  ja: "{excess}を使ったため終了させられた",
};

const SIGNALS: Readonly<Record<string, Localized>> = {
  SIGSEGV: {
    en: " (it touched memory that is not its own)",
    zh: "（存取了不屬於它的記憶體）",
    ja: "（不正なメモリに触れた）",
  },
  SIGABRT: {
    en: " (abort: an assertion, a failed allocation or an uncaught exception)",
    zh: "（abort：assert、配置失敗或未捕捉的例外）",
    ja: "（abort：アサーション、確保の失敗、捕捉されない例外）",
  },
  SIGFPE: { en: " (division by zero)", zh: "（除以零）", ja: "（ゼロ除算）" },
  SIGKILL: {
    en: " (killed, perhaps for its memory)",
    zh: "（被強制終止，可能因記憶體不足）",
    ja: "（強制終了、メモリ不足の可能性）",
  },
};

const FLOODED: Localized = {
  en: "more output than is allowed: {bytes} bytes ({what}) when it was stopped",
  zh: "輸出過量：停止時已有 {bytes} 位元組（{what}）",
  ja: "出力が多すぎる：停止時 {bytes} バイト（{what}）",
};

const LONG_LINE: Localized = {
  en: "a line longer than is allowed: {bytes} bytes when it was stopped",
  zh: "單行過長：停止時已有 {bytes} 位元組",
  ja: "1 行が長すぎる：停止時 {bytes} バイト",
};

type Disconnection = Extract<Unanswered, { kind: "disconnected" }>["how"];

const DISCONNECTED: Readonly<Record<Disconnection, Localized>> = {
  "never-connected": {
    en: "no answer: the engine runs but never connected ({detail})",
    zh: "沒有回覆：引擎在執行，但始終沒有連線（{detail}）",
    ja: "応答なし：エンジンは動いているが接続してこない（{detail}）",
  },
  "wrong-port": {
    en: "no answer: the engine connected to another port ({detail})",
    zh: "沒有回覆：引擎連到別的埠（{detail}）",
    ja: "応答なし：エンジンは別のポートに接続した（{detail}）",
  },
  "wrong-host": {
    en: "no answer: the engine connected to another host ({detail})",
    zh: "沒有回覆：引擎連到別的主機（{detail}）",
    ja: "応答なし：エンジンは別のホストに接続した（{detail}）",
  },
  closed: {
    en: "no answer: the engine closed the connection ({detail})",
    zh: "沒有回覆：引擎關閉了連線（{detail}）",
    ja: "応答なし：エンジンが接続を閉じた（{detail}）",
  },
  reset: {
    en: "no answer: the engine reset the connection ({detail})",
    zh: "沒有回覆：引擎重設了連線（{detail}）",
    ja: "応答なし：エンジンが接続をリセットした（{detail}）",
  },
};

const ON_STDERR: Localized = {
  en: "no answer on stdout, but on stderr {text}",
  zh: "stdout 沒有回覆，但 stderr 有 {text}",
  ja: "stdout には応答がなく、stderr に {text}",
};

const NEEDS_CRLF: Localized = {
  en: "no answer after LF, but after CRLF {text}",
  zh: "以 LF 結尾時沒有回覆，以 CRLF 結尾時回覆 {text}",
  ja: "LF では応答がなく、CRLF では {text}",
};

const OTHER_PROTOCOL: Localized = {
  en: "words of {name}: {text}",
  zh: "{name} 的用語：{text}",
  ja: "{name} の言葉：{text}",
};
