/** Every word about contests in rounds, in all languages. @module */

import { fill, inLanguage, type Language, type Localized } from "../harness/core/mod.ts";

const WORDS = {
  standings: { en: "Standings", zh: "名次表", ja: "順位表" },
  roundOf: {
    en: "Round {round}: {meetings} meetings",
    zh: "第 {round} 輪：{meetings} 場對戰",
    ja: "第 {round} 回戦：{meetings} 試合",
  },
  round: { en: "round {round}", zh: "第 {round} 輪", ja: "{round} 回戦" },
  rounds: { en: "{count} rounds", zh: "{count} 輪", ja: "{count} 回戦" },
  bye: { en: "without an opponent: {names}", zh: "輪空：{names}", ja: "不戦勝：{names}" },
  byeCell: { en: "bye", zh: "輪空", ja: "不戦勝" },
  walkover: { en: "walkover", zh: "不戰勝", ja: "不戦勝" },
  walkoverLost: { en: "absent", zh: "缺席", ja: "不戦敗" },
  withdrawn: { en: "{name} has withdrawn", zh: "{name} 退出比賽", ja: "{name} は棄権" },
  forfeits: {
    en: "{name} is out: too many games were lost by forfeit",
    zh: "{name} 因違規判負局數過多而出局",
    ja: "{name} は反則負けが多く失格",
  },
  absent: {
    en: "{name} is out: it could not be started or never answered",
    zh: "{name} 無法啟動或沒有回應，已出局",
    ja: "{name} は起動しないか応答がなく失格",
  },
  walkovers: {
    en: "{name} lost by walkover: it could not be started or never answered",
    zh: "{name} 無法啟動或沒有回應，對手不戰勝",
    ja: "{name} は起動しないか応答がなく、不戦敗",
  },
  noTask: {
    en: "Round {round} has no task {task}: nothing to do",
    zh: "第 {round} 輪沒有第 {task} 項工作，無須執行",
    ja: "第 {round} 回戦に {task} 番の仕事はない。何もしない",
  },
  tasks: {
    en: "{count} tasks to be played, listed in {file}",
    zh: "待執行的工作共 {count} 項，列於 {file}",
    ja: "残りの仕事は {count} 件。{file} に一覧がある",
  },
  missingTask: {
    en: "Task {task} of round {round} is missing: {names}",
    zh: "第 {round} 輪第 {task} 項工作尚未完成：{names}",
    ja: "第 {round} 回戦の仕事 {task} が未完了：{names}",
  },
  forfeitList: { en: "Games lost by forfeit", zh: "違規判負的對局", ja: "反則負けの対局" },
  forfeitLine: {
    en: "{name} against {other}, game {number}: {rule}",
    zh: "{name} 對 {other}，第 {number} 局：{rule}",
    ja: "{name} 対 {other}、第 {number} 局：{rule}",
  },
  "round-robin": { en: "round robin", zh: "循環賽", ja: "総当たり" },
  gauntlet: { en: "gauntlet", zh: "一對多", ja: "一対多" },
  swiss: { en: "Swiss system", zh: "瑞士制", ja: "スイス式" },
  "knock-out": { en: "knock-out", zh: "單淘汰賽", ja: "勝ち抜き戦" },
  bySeed: { en: "by seed", zh: "依種子序", ja: "シード順" },
  bracket: { en: "Bracket", zh: "對戰表", ja: "トーナメント表" },
  champion: { en: "winner: {name}", zh: "冠軍：{name}", ja: "優勝：{name}" },
  roundsNote: {
    en: "Each round: the opponent's place in this table and the points won from it.",
    zh: "各輪欄位：對手在本表的名次與從其取得的分數。",
    ja: "各回戦の欄：相手のこの表での順位と、その相手から得た点。",
  },
} as const satisfies Readonly<Record<string, Localized>>;

/** The name of a word. */
export type ContestWord = keyof typeof WORDS;

/** A word in a language, with values in its `{places}`. */
export function contestWord(
  name: ContestWord,
  language: Language,
  values: Readonly<Record<string, string | number>> = {},
): string {
  const { en, ...others } = WORDS[name];
  const counted = en.replaceAll(
    /\{(\w+)\} (meetings|tasks|rounds)\b/g,
    (all, key, many) => values[key] === 1 ? `{${key}} ${many.slice(0, -1)}` : all,
  );
  return inLanguage(fill({ en: counted, ...others }, values), language);
}
