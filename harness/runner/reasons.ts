/** Why a case was not judged, in words. @module */

import type { Localized } from "../core/mod.ts";

/** The preflight found that there is no talk. */
export const NO_TALK: Localized = {
  en: "No talk is possible before {rule} is mended (see {scenario})",
  zh: "修正 {rule} 之前無法繼續對話（見 {scenario}）",
  ja: "{rule} を直すまで対話できない（{scenario} を参照）",
};

/** One failure is enough. */
export const FAIL_FAST: Localized = {
  en: "An earlier scenario failed and --fail-fast was given",
  zh: "先前的情境失敗，且指定了 --fail-fast",
  ja: "先のシナリオが失敗し --fail-fast が指定されている",
};

/** Somebody stopped the run. */
export const INTERRUPTED: Localized = {
  en: "The run was interrupted",
  zh: "執行被中斷",
  ja: "実行が中断された",
};

/** Others have used up the time. */
export const NO_BUDGET: Localized = {
  en: "The run's budget was used up before (--full lifts it, --budget changes it)",
  zh: "執行預算已先用完（--full 取消，--budget 調整）",
  ja: "実行の予算を先に使い切った（--full で外す、--budget で変える）",
};

/** A game would use up more time than there is. */
export const NO_TIME_FOR_GAME: Localized = {
  en:
    "At {seconds} s per ply a whole game takes about {needed} s, more than the budget has left (--full lifts it)",
  zh: "每手約 {seconds} 秒，整局約需 {needed} 秒，超過剩餘預算（--full 可取消）",
  ja: "一手約 {seconds} 秒では一局に約 {needed} 秒かかり、残りの予算を超える（--full で外せる）",
};

/** A finding about time that nobody could repeat. */
export const UNCONFIRMED: Localized = {
  en:
    "Inconclusive: {rule} was broken while other engines ran beside it, and the budget has no time to try again alone (--full lifts it)",
  zh: "無法判定：與其他程式並行時違反了 {rule}，而預算不足以單獨重試（--full 可取消預算）",
  ja:
    "判定不能：他のエンジンと並行中に {rule} の違反があったが、単独で再試行する予算がない（--full で外せる）",
};

/** Giving up is no violation, and shows nothing either. */
export const RESIGNED: Localized = {
  en: "Not judged: the engine resigned before it made a single ply",
  zh: "未判定：程式一手未走就認負",
  ja: "判定なし: エンジンは一手も指さずに投了した",
};

/** No time to wait longer for an engine that uses its processor. */
export const STILL_THINKING: Localized = {
  en:
    "The run's budget has no more time for this answer; the engine was still thinking after {seconds} s, as its clock allows (--full lifts the budget)",
  zh:
    "執行預算不足以再等此回覆；程式思考 {seconds} 秒後仍未回覆，但其時鐘允許（--full 可取消預算）",
  ja:
    "実行の予算ではこの応答をこれ以上待てない。エンジンは {seconds} 秒考慮中だが持ち時間内（--full で予算を外す）",
};

/** No time to wait longer for an engine that does nothing. */
export const STILL_WAITING: Localized = {
  en:
    "No answer for {seconds} s, and {used} ms of processor time in all: the engine seems to hang, waiting for something instead of thinking. Its clock allows more than the run's budget can wait, so this is not judged (--full lifts the budget)",
  zh:
    "{seconds} 秒內沒有回覆，處理器時間總共只用了 {used} 毫秒：程式似乎卡住，在等待某事而不是思考。其時鐘允許的時間超過執行預算，因此不判定（--full 可取消預算）",
  ja:
    "{seconds} 秒間応答がなく、使った CPU 時間は全部で {used} ミリ秒。エンジンは考えているのではなく何かを待って止まっているらしい。持ち時間が実行の予算より長いので判定しない（--full で予算を外す）",
};
