/** What `record` refuses, and how that is fixed. @module */

import { type Localized, UsageError } from "../core/mod.ts";
import { MOST_STEPS } from "../scenario/mod.ts";
import { MOST_TEXT_BYTES } from "../surroundings/mod.ts";
import type { NoMoment } from "./moment.ts";

/** Nothing to record from. */
export function noSource(): UsageError {
  return new UsageError({
    en: "No script and no game is named",
    zh: "未指定指令稿或對局",
    ja: "スクリプトも対局も指定されていない",
  }, {
    en: "write shinpan record mgtp ./my_engine script.txt, or --from FILE",
    zh: "請寫成 shinpan record mgtp ./my_engine script.txt，或使用 --from FILE",
    ja: "shinpan record mgtp ./my_engine script.txt と書くか、--from FILE を使う",
  });
}

/** A file that is no game, so that it is a script for a protocol that was not named. */
export function noProtocol(path: string): UsageError {
  return new UsageError({
    en: `There is no game in "${path}"`,
    zh: `「${path}」中沒有對局`,
    ja: `「${path}」に対局がない`,
  }, {
    en: "if it is a script, name its protocol, as in shinpan record mgtp ./my_engine script.txt",
    zh: "若為指令稿，請指定協定，如 shinpan record mgtp ./my_engine script.txt",
    ja: "スクリプトなら、shinpan record mgtp ./my_engine script.txt のようにプロトコルを指定する",
  });
}

/** A script with nothing to send, or to which no engine has to say anything. */
export function noDemand(path: string, protocol: string, frames: number): UsageError {
  return frames === 0
    ? new UsageError({
      en: `There is no command in "${path}"`,
      zh: `「${path}」中沒有指令`,
      ja: `「${path}」にコマンドがない`,
    }, {
      en: "write one command a line",
      zh: "每行請寫一個指令",
      ja: "1 行に 1 つのコマンドを書く",
    })
    : new UsageError({
      en: `No command in "${path}" asks a ${protocol} engine for an answer`,
      zh: `「${path}」中沒有任何指令要求 ${protocol} 引擎回答`,
      ja: `「${path}」には ${protocol} のエンジンに答えを求めるコマンドがない`,
    }, {
      en: "add one that does, or name the protocol that the script is for",
      zh: "請加入需要回答的指令，或指定該指令稿所屬的協定",
      ja: "答えを求めるコマンドを加えるか、スクリプトのプロトコルを指定する",
    });
}

/** A source that does not fit the protocol. */
export function noScript(protocol: string, game: string | undefined): UsageError {
  return new UsageError(
    game === undefined
      ? {
        en: `${protocol} does not exchange lines, so a script cannot be sent`,
        zh: `${protocol} 不以文字行對話，無法送出指令稿`,
        ja: `${protocol} は行でやり取りしないため、スクリプトは送れない`,
      }
      : {
        en: `A game of ${game} cannot be told in ${protocol}`,
        zh: `${protocol} 無法表達 ${game} 的對局`,
        ja: `${game} の対局は ${protocol} では伝えられない`,
      },
    game === undefined
      ? {
        en: "record a game instead, with --from",
        zh: "請改以 --from 錄製對局",
        ja: "代わりに --from で対局を記録する",
      }
      : { en: "name another protocol", zh: "請指定其他協定", ja: "別のプロトコルを指定する" },
  );
}

/** A game without the moment that was asked for. */
export function noMoment(path: string, why: NoMoment): UsageError {
  return new UsageError(NO_MOMENT[why.kind](path, "ply" in why ? why.ply : 0), {
    en: "look at the game with shinpan replay",
    zh: "請以 shinpan replay 檢視該對局",
    ja: "shinpan replay で対局を確かめる",
  });
}

const NO_MOMENT: Readonly<Record<NoMoment["kind"], (path: string, ply: number) => Localized>> = {
  illegal: (path, ply) => ({
    en: `Ply ${ply} of "${path}" is not legal`,
    zh: `「${path}」的第 ${ply} 手不合規則`,
    ja: `「${path}」の ${ply} 手目は合法でない`,
  }),
  "not-to-move": (path, ply) => ({
    en: `After ply ${ply} of "${path}" the engine is not to move`,
    zh: `「${path}」第 ${ply} 手之後不輪到引擎`,
    ja: `「${path}」の ${ply} 手目の後はエンジンの手番ではない`,
  }),
  never: (path) => ({
    en: `The engine was never to move in "${path}"`,
    zh: `「${path}」中從未輪到引擎`,
    ja: `「${path}」ではエンジンの手番が一度もない`,
  }),
};

/** A script that is longer than a scenario may be. */
export function tooLong(path: string, steps: number): UsageError {
  return new UsageError({
    en: `"${path}" is too long for a scenario: sending and expecting, it has ${steps} steps`,
    zh: `「${path}」太長，無法寫成一個情境：連同送出與預期共有 ${steps} 個步驟`,
    ja: `「${path}」は 1 つのシナリオには長すぎる：送信と期待を合わせて ${steps} 個の手順になる`,
  }, {
    en: `split it, ${MOST_STEPS} steps are the most`,
    zh: `請分割，最多 ${MOST_STEPS} 個步驟`,
    ja: `分割する。最大 ${MOST_STEPS} 個`,
  });
}

/** Standard input that does not end. */
export function tooMuch(): UsageError {
  return new UsageError({
    en: "There is too much on standard input",
    zh: "標準輸入的內容太多",
    ja: "標準入力の内容が多すぎる",
  }, {
    en: `${MOST_TEXT_BYTES / 1024 / 1024} MiB are the most`,
    zh: `最多 ${MOST_TEXT_BYTES / 1024 / 1024} MiB`,
    ja: `最大 ${MOST_TEXT_BYTES / 1024 / 1024} MiB`,
  });
}

/** A source of which `lint` would not accept the scenario. */
export function unreadable(path: string, problems: Localized): UsageError {
  return new UsageError({
    en: `No scenario can be made of "${path}"`,
    zh: `無法將「${path}」寫成情境`,
    ja: `「${path}」からシナリオを作れない`,
  }, {
    en: `lint would refuse it\n${problems.en}`,
    zh: `lint 不會接受\n${problems.zh}`,
    ja: `lint が受け付けない\n${problems.ja}`,
  });
}
