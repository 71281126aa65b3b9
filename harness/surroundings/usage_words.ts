/** Sentences that several usage errors share. @module */

import { fill, type Localized, UsageError } from "../core/mod.ts";
import { whyRefused } from "./why_refused.ts";

/** A word where none belongs. */
export function unexpected(word: string): Localized {
  return { en: `Unexpected "${word}"`, zh: `多出了「${word}」`, ja: `余分な引数「${word}」` };
}

/** A file or folder that cannot be read. */
export function cannotRead(path: string): Localized {
  return { en: `Cannot read "${path}"`, zh: `無法讀取「${path}」`, ja: `「${path}」を読めない` };
}

/** A file or folder that cannot be written. */
export function cannotWrite(path: string): Localized {
  return {
    en: `Cannot write to "${path}"`,
    zh: `無法寫入「${path}」`,
    ja: `「${path}」に書き込めない`,
  };
}

/** Results that cannot be written where they are to go. */
export function cannotWriteOut(path: string, error: unknown): UsageError {
  return new UsageError(cannotWrite(path), fill(OTHER_OUT_BECAUSE, { why: whyRefused(error) }));
}

/** An option whose value means nothing. */
export function cannotReadOption(name: string, value: string): Localized {
  return {
    en: `Cannot read --${name} "${value}"`,
    zh: `無法解讀 --${name}「${value}」`,
    ja: `--${name}「${value}」を解釈できない`,
  };
}

/** An option that the command does not have. */
export function unknownOptionNamed(word: string): Localized {
  return {
    en: `Unknown option "${word}"`,
    zh: `不認得選項「${word}」`,
    ja: `不明なオプション「${word}」`,
  };
}

/** A protocol that there is not. */
export function unknownProtocol(id: string): Localized {
  return {
    en: `Unknown protocol "${id}"`,
    zh: `不認得協定「${id}」`,
    ja: `不明なプロトコル「${id}」`,
  };
}

/** A generation of a protocol that there is not. */
export function unknownDialect(name: string): Localized {
  return {
    en: `Unknown dialect "${name}"`,
    zh: `不認得版本「${name}」`,
    ja: `不明な版「${name}」`,
  };
}

/** A report that there is not. */
export function unknownReporter(id: string): Localized {
  return {
    en: `Unknown reporter "${id}"`,
    zh: `不認得報告格式「${id}」`,
    ja: `不明なレポート「${id}」`,
  };
}

/** A folder without a contest. */
export function noContest(path: string): Localized {
  return {
    en: `No contest in "${path}"`,
    zh: `「${path}」中沒有比賽`,
    ja: `「${path}」に大会がない`,
  };
}

/** A folder with another contest than the one that was named; `difference` says in what. */
export function holdsOtherContest(path: string, difference: string): Localized {
  return {
    en: `"${path}" holds another contest (${difference})`,
    zh: `「${path}」中是另一個比賽（${difference}）`,
    ja: `「${path}」には別の大会がある（${difference}）`,
  };
}

/** A folder that is taken by another match; `difference` is what the two do not share. */
export function holdsOtherMatch(path: string, difference: string): Localized {
  return {
    en: `"${path}" holds another match (${difference})`,
    zh: `「${path}」中是另一場對戰（${difference}）`,
    ja: `「${path}」には別の対戦がある（${difference}）`,
  };
}

/** A game that Shinpan should know. */
export function noGame(id: string): Localized {
  return { en: `No game "${id}"`, zh: `沒有遊戲「${id}」`, ja: `ゲーム「${id}」はない` };
}

/** Where a command explains itself. */
export const SEE_HELP: Localized = { en: "see --help", zh: "見 --help", ja: "--help を参照" };

/** Where the machine's abilities are explained. */
export const SEE_DOCTOR: Localized = {
  en: "see shinpan doctor",
  zh: "見 shinpan doctor",
  ja: "shinpan doctor を参照",
};

/** An option that does not fit. */
export const LEAVE_OUT: Localized = { en: "leave it out", zh: "請拿掉此選項", ja: "指定しない" };

/** Two options that do not fit together. */
export const LEAVE_ONE_OUT: Localized = {
  en: "leave one of them out",
  zh: "請拿掉其中一個",
  ja: "どちらか一方を外す",
};

/** An option that does not name both players. */
export const NO_TWO_NAMES: Localized = {
  en: "--names needs two names",
  zh: "--names 需要兩個名稱",
  ja: "--names には名前が二つ必要",
};

/** Results that belong elsewhere. */
export const OTHER_OUT: Localized = {
  en: "name another folder with --out",
  zh: "請以 --out 指定另一個資料夾",
  ja: "--out で別のフォルダを指定する",
};

/** Results that would replace others. */
export const OTHER_OUT_OR_FRESH: Localized = {
  en: "name another folder with --out, or start over with --fresh",
  zh: "請以 --out 指定另一個資料夾，或以 --fresh 重新開始",
  ja: "--out で別のフォルダを指定するか、--fresh で最初からやり直す",
};

const OTHER_OUT_BECAUSE: Localized = {
  en: `${OTHER_OUT.en} ({why})`,
  zh: `${OTHER_OUT.zh}（{why}）`,
  ja: `${OTHER_OUT.ja}（{why}）`,
};

/** An engine with arguments that were not quoted. */
export const QUOTE_ENGINE: Localized = {
  en: 'put an engine and its arguments into quotes, as in "./mine -q"',
  zh: '請以引號括住引擎與其參數，如 "./mine -q"',
  ja: 'エンジンとその引数を "./mine -q" のように引用符で囲む',
};

/** What only a mistake in Shinpan can bring about. */
export const OUR_MISTAKE: Localized = {
  en: "this is a mistake of ours",
  zh: "這是 Shinpan 的錯誤",
  ja: "これは Shinpan の誤り",
};

/** A setting that the game does not take. */
export const SEE_SETTING: Localized = {
  en: "see --help for --setting",
  zh: "見 --help 中的 --setting",
  ja: "--help の --setting を参照",
};

/** What is wrong in a file, all of it. */
export function fixAll(problems: Localized): Localized {
  return {
    en: `fix it\n${problems.en}`,
    zh: `請修正\n${problems.zh}`,
    ja: `修正する\n${problems.ja}`,
  };
}
