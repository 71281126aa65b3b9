/** Every word about matches that is ours, in all languages. @module */

import {
  fill,
  inLanguage,
  type Language,
  type Localized,
  type MatchClock,
} from "../harness/core/mod.ts";
import { duration } from "./lines.ts";

const WORDS = {
  games: { en: "{done} of {all} games", zh: "{all} 局中的 {done} 局", ja: "{all} 局中 {done} 局" },
  swapped: { en: "sides changed", zh: "先後互換", ja: "先後交代" },
  unswapped: { en: "{name} always first", zh: "{name} 固定先手", ja: "{name} が常に先手" },
  seed: { en: "seed {seed}", zh: "亂數種子 {seed}", ja: "シード {seed}" },
  result: { en: "result", zh: "結果", ja: "結果" },
  draws: { en: "draws", zh: "和局", ja: "引き分け" },
  draw: { en: "draw", zh: "和局", ja: "引き分け" },
  elo: { en: "Elo difference", zh: "Elo 差", ja: "Elo 差" },
  eloGames: {
    en: "{elo} ({low} … {high}), 95 %, from {count} games",
    zh: "{elo}（{low} … {high}），95%，依 {count} 局計算",
    ja: "{elo}（{low} … {high}）、95%、{count} 局から",
  },
  eloPairs: {
    en: "{elo} ({low} … {high}), 95 %, from {count} pairs of games",
    zh: "{elo}（{low} … {high}），95%，依 {count} 組同盤對局計算",
    ja: "{elo}（{low} … {high}）、95%、同一配置の {count} 組から",
  },
  asFirst: { en: "{name} first", zh: "{name} 先手", ja: "{name} 先手" },
  asSecond: { en: "{name} second", zh: "{name} 後手", ja: "{name} 後手" },
  ends: { en: "ends", zh: "終局原因", ja: "終局の理由" },
  time: { en: "time", zh: "用時", ja: "消費時間" },
  timeUse: {
    en: "{name}: {mean} a ply, longest {longest}, {plies} plies",
    zh: "{name}：每手 {mean}，最長 {longest}，共 {plies} 手",
    ja: "{name}：一手平均 {mean}、最長 {longest}、計 {plies} 手",
  },
  leastLeft: { en: ", least left {left}", zh: "，最少剩餘 {left}", ja: "、最少残り {left}" },
  untimed: { en: "{name}: not measured", zh: "{name}：未計時", ja: "{name}：計測なし" },
  inconclusive: {
    en:
      "{count} games without a result: interrupted, or the machine or the harness was at fault; neither player loses",
    zh: "{count} 局沒有結果：對局中斷，或問題出在機器或測試工具；不判任何一方負",
    ja: "{count} 局は結果なし：中断、またはマシンか審判側の問題で、どちらの負けでもない",
  },
  undecided: { en: "no result", zh: "無結果", ja: "結果なし" },
  broke: {
    en: "{name} broke a rule in {count} games",
    zh: "{name} 在 {count} 局中違反規則",
    ja: "{name} は {count} 局で規則に違反",
  },
  advised: {
    en: "{name} did not follow a recommendation in {count} games",
    zh: "{name} 在 {count} 局中未依照建議",
    ja: "{name} は {count} 局で推奨に従わなかった",
  },
  unbound: {
    en: "No binding rule was broken",
    zh: "沒有違反任何必須遵守的規則",
    ja: "必須の規則への違反なし",
  },
  clean: { en: "No rule was broken", zh: "沒有違反任何規則", ja: "規則違反なし" },
  cutShort: {
    en: "{count} games still to be played: the same command goes on with them",
    zh: "尚有 {count} 局未下；執行相同指令即可繼續",
    ja: "残り {count} 局。同じコマンドで続きから行う",
  },
  notBegun: {
    en: "{count} games were not begun for that",
    zh: "因此有 {count} 局沒有開始",
    ja: "そのため {count} 局は始めなかった",
  },
  neverSpoke: {
    en: "{name} did not say a word in its first game",
    zh: "{name} 在第一局中沒有任何回應",
    ja: "{name} は最初の対局で何も出力しなかった",
  },
  neverAnswered: {
    en: "{name} said something in its first game, but nothing that answers what it was told",
    zh: "{name} 在第一局中有輸出，但沒有回覆任何指令",
    ja: "{name} は最初の対局で出力はしたが、どのコマンドへの応答にもなっていない",
  },
  unstartable: {
    en: "{name} could not be started",
    zh: "無法啟動 {name}",
    ja: "{name} を起動できない",
  },
  wonBy: {
    en: "{name} wins by {reason}",
    zh: "{name} 勝（{reason}）",
    ja: "{name} の勝ち（{reason}）",
  },
  drawnBy: { en: "draw by {reason}", zh: "和局（{reason}）", ja: "引き分け（{reason}）" },
  game: { en: "game {number}", zh: "第 {number} 局", ja: "第 {number} 局" },
  plies: { en: "{count} plies", zh: "{count} 手", ja: "{count} 手" },
  again: { en: "tried {count} times", zh: "嘗試 {count} 次", ja: "{count} 回目" },
  noLimit: { en: "no time limit", zh: "不限時", ja: "時間無制限" },
  main: { en: "{main} each", zh: "各 {main}", ja: "持ち時間 {main}" },
  extra: { en: "{extra} a ply", zh: "每手 {extra}", ja: "一手 {extra}" },
  shared: {
    en: "{extra} for {plies} plies",
    zh: "每 {plies} 手 {extra}",
    ja: "{plies} 手ごとに {extra}",
  },
  increment: { en: "+{increment} a ply", zh: "每手加 {increment}", ja: "一手ごとに +{increment}" },
  crossTable: { en: "Cross table", zh: "對戰總表", ja: "対戦表" },
  rank: { en: "rank", zh: "名次", ja: "順位" },
  player: { en: "player", zh: "棋手", ja: "対局者" },
  points: { en: "points", zh: "得分", ja: "得点" },
  fouls: { en: "fouls", zh: "違規", ja: "違反" },
} as const satisfies Readonly<Record<string, Localized>>;

