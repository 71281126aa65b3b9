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
  willBeWalkovers: {
    en: "The others play; its opponents win by walkover",
    zh: "其餘棋手照常比賽，其對手不戰勝",
    ja: "ほかの対局者で大会を行い、その相手は不戦勝とする",
  },
  nothingToPlay: {
    en: "Nothing was played: fewer than two players that would meet can be started",
    zh: "沒有進行任何對局：可啟動且會相遇的棋手不到兩位",
    ja: "対戦できる対局者が二人いないため、何も行わなかった",
  },
  unpairable: {
    en:
      "Over after {round} of {rounds} rounds: the players that are left cannot be paired without a rematch",
    zh: "在 {rounds} 輪中的第 {round} 輪後結束：剩下的棋手已無法在不重複對戰的情況下配對",
    ja:
      "全 {rounds} 回戦のうち第 {round} 回戦で終了：残る対局者を再戦なしで組み合わせることができない",
  },
  tooFew: {
    en: "Over after {round} of {rounds} rounds: fewer than two players are left",
    zh: "在 {rounds} 輪中的第 {round} 輪後結束：剩下的棋手不到兩位",
    ja: "全 {rounds} 回戦のうち第 {round} 回戦で終了：残る対局者が二人に満たない",
  },
  left: {
    en: "{count} games still to be played",
    zh: "尚有 {count} 局未下",
    ja: "残り {count} 局",
  },
  lostTask: {
    en: "Task {task}: {names} of round {round} must be played again, {why}",
    zh: "工作 {task}：第 {round} 輪的 {names} 必須重下，{why}",
    ja: "作業 {task}：第 {round} 回戦の {names} は指し直しが必要。{why}",
  },
  gamesGone: {
    en: "games are missing in {file}",
    zh: "{file} 缺少對局",
    ja: "{file} に対局が足りない",
  },
  noTask: {
    en: "Round {round} has no task {task}: nothing to do",
    zh: "第 {round} 輪沒有第 {task} 項工作，無須執行",
    ja: "第 {round} 回戦に {task} 番の作業はない。何もしない",
  },
  tasks: {
    en: "{count} tasks to be played, listed in {file}",
    zh: "待執行的工作共 {count} 項，列於 {file}",
    ja: "残りの作業は {count} 件。{file} に一覧がある",
  },
  missingTask: {
    en: "Task {task} of round {round} is missing: {names}",
    zh: "第 {round} 輪第 {task} 項工作尚未完成：{names}",
    ja: "第 {round} 回戦の作業 {task} が未完了：{names}",
  },
  forfeitList: { en: "Games lost by forfeit", zh: "違規判負的對局", ja: "反則負けの対局" },
  forfeitLine: {
    en: "{name} against {other}, game {number}: {rule}",
    zh: "{name} 對 {other}，第 {number} 局：{rule}",
    ja: "{name} 対 {other}、第 {number} 局：{rule}",
  },
  "round-robin": { en: "round robin", zh: "循環賽", ja: "総当たり" },
  gauntlet: { en: "gauntlet", zh: "擂台賽", ja: "一対全員" },
  swiss: { en: "Swiss system", zh: "瑞士制", ja: "スイス式" },
  "knock-out": { en: "knock-out", zh: "單淘汰賽", ja: "勝ち抜き戦" },
  bySeed: { en: "by seed", zh: "依種子序", ja: "シード順" },
  bracket: { en: "Bracket", zh: "對戰表", ja: "トーナメント表" },
  goesOn: {
    en: "{name} goes on: {why}",
    zh: "{name} 晉級：{why}",
    ja: "{name} が勝ち上がり：{why}",
  },
  cupWon: {
    en: "{name} wins the contest: {why}",
    zh: "{name} 奪冠：{why}",
    ja: "{name} が優勝：{why}",
  },
  byPoints: {
    en: "won {mine}–{theirs} against {other}",
    zh: "以 {mine} 比 {theirs} 勝 {other}",
    ja: "{other} に {mine} 対 {theirs} で勝利",
  },
  byTieBreak: {
    en: "level with {other} at first, {mine}–{theirs} after the tie-break (games added: {more})",
    zh: "與 {other} 戰平後加賽 {more} 局，以 {mine} 比 {theirs} 勝出",
    ja: "{other} と同点のため {more} 局追加し、計 {mine} 対 {theirs} で勝利",
  },
  bySuddenDeath: {
    en: "level with {other} after the tie-break too, {mine}–{theirs} by sudden death",
    zh: "與 {other} 加賽後仍平手，驟死賽後以 {mine} 比 {theirs} 勝出",
    ja: "{other} と追加の対局でも同点、サドンデスで計 {mine} 対 {theirs} となり勝利",
  },
  byWalkover: {
    en: "walkover, {other} did not play",
    zh: "{other} 未能出賽，不戰勝",
    ja: "{other} が対局できず、不戦勝",
  },
  byBye: { en: "bye, no opponent", zh: "本輪輪空", ja: "相手なし（不戦勝）" },
  asSeed: {
    en: "{mine}–{theirs} against {other} after all tie-breaks, and the better seed",
    zh: "與 {other} 加賽後仍為 {mine} 比 {theirs}，依種子序較前者晉級",
    ja: "{other} とは {mine} 対 {theirs} のまま決着せず、シード順が上",
  },
  neitherGoesOn: {
    en: "Neither {name} nor {other} goes on: neither could play",
    zh: "{name} 與 {other} 皆未能出賽，均未晉級",
    ja: "{name} と {other} はどちらも対局できず、勝ち上がりなし",
  },
  champion: { en: "winner: {name}", zh: "冠軍：{name}", ja: "優勝：{name}" },
  progressNote: {
    en:
      "Each round: the opponent's place in this table, the points won from it, and whether the player moved first (1st) or second (2nd) in the first game; below, its points so far and its place by them.",
    zh:
      "各輪欄位：對手在本表的名次、從其取得的分數，以及首局持先手或後手；下方為該輪後的累計分數與依此排列的名次。",
    ja:
      "各回戦の欄：相手のこの表での順位、その相手から得た点、第一局の先後。下はその回戦までの合計点と、それによる順位。",
  },
  sideFirst: { en: "1st", zh: "先", ja: "先" },
  sideSecond: { en: "2nd", zh: "後", ja: "後" },
  soFar: {
    en: "{points} (#{place})",
    zh: "{points}（第 {place} 名）",
    ja: "{points}（{place} 位）",
  },
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
    /\{(\w+)\} (meetings|tasks|rounds|games)\b/g,
    (all, key, many) => values[key] === 1 ? `{${key}} ${many.slice(0, -1)}` : all,
  );
  return inLanguage(fill({ en: counted, ...others }, values), language);
}
