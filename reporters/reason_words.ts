/** The sentences for every reason why a case was not judged. @module */

import { fill, type Localized, type Reason, type Text, type Verdict } from "../harness/core/mod.ts";

/** What people read about a reason. */
export function reasonText(reason: Reason): Text {
  const tell = SENTENCES[reason.kind] as (reason: Reason) => Text;
  return tell(reason);
}

/** What people read about a verdict; nothing where it speaks for itself. */
export function whyOf(verdict: Verdict): Text {
  return "because" in verdict ? reasonText(verdict.because) : "";
}

type Sentences = {
  readonly [Kind in Reason["kind"]]: (reason: Extract<Reason, { kind: Kind }>) => Text;
};

const SENTENCES: Sentences = {
  excluded: ({ by }) => by,
  barred: ({ rule, scenario }) => fill(BARRED, { rule, scenario }),
  "barred-unseen": () => BARRED_UNSEEN,
  lifted: () => LIFTED,
  "not-offered": ({ what }) => fill(NOT_OFFERED, { what }),
  resigned: () => RESIGNED,
  "fail-fast": () => FAIL_FAST,
  interrupted: () => INTERRUPTED,
  budget: budgetText,
  "still-thinking": ({ waitedMs }) => fill(STILL_THINKING, { seconds: seconds(waitedMs) }),
  hanging: ({ waitedMs, usedMs }) =>
    fill(HANGING, { seconds: seconds(waitedMs), used: Math.round(usedMs) }),
  "machine-busy": ({ hinderedMs, tookMs, allowedMs }) => {
    const ms = Math.round(hinderedMs);
    if (tookMs === undefined || allowedMs === undefined) return fill(MACHINE_BUSY, { ms });
    return fill(NEARLY_LATE, {
      ms,
      took: tenths(tookMs),
      allowed: Math.round(allowedMs / 100) / 10,
    });
  },
  unconfirmed: ({ rule }) => fill(UNCONFIRMED, { rule }),
  unstartable: ({ why }) => why,
  "sandbox-unmade": ({ line }) => fill(SANDBOX_UNMADE, { line }),
  unfinished: () => UNFINISHED,
  "too-short": ({ plies, least }) => fill(TOO_SHORT, { plies, least }),
  "no-rule": () => NO_RULE,
  "unfinished-record": () => UNFINISHED_RECORD,
  "cut-short": () => CUT_SHORT,
  "harness-error": ({ detail }) => detail,
  told: ({ why }) => why,
};

function budgetText({ neededMs, perPlyMs, plies }: Extract<Reason, { kind: "budget" }>): Localized {
  if (plies !== undefined) return fill(GAME_CUT, { plies });
  if (neededMs === undefined || perPlyMs === undefined) return NO_BUDGET;
  const perPly = Math.round(perPlyMs / 100) / 10;
  return fill(NO_TIME_FOR_GAME, { seconds: perPly, needed: seconds(neededMs) });
}

function tenths(ms: number): string {
  return (ms / 1000).toFixed(1);
}

function seconds(ms: number): number {
  return Math.round(ms / 1000);
}