/** The name of a word. */
export type MatchWord = keyof typeof WORDS;

/** A word in a language, with values in its `{places}`. */
export function matchWord(
  name: MatchWord,
  language: Language,
  values: Readonly<Record<string, string | number>> = {},
): string {
  const { en, ...others } = WORDS[name];
  return inLanguage(fill({ en: singular(en, values), ...others }, values), language);
}

/** One game is no games. */
function singular(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replaceAll(
    /\{(\w+)\} (games|pairs|plies|times)\b(?: (were)\b)?/g,
    (all, key, many, were) => {
      if (values[key] !== 1) return all;
      return `{${key}} ${many === "plies" ? "ply" : many.slice(0, -1)}${were ? " was" : ""}`;
    },
  );
}

/** A span of time on the console. */
export function spanWords(ms: number, language: Language): string {
  const span = duration(ms).replace(/ min 0 s$/, " min");
  if (language === "en") return span;
  const units = UNITS[language];
  return span.replaceAll(/\b(ms|s|min)\b/g, (unit) => units[unit] ?? unit);
}

const UNITS: Readonly<Record<"zh" | "ja", Readonly<Record<string, string>>>> = {
  zh: { ms: "毫秒", s: "秒", min: "分" },
  ja: { ms: "ミリ秒", s: "秒", min: "分" },
};

/** A clock with more than this counts as unlimited. */
export const NO_LIMIT_MS = 2_147_483_647;

/** A clock in words. */
export function clockWords(
  clock: MatchClock,
  language: Language,
  time: (ms: number) => string = (ms) => spanWords(ms, language),
): string {
  const { mainMs, extraMs, sharedPlies, incrementMs } = clock;
  if (mainMs >= NO_LIMIT_MS) return matchWord("noLimit", language);
  const say = (name: MatchWord, values: Record<string, string | number>): string =>
    matchWord(name, language, values);
  const extra = time(extraMs);
  return [
    ...mainMs > 0 ? [say("main", { main: time(mainMs) })] : [],
    ...incrementMs > 0 ? [say("increment", { increment: time(incrementMs) })] : [],
    ...extraMs === 0
      ? []
      : [sharedPlies > 1 ? say("shared", { extra, plies: sharedPlies }) : say("extra", { extra })],
  ].join(" ");
}

/** A difference in Elo points for people. */
export function eloText(elo: number): string {
  if (elo === Infinity) return "+∞";
  if (elo === -Infinity) return "−∞";
  const rounded = Math.round(elo);
  return rounded > 0 ? `+${rounded}` : rounded < 0 ? `−${-rounded}` : "0";
}

