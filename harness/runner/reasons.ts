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
  zh: "未判定：程式一手未走就認輸",
  ja: "判定なし: エンジンは一手も指さずに投了した",
};