const BARRED: Localized = {
  en: "Fix {rule} first (see {scenario})",
  zh: "請先修正 {rule}（見 {scenario}）",
  ja: "先に {rule} を直すこと（{scenario} を参照）",
};
const BARRED_UNSEEN: Localized = {
  en: "The engine cannot go on after an earlier scenario that is not shown",
  zh: "先前未公開的情境之後，引擎無法繼續",
  ja: "先に行われた非公開のシナリオのため、続行できない",
};
const LIFTED: Localized = {
  en: "it was never tried, since the engine did not talk, and what stopped it does not count",
  zh: "引擎無法對話而未曾進行，但造成中斷的原因不計分",
  ja: "エンジンと対話できず実施されなかったが、その原因は採点対象外",
};
const NOT_OFFERED: Localized = {
  en: "Not judged: the engine does not offer {what}, which is optional",
  zh: "未判定：引擎未提供選用功能 {what}",
  ja: "判定なし：エンジンは任意の機能 {what} を備えていない",
};
const RESIGNED: Localized = {
  en: "Not judged: the engine resigned before it made a single ply",
  zh: "未判定：引擎一手未走就認負",
  ja: "判定なし：エンジンは一手も指さずに投了した",
};
const FAIL_FAST: Localized = {
  en: "An earlier scenario failed and --fail-fast was given",
  zh: "先前的情境失敗，且指定了 --fail-fast",
  ja: "先のシナリオが失敗し、--fail-fast が指定されている",
};
const INTERRUPTED: Localized = {
  en: "The run was interrupted",
  zh: "執行被中斷",
  ja: "実行が中断された",
};
const NO_BUDGET: Localized = {
  en: "The time budget was used up before this scenario (--full lifts it, --budget changes it)",
  zh: "時間預算在此情境之前已用完（--full 可取消限制，--budget 可調整）",
  ja: "このシナリオの前に制限時間を使い切った（--full で解除、--budget で変更できる）",
};
const NO_TIME_FOR_GAME: Localized = {
  en:
    "At {seconds} s per ply a whole game takes about {needed} s, more than the time budget has left (--full lifts it)",
  zh: "每手約 {seconds} 秒，整局約需 {needed} 秒，超過剩餘的時間預算（--full 可取消限制）",
  ja:
    "一手約 {seconds} 秒では一局に約 {needed} 秒かかり、残りの制限時間を超える。--full で解除できる",
};
const GAME_CUT: Localized = {
  en: "Only {plies} plies fit into the time budget, all without a violation (--full lifts it)",
  zh: "時間預算內只下了 {plies} 手，未發現違規（--full 可取消限制）",
  ja: "制限時間内に確認できたのは {plies} 手まで（違反なし）。--full で解除できる",
};
const STILL_THINKING: Localized = {
  en:
    "The time budget allows no longer wait for this answer; the engine was still thinking after {seconds} s, as its clock allows (--full lifts the budget)",
  zh:
    "時間預算不足以再等此回覆；引擎思考 {seconds} 秒後仍未回覆，但其時鐘允許（--full 可取消限制）",
  ja:
    "制限時間のため、この応答をこれ以上待てない。エンジンは {seconds} 秒考慮中だが持ち時間内。--full で解除できる",
};
const HANGING: Localized = {
  en:
    "No answer for {seconds} s, and {used} ms of processor time in all: the engine seems to hang, waiting for something instead of thinking. Its clock allows more than the time budget can wait, so this is not judged (--full lifts the budget)",
  zh:
    "{seconds} 秒內沒有回覆，處理器時間總共只用了 {used} 毫秒：引擎似乎卡住，在等待某事而不是思考。其時鐘允許的時間超過時間預算，因此不判定（--full 可取消限制）",
  ja:
    "{seconds} 秒間応答がなく、使った CPU 時間は全部で {used} ミリ秒。エンジンは考えているのではなく何かを待って止まっているらしい。持ち時間が制限時間より長いので判定しない。--full で解除できる",
};
const MACHINE_BUSY: Localized = {
  en:
    "Inconclusive: this machine was too busy to measure time ({ms} ms were lost); run again alone",
  zh: "無法判定：本機太忙碌，無法準確計時（損失 {ms} 毫秒）；請單獨重跑",
  ja: "判定不能：このマシンが混んでいて時間を測れない（{ms} ミリ秒の遅れ）。単独で再実行すること",
};
const NEARLY_LATE: Localized = {
  en:
    "Inconclusive: answered after {took} s of {allowed} s, {ms} ms of which this machine was busy with other work; run again alone",
  zh: "無法判定：時限 {allowed} 秒，{took} 秒時回覆，其中 {ms} 毫秒是本機忙於其他工作；請單獨重跑",
  ja:
    "判定不能：制限 {allowed} 秒に対し {took} 秒で応答したが、うち {ms} ミリ秒はマシンが他の処理をしていた。単独で再実行すること",
};
const UNCONFIRMED: Localized = {
  en:
    "Inconclusive: {rule} was broken while other engines ran beside it, and the time budget does not allow another try alone (--full lifts it)",
  zh: "無法判定：與其他引擎並行時違反了 {rule}，而時間預算不足以單獨重試（--full 可取消限制）",
  ja:
    "判定不能：他のエンジンと並行中に {rule} の違反があったが、制限時間のため単独で再試行できない。--full で解除できる",
};
const SANDBOX_UNMADE: Localized = {
  en: "The sandbox could not be made: {line}",
  zh: "無法建立沙箱：{line}",
  ja: "サンドボックスを作れなかった：{line}",
};
const UNFINISHED: Localized = {
  en: "Not judged: the case ended before all its steps were done, though no rule was broken",
  zh: "未判定：案例未完成所有步驟就結束，但未發現違規",
  ja: "判定なし：違反はないが、すべての手順を終える前にケースが終わった",
};
const TOO_SHORT: Localized = {
  en:
    "Not judged: each game was over too early for it, the last after {plies} plies of the {least} needed",
  zh: "未判定：各局都太早結束，最後一局只有 {plies} 手，至少需要 {least} 手",
  ja: "判定なし：どの対局も早く終わり、最後の対局は {plies} 手だった（{least} 手以上が必要）",
};
const NO_RULE: Localized = {
  en: "The game could not go on, and no rule says whose fault that is",
  zh: "對局無法繼續，且沒有規則可判定責任歸屬",
  ja: "対局を続けられず、誰の責任かを定める規則がない",
};
const UNFINISHED_RECORD: Localized = {
  en: "The record has no result",
  zh: "紀錄沒有結果",
  ja: "記録に結果がない",
};
const CUT_SHORT: Localized = {
  en: "The run was cut short while this case was under way",
  zh: "執行在此案例進行中被中斷",
  ja: "このケースの実行中に中断された",
};