/** What people call a game; its id where it is not known. */
export function gameName(game: string, language: Language): string {
  return Object.hasOwn(TITLES, game) ? inLanguage(TITLES[game] ?? game, language) : game;
}

const TITLES: Readonly<Record<string, Localized>> = {
  "dark-chess": { en: "Chinese dark chess", zh: "暗棋", ja: "中国暗棋" },
  geister: { en: "Geister", zh: "鬼棋", ja: "ガイスター" },
  shogi: { en: "Shogi", zh: "將棋", ja: "将棋" },
  tzaar: { en: "Tzaar", zh: "Tzaar", ja: "Tzaar（ツァール）" },
};

/** A reason on the console: English keeps the word of the record, others have their own. */
export function reasonName(reason: string, language: Language): string {
  return language === "en" ? reason : reasonWords(reason, language);
}

/** The reasons for which games end, where there are better words than the platform's own. */
const REASONS: Readonly<Record<string, Localized>> = {
  NoMove: { en: "no move left", zh: "無子可動", ja: "動かせる駒なし" },
  NoEatFlipDraw: { en: "no capture or flip", zh: "未吃子、未翻棋", ja: "取りもめくりもなし" },
  PositionRepetitionDraw: { en: "repetition", zh: "長捉", ja: "千日手" },
  TimeOut: { en: "time", zh: "逾時", ja: "時間切れ" },
  Resign: { en: "resignation", zh: "認負", ja: "投了" },
  DrawOffer: { en: "agreed by both", zh: "雙方同意", ja: "双方の合意" },
  Disconnect: { en: "the engine was gone", zh: "引擎中斷", ja: "エンジン停止" },
  IllegalMove: { en: "an illegal move", zh: "不合法的步", ja: "反則手" },
  ProtocolError: { en: "a broken protocol", zh: "違反通訊協定", ja: "プロトコル違反" },
  NoRedGhost: { en: "all red ghosts taken", zh: "紅鬼被吃光", ja: "赤ゴースト全滅" },
  NoBlueGhost: { en: "all blue ghosts taken", zh: "藍鬼被吃光", ja: "青ゴースト全滅" },
  ChessEscape: { en: "escape", zh: "脫逃", ja: "脱出" },
  checkmate: { en: "checkmate", zh: "將死", ja: "詰み" },
  stalemate: { en: "no legal move", zh: "無合法步", ja: "合法手なし" },
  repetition: { en: "repetition", zh: "千日手", ja: "千日手" },
  "perpetual-check": { en: "perpetual check", zh: "連續王手", ja: "連続王手の千日手" },
  "move-limit": { en: "too many plies", zh: "達手數上限", ja: "手数制限" },
  resignation: { en: "resignation", zh: "認負", ja: "投了" },
  declaration: { en: "a declared win", zh: "入玉宣言勝", ja: "入玉宣言" },
  NoTott: { en: "no Totts left", zh: "Tott 全失", ja: "トット全滅" },
  NoTzarra: { en: "no Tzarras left", zh: "Tzarra 全失", ja: "ツァラ全滅" },
  NoTzaar: { en: "no Tzaars left", zh: "Tzaar 全失", ja: "ツァール全滅" },
  NoCapture: { en: "no capture possible", zh: "無子可吃", ja: "取る手なし" },
  GamePlyLimitDraw: { en: "too many plies", zh: "達手數上限", ja: "手数制限" },
};

/** A reason in words; the platform's own where there are no better. */
export function reasonWords(reason: string, language: Language): string {
  return Object.hasOwn(REASONS, reason) ? inLanguage(REASONS[reason] ?? reason, language) : reason;
}

/** Whether sides changed, and the first player where they did not; people change sides in single games. */
export function sidesWords(
  { swap, names, games }: {
    readonly swap: boolean;
    readonly names: readonly [string, string];
    readonly games: readonly { readonly first: 0 | 1 }[];
  },
  language: Language,
): string {
  const firsts = new Set(games.map(({ first }) => first));
  if (swap || firsts.size === 2) return matchWord("swapped", language);
  return matchWord("unswapped", language, { name: names[games[0]?.first ?? 0] });
}
